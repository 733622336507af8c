import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  icon: ReactNode
  title: string
  text: string
  /** What can be done about it. */
  children?: ReactNode
}

/** One way of proving oneself: what it is, how it stands, and its buttons. */
export const FactorRow = ({ icon, title, text, children }: Props) => (
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
      <Box sx={{ minWidth: 0 }}>
        <Typography dir='auto' sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant='body2' sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginInlineStart: 'auto' }}>{children}</Box>
  </Box>
)
