import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { useCountMissingTexts } from '../../../../generated/api/language/language.ts'
import { isAvailable } from '../../../client/availability.ts'
import { languagesRequest } from '../../../client/content-languages.ts'
import { type ListRow, listRequest, readRows, rowName } from '../../engine/list/state/list-rows.ts'
import { rowPages } from '../../engine/list/tools/row-pages.ts'
import { abilitiesOf, operationOf } from '../../engine/operations.ts'
import { modulePathUrl } from '../../engine/routes/module-paths.ts'
import { useIsListAllowed } from '../../engine/routes/modules-at.ts'
import { formatMoment } from '../../i18n/format-date.ts'
import { formatNumber } from '../../i18n/format-number.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { menuIcon } from '../../shell/menu/menu-icons.ts'
import { whenPageIdle } from '../../ui/lazy/lazy-when-idle.tsx'
import { type CardEntry, cardEntries } from './card.ts'
import { ChangesCard } from './changes-card.tsx'
import { DraftsCard } from './drafts-card.tsx'
import { Facts, Panel } from './panel.tsx'
import {
  dayOf,
  type ListAt,
  upcoming,
  upcomingState,
  upcomingUrl,
  useIsListShown,
  useListAt,
} from './use-list-at.ts'
import { YearCard } from './year-card.tsx'

/** Number of rows, newest first, that are searched in lists that cannot filter and sort by these days. */
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

const readUpcoming = async (entry: CardEntry, at: ListAt, signal: AbortSignal) => {
  const state = upcomingState(entry, at, new Date())
  if (!state) return readRecent(at, signal)
  const { payload } = await listRequest(at.module, state, at.values).queryFn({ signal })
  return readRows(at.list, payload).rows
}

const Upcoming = ({ entry, at }: { entry: CardEntry; at: ListAt }) => {
  const { t } = useTranslation('tools')
  const { i18n } = useTranslation()
  const label = useLabel()
  const check = usePrivilegeCheck()
  const { module, list } = at
  const { data } = useQuery({
    queryKey: [operationOf(module.module, 'list'), 'upcoming', module.id],
    queryFn: ({ signal }) => readUpcoming(entry, at, signal),
  })
  if (!data) return null
  const next = upcoming(data, entry, new Date(), maxRows)
  const can = abilitiesOf(module.module, check)
  return (
    <Panel title={label(entry.label)} to={upcomingUrl(entry, at, new Date())}>
      {next.length === 0 ? (
        <Typography variant='body2' color='textSecondary'>
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
const UpcomingCard = ({ entry }: { entry: CardEntry }) => {
  const to = entry.to ?? '/'
  const at = useListAt(to, useIsListShown(to))
  return at && <Upcoming entry={entry} at={at} />
}

interface TotalProps {
  /** Address of the list, including filters. */
  to: string
  /** Shown until the number is known, and to users who may not read the list. */
  unknown: ReactNode
}

const Total = ({ at, unknown }: { at: ListAt } & Pick<TotalProps, 'unknown'>) => {
  const { i18n } = useTranslation()
  const { data } = useQuery(listRequest(at.module, { ...at.state, page: 0 }, at.values))
  return data ? formatNumber(readRows(at.list, data.payload).total, i18n.language) : unknown
}

/** The number of rows of the list at an address, in either mode. */
export const ListTotal = ({ to, unknown }: TotalProps) => {
  const at = useListAt(to, useIsListAllowed(to))
  return at ? <Total at={at} unknown={unknown} /> : unknown
}

/** The number of rows of the list at an address, in a card whose place is fixed from the start. */
const CountCard = ({ entry }: { entry: CardEntry }) => {
  const label = useLabel()
  const to = entry.to ?? '/'
  const isShown = useIsListShown(to)
  if (!isShown) return null
  const Icon = menuIcon(entry.icon)
  return (
    <Card sx={{ minWidth: 0 }}>
      <CardActionArea
        component={RouterLink}
        to={to}
        sx={{ p: 5, height: 1, display: 'flex', justifyContent: 'flex-start', gap: 4 }}
      >
        <Icon aria-hidden sx={{ color: 'primary.main' }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant='body2' color='textSecondary'>
            {label(entry.label)}
          </Typography>
          <Typography sx={{ fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.2 }}>
            <ListTotal to={to} unknown='…' />
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  )
}

/** Number of records with missing texts in each language, of all that the user may read. */
const MissingCard = ({ entry }: { entry: CardEntry }) => {
  const { i18n } = useTranslation()
  const label = useLabel()
  const { data: languages } = useQuery(languagesRequest())
  const { data: counts } = useCountMissingTexts({ query: { enabled: isAvailable('countMissingTexts') } })
  if (!languages || !counts || counts.payload.length === 0) return null
  const missing = counts.payload.flatMap((count) => count.languages)
  return (
    <Panel title={label(entry.label)} to={entry.to}>
      <Facts
        facts={languages.payload.map(({ id, name }) => ({
          key: String(id),
          name,
          to: entry.to,
          value: formatNumber(
            missing
              .filter(({ languageId }) => languageId === id)
              .reduce((sum, { missing }) => sum + missing, 0),
            i18n.language,
          ),
        }))}
      />
    </Panel>
  )
}

/** The kinds of cards by their name in `dashboard.json`. */
export const cardKinds: Readonly<Record<string, ComponentType<{ entry: CardEntry }>>> = {
  count: CountCard,
  drafts: DraftsCard,
  'missing-texts': MissingCard,
  upcoming: UpcomingCard,
  changes: ChangesCard,
  year: YearCard,
}

const isCount = ({ kind }: CardEntry): boolean => kind === 'count'

const Cards = ({
  entries,
  least,
  alignItems,
  margin,
  isHidden = false,
}: {
  entries: readonly CardEntry[]
  least: number
  alignItems: 'start' | 'stretch'
  margin: { mt: number } | { mb: number }
  isHidden?: boolean
}) => (
  <Box
    sx={{
      display: 'grid',
      gap: 4,
      ...margin,
      alignItems,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
      ...(isHidden ? { visibility: 'hidden', minHeight: 300 } : { '&:empty': { display: 'none' } }),
    }}
  >
    {entries.map((entry) => {
      const Card = cardKinds[entry.kind]
      return Card && <Card key={entry.label} entry={entry} />
    })}
  </Box>
)

/** The numbers of open tasks of the user. */
export const Tasks = () => (
  <Cards entries={cardEntries.filter(isCount)} least={220} alignItems='stretch' margin={{ mb: 4 }} />
)

/** Upcoming events and recent changes that the user may read, all at once, so that none moves another. */
export const Overview = () => {
  const queries = useQueryClient()
  const [isHidden, setHidden] = useState(true)
  useEffect(() => {
    void whenPageIdle(queries).then(() => setHidden(false))
  }, [queries])
  const entries = cardEntries.filter((entry) => !isCount(entry))
  return <Cards entries={entries} least={320} alignItems='start' margin={{ mt: 4 }} isHidden={isHidden} />
}
