import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { fieldOf, type Scope } from '../scope.ts'

interface Props {
  scope: Scope
  block: { field: string; label?: string | true }
  children: ReactNode
}

/** A block below its label, if it has one. */
export const Labelled = ({ scope, block, children }: Props) => {
  const { label } = block
  if (label === undefined) return children
  return (
    <Box>
      <Typography variant='overline' component='div' sx={{ color: 'primary.main', lineHeight: 1.6, mb: 1 }}>
        {label === true ? fieldOf(scope, block.field).label : label}
      </Typography>
      {children}
    </Box>
  )
}
