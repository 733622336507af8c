import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isSame } from '../../../contract/same-value.ts'
import type { ListFile, Module } from '../../../modules/format/types.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { useSearch } from '../../ui/page/navigate.tsx'
import type { Abilities } from '../operations.ts'
import { useAbilities } from '../use-abilities.ts'
import { useValues } from '../use-values.ts'
import type { ValueContext } from '../values.ts'
import { unchosen } from './state/filters.ts'
import { rememberListUrl } from './state/last-list-url.ts'
import { listFileOf, listRequest } from './state/list-request.ts'
import { type ListRow, lastPage, readRows } from './state/list-rows.ts'
import { changeListState, type ListState, readListUrl, writeListUrl } from './state/list-url.ts'

/** What changes of a list's state; told by a function where it follows from the state at that moment. */
export type ListChange = Partial<ListState> | ((state: ListState) => Partial<ListState>)

export interface ListPage {
  module: Module
  list: ListFile
  rows: readonly ListRow[]
  total: number
  state: ListState
  /** Changes the state through the URL; whatever changes the set of rows returns to the first page. */
  setState: (change: ListChange) => void
  /** Gives up search and filters, what is half typed of them included. */
  clear: () => void
  /** How often that was done. */
  cleared: number
  status: 'loading' | 'ready' | 'failed'
  /** A next page or filter is on its way while the current rows stay. */
  refreshing: boolean
  /** The rows are those of the state before, until those of this one arrive. */
  awaited: boolean
  error: Error | null
  retry: () => void
  can: Abilities
  values: ValueContext
}

/** Everything a list page shows and does; its state is the URL. */
export const useListPage = (module: Module): ListPage => {
  const list = listFileOf(module)
  const [search, setSearch] = useSearch()
  const { pathname } = useLocation()
  const values = useValues()
  const can = useAbilities(module.module)
  const state = useMemo(() => readListUrl(list, search), [list, search])
  const result = useQuery({ ...listRequest(module, state, values), placeholderData: keepPreviousData })
  const { rows, total } = useMemo(() => readRows(list, result.data?.payload), [list, result.data])

  const latest = useLatest({ list, module, state, values, setSearch })
  const queries = useQueryClient()
  const setState = useCallback(
    (changed: ListChange): void => {
      const { list, module, values, setSearch, state: before } = latest.current
      const change = typeof changed === 'function' ? changed(before) : changed
      const state = changeListState(before, change)
      // A second change before the page is drawn again builds on the first.
      latest.current = { ...latest.current, state }
      // The rows are asked for at once, the address follows.
      void queries.prefetchQuery(listRequest(module, state, values))
      setSearch((current) => writeListUrl(list, state, current), {
        replace: change.search !== undefined || isSame(state, before),
        preventScrollReset: true,
      })
    },
    [latest, queries],
  )

  const [cleared, setCleared] = useState(0)
  const clear = (): void => {
    setState({ search: '', filters: unchosen(list) })
    setCleared(cleared + 1)
  }

  useEffect(() => rememberListUrl(pathname, search.toString()), [pathname, search])

  const beyond =
    result.isSuccess &&
    !result.isPlaceholderData &&
    rows.length === 0 &&
    state.page > lastPage(total, state.rows)
  useEffect(() => {
    if (!beyond) return
    setSearch((current) => writeListUrl(list, { ...state, page: lastPage(total, state.rows) }, current), {
      replace: true,
    })
  }, [beyond, list, setSearch, state, total])

  return {
    module,
    list,
    rows,
    total,
    state,
    setState,
    clear,
    cleared,
    status: result.data ? 'ready' : result.isError ? 'failed' : 'loading',
    refreshing: result.isFetching && result.data !== undefined,
    awaited: result.isPlaceholderData,
    error: result.error,
    retry: () => void result.refetch(),
    can,
    values,
  }
}
