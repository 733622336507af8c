import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { PlainObject } from '../../../../contract/json.ts'
import { isRecordId, type RecordId } from '../../../../contract/records/record-id.ts'
import { pageSizesOf } from '../../../../modules/format/list-defaults.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { formFileOf } from '../../form/data/form-request.ts'
import { type Mapping, readForm } from '../../form/data/mapping.ts'
import { rowKey } from '../selection/use-selection.ts'
import { type ListRow, listRequest, readRows } from '../state/list-rows.ts'
import type { ListPage } from '../use-list-page.ts'
import type { GridColumn } from './grid-columns.ts'
import type { GridForm } from './use-grid-form.ts'
import type { RecordNames } from './use-name-lookup.ts'

/** A row of the list with its form data, as far as it is known. */
export interface StoredRow {
  key: string
  row: ListRow
  data: PlainObject
}

/** Form data of a row of the list. */
export const dataOf = (module: Module, mapping: Mapping, row: ListRow): PlainObject => {
  const { read: _, ...form } = formFileOf(module)
  return readForm(form, row, mapping)
}

/** The rows of a list with their form data. */
export const storedRows = (
  module: Module,
  { mapping }: GridForm,
  rows: readonly ListRow[],
): readonly StoredRow[] => rows.map((row) => ({ key: rowKey(row), row, data: dataOf(module, mapping, row) }))

/** Number of rows before the end at which the next page loads. */
const ahead = 30

/**
 * The rows of a list from its first page on; `showRows` loads the next page when the end comes near. Until `isComplete`,
 * only the rows of the list page, if it is the first one.
 */
export const useGridRows = (page: ListPage, form: GridForm | null, isComplete: boolean) => {
  const { module, list, state, values } = page
  const size = Math.max(...pageSizesOf(list))
  const address = JSON.stringify({ ...state, page: 0, rows: 0 })
  const [loading, setLoading] = useState({ address, pages: 1 })
  const pages = loading.address === address ? loading.pages : 1
  const results = useQueries({
    queries: Array.from({ length: list.paged === false ? 1 : pages }, (_, number) => ({
      ...listRequest(module, { ...state, page: number, rows: size }, values),
      staleTime: 30_000,
      enabled: isComplete || state.page > 0,
    })),
  })
  const payloads = results.map(({ data }) => data?.payload)
  const cache = useRef(new Map<unknown, { form: GridForm; rows: readonly StoredRow[]; total: number }>())
  const firstRows = state.page === 0 && payloads[0] === undefined ? page.rows : undefined
  // React compares only as many dependencies as there were before: their number is one of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the payloads are the content of their array
  const { rows, total } = useMemo(() => {
    if (!form) return { rows: [], total: page.total }
    if (firstRows) return { rows: storedRows(module, form, firstRows), total: page.total }
    const parts = payloads.flatMap((payload) => {
      if (payload === undefined) return []
      const known = cache.current.get(payload)
      if (known?.form === form) return [known]
      const { rows, total } = readRows(list, payload)
      const part = { form, rows: storedRows(module, form, rows), total }
      cache.current.set(payload, part)
      return [part]
    })
    // A record that moved while pages loaded is shown once.
    const byKey = new Map(parts.flatMap(({ rows }) => rows).map((each) => [each.key, each]))
    return { rows: [...byKey.values()], total: parts.at(-1)?.total ?? page.total }
  }, [form, module, list, firstRows, page.total, payloads.length, ...payloads])
  const isLast = list.paged === false || pages * size >= total
  const isLoading = results.some(({ isPending }) => isPending)
  const failed = results.find(({ isError, data }) => isError && data === undefined)
  const showRows = useCallback(
    (last: number): void => {
      if (!isLast && !isLoading && last >= rows.length - ahead) setLoading({ address, pages: pages + 1 })
    },
    [isLast, isLoading, rows.length, address, pages],
  )
  return {
    rows,
    total,
    /** All rows of the list are loaded. */
    isWhole: isLast && !isLoading && !failed,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
    showRows,
  }
}

/** Names of records that the rows of a list have beside their ids. */
export const namesIn = (columns: readonly GridColumn[], rows: readonly StoredRow[]): RecordNames =>
  new Map(
    columns.flatMap(({ key, kind, column }) => {
      if (kind !== 'reference' || !column?.reference) return []
      const { field, reference } = column
      const names = rows.flatMap(({ row }): [RecordId, string][] => {
        const [id, name] = [row[reference.field], row[field]]
        return isRecordId(id) && typeof name === 'string' && name !== '' ? [[id, name]] : []
      })
      return [[key, new Map(names)] as const]
    }),
  )

/** Whether rows of the list have the property of a column; otherwise the records are loaded. */
export const isInRows = (column: GridColumn, module: Module, rows: readonly StoredRow[]): boolean => {
  const { also = {} } = formFileOf(module).read ?? {}
  const { from } = column.options
  const property = typeof from === 'string' ? from : column.name
  return !Object.hasOwn(also, column.name) && rows.some(({ row }) => Object.hasOwn(row, property))
}
