import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { Platform } from '../../../modules/format/types.ts'
import { enterPlatform } from '../../session/platform.ts'

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

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(3),
    paddingBlock: theme.spacing(1.5),
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 'none' },
  '& > li > bdi': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > li > span': { flex: 'none', color: theme.palette.text.secondary, whiteSpace: 'nowrap' },
}))

export interface Fact {
  key: string
  name: string
  value: string
  /** Target of the name's link. */
  to?: string | undefined
  /** The mode of the target, if different. */
  platform?: Platform
  /** An action button. */
  action?: ReactNode
}

/** A list of names with facts about each. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <List>
    {facts.map(({ key, name, value, to, platform, action }) => (
      <li key={key}>
        <bdi>
          {to === undefined ? (
            name
          ) : (
            <Link
              component={RouterLink}
              to={to}
              {...(platform && { state: { platform }, onClick: () => enterPlatform(platform) })}
            >
              {name}
            </Link>
          )}
        </bdi>
        <span>
          {value}
          {action}
        </span>
      </li>
    ))}
  </List>
)
