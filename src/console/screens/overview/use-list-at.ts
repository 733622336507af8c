import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { parsePath } from 'react-router-dom'
import { nothingToAsk } from '../../../client/call.ts'
import { dateOf } from '../../../contract/dates.ts'
import { pageSizesOf } from '../../../modules/format/list-defaults.ts'
import type { Module } from '../../../modules/format/types.ts'
import { rangeText } from '../../engine/list/state/filters.ts'
import { type ListState, readListUrl, writeListUrl } from '../../engine/list/state/list-url.ts'
import { moduleQuery } from '../../engine/modules.ts'
import { listEntryAt, useIsListAllowed } from '../../engine/routes/modules-at.ts'
import type { ValueContext } from '../../engine/values.ts'
import { usePlatform } from '../../session/platform.ts'
import { useUser } from '../../session/use-session.ts'
import type { CardEntry } from './card.ts'

/** A list from its address. */
export interface ListAt {
  module: Module
  list: NonNullable<Module['list']>
  state: ListState
  values: ValueContext
}

/** Whether the user may see the list at an address in the current mode. */
export const useIsListShown = (to: string): boolean => {
  const current = usePlatform()
  const isAllowed = useIsListAllowed(to)
  return isAllowed && (listEntryAt(to)?.module.platform ?? current) === current
}

/** The list at an address, in the smallest page size; null until loaded, or where `isShown` is false. */
export const useListAt = (to: string, isShown: boolean): ListAt | null => {
  const current = usePlatform()
  const user = useUser()
  const entry = listEntryAt(to)
  const { data: module } = useQuery<Module>(entry && isShown ? moduleQuery(entry) : nothingToAsk)
  return useMemo(() => {
    const list = module?.list
    if (!isShown || !list) return null
    const query = new URLSearchParams(parsePath(to).search)
    const rows = Math.min(...pageSizesOf(list))
    const platform = module.module.platform ?? current
    const values = { platform, route: {}, query: Object.fromEntries(query), user }
    return { module, list, state: { ...readListUrl(list, query), rows }, values }
  }, [isShown, module, current, user, to])
}

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
