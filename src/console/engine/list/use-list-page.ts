import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { ListFile, Module } from '../../../modules/format/types.ts'
import type { Abilities } from '../operations.ts'
import { useAbilities } from '../use-abilities.ts'
import { useValues } from '../use-values.ts'
import type { ValueContext } from '../values.ts'
import { listFileOf, listRequest } from './state/list-request.ts'
import { rememberList } from './state/list-return.ts'
import { type ListRow, lastPage, readRows } from './state/list-rows.ts'
import { changeListState, type ListState, readListUrl, writeListUrl } from './state/list-url.ts'

export interface ListPage {
  module: Module
  list: ListFile
  rows: readonly ListRow[]
  total: number
  state: ListState
  /** Changes the state through the URL; whatever changes the set of rows returns to the first page. */
  setState: (change: Partial<ListState>) => void
  status: 'loading' | 'ready' | 'failed'
  /** A next page or filter is on its way while the present rows stay. */
  refreshing: boolean
  error: Error | null
  retry: () => void
  can: Abilities
  values: ValueContext
}

/** Everything a list page shows and does; its state is the URL. */
export const useListPage = (module: Module): ListPage => {
  const list = listFileOf(module)
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const values = useValues()
  const can = useAbilities(module.module)
  const state = useMemo(() => readListUrl(list, search), [list, search])
  const result = useQuery({ ...listRequest(module, state, values), placeholderData: keepPreviousData })
  const { rows, total } = useMemo(() => readRows(list, result.data?.payload), [list, result.data])

  const setState = (change: Partial<ListState>): void =>
    setSearch((present) => writeListUrl(list, changeListState(state, change), present), {
      replace: change.search !== undefined,
      preventScrollReset: true,
    })

  useEffect(() => rememberList(pathname, search.toString()), [pathname, search])

  const beyond =
    result.isSuccess &&
    !result.isPlaceholderData &&
    rows.length === 0 &&
    state.page > lastPage(total, state.rows)
  useEffect(() => {
    if (!beyond) return
    setSearch((present) => writeListUrl(list, { ...state, page: lastPage(total, state.rows) }, present), {
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
    status: result.data ? 'ready' : result.isError ? 'failed' : 'loading',
    refreshing: result.isFetching && result.data !== undefined,
    error: result.error,
    retry: () => void result.refetch(),
    can,
    values,
  }
}
