import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { listRequest } from '../../engine/list/state/list-request.ts'
import { readRows } from '../../engine/list/state/list-rows.ts'
import { formatNumber } from '../../i18n/format-number.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { menuIcon } from '../../shell/menu/menu-icons.ts'
import type { CardEntry } from './card.ts'
import { type ListAt, useListAt } from './use-list-at.ts'

const Count = ({ entry, at }: { entry: CardEntry; at: ListAt }) => {
  const { i18n } = useTranslation()
  const label = useLabel()
  const { data } = useQuery(listRequest(at.module, { ...at.state, page: 0 }, at.values))
  if (!data) return null
  const Icon = menuIcon(entry.icon)
  return (
    <Card sx={{ minWidth: 0 }}>
      <CardActionArea
        component={RouterLink}
        to={entry.to ?? '/'}
        sx={{ p: 5, height: 1, display: 'flex', justifyContent: 'flex-start', gap: 4 }}
      >
        <Icon aria-hidden sx={{ color: 'primary.main' }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant='body2' color='text.secondary'>
            {label(entry.label)}
          </Typography>
          <Typography sx={{ fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.2 }}>
            {formatNumber(readRows(at.list, data.payload).total, i18n.language)}
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  )
}

/** The number of rows of the list at an address. */
export const CountCard = ({ entry }: { entry: CardEntry }) => {
  const at = useListAt(entry.to ?? '/')
  return at && <Count entry={entry} at={at} />
}
