import { dateOf } from '../../../contract/dates.ts'
import { pageSizesOf } from '../../../modules/format/list-defaults.ts'
import { rangeText } from '../../engine/list/state/filters.ts'
import { type ListState, writeListUrl } from '../../engine/list/state/list-url.ts'
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

/** The state of the list filtered to rows that are not over, the next one first; undefined for lists that cannot. */
export const upcomingState = (
  { from, filter }: Pick<CardEntry, 'from' | 'filter'>,
  { list, state }: Pick<ListAt, 'list' | 'state'>,
  now: Date,
): ListState | undefined => {
  const at = list.filters?.findIndex(({ label }) => label === filter) ?? -1
  const sortBy = list.columns.find(({ field }) => field === from)?.sortBy
  if (at < 0 || sortBy === undefined) return undefined
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  const filters = state.filters.with(at, rangeText(today, ''))
  return { ...state, page: 0, filters, order: { sortBy, ascOrDesc: 'asc' } }
}

/** The address of the list of upcoming rows; that of the whole list where it cannot be filtered. */
export const upcomingUrl = (entry: CardEntry, at: Pick<ListAt, 'list' | 'state'>, now: Date): string => {
  const { to = '/' } = entry
  const state = upcomingState(entry, at, now)
  if (!state) return to
  const query = writeListUrl(at.list, { ...state, rows: pageSizesOf(at.list)[0] })
  return `${to.replace(/\?.*$/, '')}?${query}`
}
