import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listRequest, readRows } from '../../engine/list/state/list-rows.ts'
import { CellView } from '../../engine/list/views/cell-view.tsx'
import { timeAgo } from '../../i18n/time-ago.ts'
import { useLabel } from '../../i18n/use-label.ts'
import type { CardEntry } from './card.ts'
import { Panel } from './panel.tsx'
import { type ListAt, useIsListShown, useListAt } from './use-list-at.ts'

/** A list of changes, with user and time in small type. */
const ChangeList = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: theme.spacing(1.5), borderTop: `1px solid ${theme.palette.divider}` },
  '& > li:first-of-type': { borderTop: 'none' },
  '& > li > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(2),
    overflowWrap: 'anywhere',
  },
  '& small': { color: theme.palette.text.secondary },
}))

const maxRows = 6

/** Columns of the history for the kind of change and the record; user and time are shown beside them. */
const shownFields = ['kind', 'resource', 'label']

const Changes = ({ entry, at }: { entry: CardEntry; at: ListAt }) => {
  const { t } = useTranslation('engine')
  const { i18n } = useTranslation()
  const label = useLabel()
  const { data } = useQuery(listRequest(at.module, { ...at.state, page: 0 }, at.values))
  if (!data) return null
  const rows = readRows(at.list, data.payload).rows.slice(0, maxRows)
  const columns = shownFields.flatMap((shown) => at.list.columns.filter(({ field }) => field === shown))
  const now = new Date()
  return (
    <Panel title={label(entry.label)} to={entry.to}>
      <ChangeList>
        {rows.map((row) => (
          <li key={String(row.id)}>
            <div>
              {columns.map((column) => (
                <CellView key={column.field} column={column} row={row} rows={rows} />
              ))}
            </div>
            <small>
              <bdi>{String(row.changedBy ?? t('history.system'))}</bdi> ·{' '}
              <time dateTime={String(row.changedDate)}>
                {timeAgo(new Date(String(row.changedDate)), now, i18n.language)}
              </time>
            </small>
          </li>
        ))}
      </ChangeList>
    </Panel>
  )
}

/** The first rows of the history at an address, and their users. */
export const ChangesCard = ({ entry }: { entry: CardEntry }) => {
  const to = entry.to ?? '/'
  const at = useListAt(to, useIsListShown(to))
  return at && <Changes entry={entry} at={at} />
}
