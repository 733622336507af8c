import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'

interface Props {
  title: string
  /** Target of the heading's link. */
  to?: string | undefined
  children: ReactNode
}

/** A card whose heading links to the complete list. */
export const Panel = ({ title, to, children }: Props) => {
  const id = useId()
  return (
    <Card component='section' aria-labelledby={id} sx={{ p: 5, minWidth: 0 }}>
      <Typography id={id} variant='h3' component='h3' sx={{ mb: 3 }}>
        {to === undefined ? (
          title
        ) : (
          <Link component={RouterLink} to={to} color='inherit' underline='hover'>
            {title}
          </Link>
        )}
      </Typography>
      {children}
    </Card>
  )
}
