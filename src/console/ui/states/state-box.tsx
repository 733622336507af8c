import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A centred column in place of content. */
export const StateBox = ({ role, children }: { role?: 'status' | 'alert'; children: ReactNode }) => (
  <Box
    role={role}
    sx={{
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      textAlign: 'center',
      gap: 3,
      px: 4,
      py: 14,
      color: 'text.secondary',
      '& svg': { fontSize: 44 },
    }}
  >
    {children}
  </Box>
)
