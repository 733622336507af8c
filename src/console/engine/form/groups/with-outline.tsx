import Box from '@mui/material/Box'
import { type ReactNode, Suspense } from 'react'
import { lazyOr } from '../../../ui/lazy/lazy-or.ts'
import { narrowerThan } from '../../../ui/styles/breakpoints.ts'
import type { OutlineProps } from './outline.tsx'

const Outline = lazyOr<OutlineProps>(
  () => import('./outline.tsx').then((file) => file.Outline),
  () => null,
)

/** Width of a form, in pixels. */
export const formWidth = 880

interface Props extends OutlineProps {
  /** Whether there is room beside the form: not in a dialog. */
  shown: boolean
  children: ReactNode
}

/** A form with an outline beside it, on wide screens and for forms with groups. */
export const WithOutline = ({ shown, children, ...outline }: Props) =>
  shown && outline.ui['ui:groups'] !== undefined ? (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: `minmax(0, ${formWidth}px) 200px` },
        columnGap: 6,
        // Another panel is open beside the form and leaves room for only one.
        [`@media ${narrowerThan('xxl')}`]: {
          '[data-narrow] &': { display: 'block', '& > .outline': { display: 'none' } },
        },
      }}
    >
      {children}
      <Box className='outline' sx={{ display: { xs: 'none', xl: 'block' } }}>
        <Suspense>
          <Outline {...outline} />
        </Suspense>
      </Box>
    </Box>
  ) : (
    children
  )
