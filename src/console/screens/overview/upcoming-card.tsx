import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ListRow } from '../../engine/list/state/list-rows.ts'
import { rowName } from '../../engine/list/state/row-name.ts'
import { rowPages } from '../../engine/list/tools/row-pages.ts'
import { abilitiesOf, operationOf } from '../../engine/operations.ts'
import { modulePathUrl } from '../../engine/routes/module-paths.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { formatMoment } from '../../ui/format-moment.ts'
import type { CardEntry } from './card.ts'
import { Facts } from './facts.tsx'
import { Panel } from './panel.tsx'
import { dayOf, upcoming } from './upcoming.ts'
import { type ListAt, useListAt } from './use-list-at.ts'

/** Number of rows, newest first, that are searched for upcoming ones; lists cannot sort by these days. */
const looked = 500
const maxRows = 5

const readRecent = async (at: ListAt, signal: AbortSignal): Promise<readonly ListRow[]> => {
  const found: ListRow[] = []
  for await (const { rows } of rowPages(at, signal)) {
    found.push(...rows)
    if (found.length >= looked) break
  }
  return found
}

const Upcoming = ({ entry, at }: { entry: CardEntry; at: ListAt }) => {
  const { t } = useTranslation('tools')
  const { i18n } = useTranslation()
  const label = useLabel()
  const check = usePrivilegeCheck()
  const { module, list } = at
  const { data } = useQuery({
    queryKey: [operationOf(module.module, 'list'), 'upcoming', module.id],
    queryFn: ({ signal }) => readRecent(at, signal),
  })
  if (!data) return null
  const next = upcoming(data, entry, new Date(), maxRows)
  const can = abilitiesOf(module.module, check)
  return (
    <Panel title={label(entry.label)} to={entry.to}>
      {next.length === 0 ? (
        <Typography variant='body2' color='text.secondary'>
          {t('overview.noneUpcoming')}
        </Typography>
      ) : (
        <Facts
          facts={next.map((row) => ({
            key: String(row.id),
            name: rowName(list, row),
            value: formatMoment(dayOf(row[entry.from ?? '']), i18n.language, 'day'),
            to: can.update && can.get ? modulePathUrl(module.module, 'edit', row) : undefined,
          }))}
        />
      )}
    </Panel>
  )
}

/** The upcoming rows of a list with days. */
export const UpcomingCard = ({ entry }: { entry: CardEntry }) => {
  const at = useListAt(entry.to ?? '/')
  return at && <Upcoming entry={entry} at={at} />
}
