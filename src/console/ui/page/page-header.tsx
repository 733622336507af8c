import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { shortWindow } from '../styles/breakpoints.ts'
import { Breadcrumb, type Crumb } from './breadcrumb.tsx'
import { usePageFocus } from './use-page-focus.ts'

interface PageHeaderProps {
  /** Translated. */
  title: string
  /** Language of the title, if not the present one. */
  titleLanguage?: string
  breadcrumb?: readonly Crumb[]
  /** Buttons at the right end. */
  actions?: ReactNode
  /** The home page: the document title is only the foundation's name. */
  home?: boolean
}

/** Id of the main heading, for elements labelled by it. */
export const pageHeadingId = 'page-heading'

/** Header of every page: main heading, breadcrumb and page actions. */
export const PageHeader = ({ title, titleLanguage, breadcrumb, actions, home = false }: PageHeaderProps) => {
  const heading = usePageFocus(home ? undefined : title)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 3,
        mb: 4,
        [shortWindow]: { mb: 3 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant='h1'
          id={pageHeadingId}
          ref={heading}
          tabIndex={-1}
          lang={titleLanguage}
          sx={{ mb: 1 }}
        >
          {title}
        </Typography>
        {breadcrumb && <Breadcrumb items={breadcrumb} />}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box>}
    </Box>
  )
}
