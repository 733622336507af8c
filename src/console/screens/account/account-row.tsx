import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  icon: ReactNode
  children: ReactNode
  /** Action buttons. */
  buttons: ReactNode
}

/** A row of an account page: icon, texts and buttons, stacked in narrow windows. */
export const AccountRow = ({ icon, children, buttons }: Props) => (
  <Box
    component='li'
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 4,
      py: 4,
      borderTop: 1,
      borderColor: 'divider',
      listStyle: 'none',
    }}
  >
    <Box sx={{ display: 'flex', gap: 4, flex: '1 1 260px', minWidth: 0 }}>
      {icon}
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginInlineStart: 'auto' }}>{buttons}</Box>
  </Box>
)
