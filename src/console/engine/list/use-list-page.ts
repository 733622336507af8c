import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { isSame } from '../../../contract/same-value.ts'
import type { Column, ListFile, Module } from '../../../modules/format/types.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { useSearch } from '../../ui/page/navigate.tsx'
import { type Abilities, useAbilities } from '../operations.ts'
import { modulePathUrl } from '../routes/module-paths.ts'
import { useValues } from '../use-values.ts'
import type { ValueContext } from '../values.ts'
import { unchosen } from './state/filters.ts'
import { rememberListUrl } from './state/last-list-url.ts'
import { type ListRow, lastPage, listFileOf, listRequest, readRows } from './state/list-rows.ts'
import { changeListState, filterQuery, type ListState, readListUrl, writeListUrl } from './state/list-url.ts'

const lacks = (rows: readonly ListRow[], field: string): boolean =>
  rows.length > 0 && rows.every((row) => row[field] === undefined)

const fitting = (column: Column, rows: readonly ListRow[]): Column => {
  const { reference } = column
  if (!reference || !lacks(rows, column.field) || lacks(rows, reference.field)) return column
  return { ...column, ...reference, cell: 'reference' }
}

/** The list with columns that the API's rows have: a name that they lack is shown by the record's number. */
export const withFittingColumns = (list: ListFile, rows: readonly ListRow[]): ListFile => {
  const columns = list.columns.map((column) => fitting(column, rows))
  return columns.every((column, index) => column === list.columns[index]) ? list : { ...list, columns }
}

type Plain = string | number | boolean

const isPlain = (value: unknown): value is Plain =>
  value !== '' && ['string', 'number', 'boolean'].includes(typeof value)

/**
 * Whether rows contradict the filters that they were requested with: a property with the parameter's name has another
 * value. Texts that are searched for are not compared.
 */
export const ignoresFilters = (
  list: ListFile,
  state: ListState,
  context: ValueContext,
  rows: readonly ListRow[],
): boolean =>
  Object.entries(filterQuery(list, state, context)).some(
    ([name, asked]) =>
      isPlain(asked) && rows.some((row) => isPlain(row[name]) && String(row[name]) !== String(asked)),
  )

/** A change of a list's state; a function if it depends on the present state. */
export type ListChange = Partial<ListState> | ((state: ListState) => Partial<ListState>)

export interface ListPage {
  module: Module
  list: ListFile
  rows: readonly ListRow[]
  total: number
  state: ListState
  /** Changes the state through the URL; a change of the row set returns to the first page. */
  setState: (change: ListChange) => void
  /** Clears search and filters, including unapplied input. */
  clear: () => void
  /** How often `clear` was called. */
  cleared: number
  status: 'loading' | 'ready' | 'failed'
  /** The next rows are loading while the present ones stay. */
  refreshing: boolean
  /** The rows belong to the previous state until the new ones arrive. */
  awaited: boolean
  /** Rows contradict the filters: the API ignores one. */
  ignoresFilters: boolean
  error: Error | null
  retry: () => void
  can: Abilities
  values: ValueContext
  /** Storage name of the settings of columns; the module's id if omitted. */
  settingsName?: string
}

/** The state and actions of a list page; the URL holds the state. */
export const useListPage = (module: Module): ListPage => {
  const file = listFileOf(module)
  const [search, setSearch] = useSearch()
  const values = useValues()
  const can = useAbilities(module.module)
  const state = useMemo(() => readListUrl(file, search), [file, search])
  const result = useQuery({ ...listRequest(module, state, values), placeholderData: keepPreviousData })
  const { rows, total } = useMemo(() => readRows(file, result.data?.payload), [file, result.data])
  const list = useMemo(() => withFittingColumns(file, rows), [file, rows])

  const latest = useLatest({ list, module, state, values, setSearch })
  const queries = useQueryClient()
  const setState = useCallback(
    (changed: ListChange): void => {
      const { list, module, values, setSearch, state: before } = latest.current
      const change = typeof changed === 'function' ? changed(before) : changed
      const state = changeListState(before, change)
      // A second change before the next render builds on the first.
      latest.current = { ...latest.current, state }
      // Requests the rows before the URL updates.
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

  // A list with several addresses has one as last seen.
  const path = modulePathUrl(module.module, 'list', values.route)
  useEffect(() => rememberListUrl(path, search.toString()), [path, search])

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
    ignoresFilters: !result.isPlaceholderData && ignoresFilters(file, state, values, rows),
    error: result.error,
    retry: () => void result.refetch(),
    can,
    values,
  }
}
