import type { PlainObject } from '../../../../contract/json.ts'
import { rowKey } from '../selection/selection.ts'
import { readListUrl } from '../state/list-url.ts'
import { rowPages } from '../tools/row-pages.ts'
import type { ListPage } from '../use-list-page.ts'
import { getCell, isSameCell } from './grid-columns.ts'
import { UnclearRecord } from './save-errors.ts'
import type { GridForm } from './use-grid-form.ts'
import { dataOf, isInRows, type StoredRow } from './use-grid-rows.ts'

/** The stored records of a list, for new rows whose earlier request had no response. */
export interface StoredRecords {
  /** All records; read once, until they are out of date. */
  rows: Promise<readonly StoredRow[]> | undefined
  /** Keys of records that belong to other rows. */
  claimed: Set<string>
}

const readAll = async (
  { module, list, values }: Pick<ListPage, 'module' | 'list' | 'values'>,
  form: GridForm,
  signal: AbortSignal,
): Promise<readonly StoredRow[]> => {
  const all: StoredRow[] = []
  const state = readListUrl(list, new URLSearchParams())
  for await (const { rows } of rowPages({ module, list, state, values }, signal))
    all.push(...rows.map((row) => ({ key: rowKey(row), row, data: dataOf(module, form.mapping, row) })))
  return all
}

/**
 * The record that an earlier request with these cells created: one with the same values in all columns of the list,
 * which belongs to no other row. Undefined if there is none. Rejects with an {@link UnclearRecord} if the list has none
 * of the columns, with an `ApiError`, or when `signal` aborts.
 */
export const findSaved = async (
  page: Pick<ListPage, 'module' | 'list' | 'values'>,
  form: GridForm,
  cells: PlainObject,
  stored: StoredRecords,
  signal: AbortSignal,
): Promise<StoredRow | undefined> => {
  stored.rows ??= readAll(page, form, signal)
  const rows = await stored.rows.catch((error: unknown) => {
    stored.rows = undefined
    throw error
  })
  if (rows.length === 0) return undefined
  const columns = form.columns.filter(
    (column) => Object.hasOwn(cells, column.key) && isInRows(column, page.module, rows),
  )
  if (columns.length === 0) throw new UnclearRecord()
  const found = rows.find(
    ({ key, data }) =>
      !stored.claimed.has(key) &&
      columns.every((column) => isSameCell(getCell(data, column), cells[column.key])),
  )
  if (found) stored.claimed.add(found.key)
  return found
}
