import { dateOf } from '../../../contract/dates.ts'
import { pageSizesOf } from '../../../modules/format/list-defaults.ts'
import { rangeText } from '../../engine/list/state/filters.ts'
import { writeListUrl } from '../../engine/list/state/list-url.ts'
import type { CardEntry } from './card.ts'
import type { ListAt } from './use-list-at.ts'

/** The start of a day in wire format: DD/MM/YYYY, or ISO; NaN for anything else. */
export const dayOf = (value: unknown): number =>
  typeof value === 'string' ? dateOf(value).setHours(0, 0, 0, 0) : Number.NaN

type Row = Readonly<Record<string, unknown>>

/** The rows that have not ended, the next one first, up to a maximum number. */
export const upcoming = <Given extends Row>(
  rows: readonly Given[],
  { from = '', until }: { from?: string | undefined; until?: string | undefined },
  now: Date,
  most: number,
): readonly Given[] => {
  const today = new Date(now).setHours(0, 0, 0, 0)
  const end = (row: Given): number => dayOf((until !== undefined && row[until]) || row[from])
  return rows
    .filter((row) => end(row) >= today)
    .toSorted((one, other) => dayOf(one[from]) - dayOf(other[from]))
    .slice(0, most)
}

/** The address of the list of upcoming rows: filtered from today on and sorted by their days, where the list can. */
export const upcomingUrl = (
  { to = '/', from, filter }: CardEntry,
  { list, state }: Pick<ListAt, 'list' | 'state'>,
  now: Date,
): string => {
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  const at = list.filters?.findIndex(({ label }) => label === filter) ?? -1
  if (at < 0) return to
  const sortBy = list.columns.find(({ field }) => field === from)?.sortBy
  const query = writeListUrl(list, {
    ...state,
    rows: pageSizesOf(list)[0],
    filters: state.filters.with(at, rangeText(today, '')),
    ...(sortBy !== undefined && { order: { sortBy, ascOrDesc: 'asc' } }),
  })
  return `${to.replace(/\?.*$/, '')}?${query}`
}
