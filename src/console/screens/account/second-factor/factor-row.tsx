import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { AccountRow } from '../account-row.tsx'

interface Props {
  icon: ReactNode
  title: string
  text: string
  /** Action buttons. */
  children?: ReactNode
}

/** A second factor: its name, state and buttons. */
export const FactorRow = ({ icon, title, text, children }: Props) => (
  <AccountRow icon={icon} buttons={children}>
    <Typography dir='auto' sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
    <Typography variant='body2' sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  </AccountRow>
)
