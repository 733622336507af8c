import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { pagerHeight } from '../views/pager-space.ts'

/** Its class, for what gives it room. */
export const selectionFrame = 'selection-frame'

interface Props {
  label?: string
  children: ReactNode
}

/** Stands at the foot of the window, over the page and above the pager. */
export const SelectionFrame = ({ label, children }: Props) => (
  <Paper
    component='section'
    elevation={8}
    className={`screen-only ${selectionFrame}`}
    aria-label={label}
    sx={{
      position: 'fixed',
      bottom: 16 + pagerHeight,
      insetInline: { xs: 8, lg: 'calc(260px + 5vw) 5vw' },
      maxWidth: 900,
      mx: 'auto',
      zIndex: 'appBar',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 2,
      px: 3,
      py: 2,
      border: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Paper>
)
