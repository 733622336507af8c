import type { PlainObject } from '../../../../contract/json.ts'
import { isSame } from '../../../../contract/same-value.ts'
import { toFileValue } from '../../../widgets/file/file-value.ts'
import { rowKey } from '../selection/use-selection.ts'
import { readListUrl } from '../state/list-url.ts'
import { rowPages } from '../tools/row-pages.ts'
import type { ListPage } from '../use-list-page.ts'
import { type GridColumn, getCell, isSameCell } from './grid-columns.ts'
import { type Attempts, UnclearRecord } from './save-attempts.ts'
import type { GridForm } from './use-grid-form.ts'
import { dataOf, isInRows, type StoredRow } from './use-grid-rows.ts'

type Page = Pick<ListPage, 'module' | 'list' | 'values'>

const readAll = async (
  { module, list, values }: Page,
  form: GridForm,
  signal: AbortSignal,
): Promise<readonly StoredRow[]> => {
  const all: StoredRow[] = []
  const state = readListUrl(list, new URLSearchParams())
  for await (const { rows } of rowPages({ module, list, state, values }, signal))
    all.push(...rows.map((row) => ({ key: rowKey(row), row, data: dataOf(module, form.mapping, row) })))
  return all
}

/** Whether a file is the same: by its id, its address, or its name, the first of them that both have. */
const isSameFile = (a: unknown, b: unknown): boolean | undefined => {
  const [one, other] = [toFileValue(a), toFileValue(b)]
  if (!one || !other) return undefined
  for (const name of ['id', 'fileUrl', 'fileName'] as const)
    if (one[name] && other[name]) return one[name] === other[name]
  return undefined
}

/** Whether a record has the cell of a request. */
const hasCell = (stored: unknown, sent: unknown): boolean =>
  isSameFile(stored, sent) ?? isSameCell(stored, sent)

/** Whether two versions of a row have the same cell: a file that was uploaded meanwhile is the same. */
export const isUnchanged = (before: unknown, after: unknown): boolean => {
  const pending = toFileValue(after)?.pending
  return pending === undefined ? isSame(before, after) : toFileValue(before)?.pending === pending
}

/** The input of the search for the record of a row. */
export interface Search {
  page: Page
  form: GridForm
  /** Key of the row's edit. */
  key: string
  attempts: Attempts
  /** The form data of a record with all of its properties. */
  read: (row: StoredRow) => Promise<PlainObject>
  signal: AbortSignal
}

const findByCells = async (search: Search, cells: PlainObject): Promise<StoredRow | undefined> => {
  const { page, form, key: own, attempts, read, signal } = search
  attempts.stored ??= readAll(page, form, signal)
  const rows = await attempts.stored.catch((error: unknown) => {
    attempts.stored = undefined
    throw error
  })
  if (rows.length === 0) return undefined
  const sent = form.columns.filter(({ key }) => Object.hasOwn(cells, key))
  const listed = sent.filter((column) => isInRows(column, page.module, rows))
  if (listed.length === 0) throw new UnclearRecord()
  const isOwn = ({ key }: StoredRow): boolean => (attempts.owners.get(key) ?? own) === own
  const has = (data: PlainObject, columns: readonly GridColumn[]): boolean =>
    columns.every((column) => hasCell(getCell(data, column), cells[column.key]))
  const alike = rows.filter((row) => isOwn(row) && has(row.data, listed))
  const ofOthers = [...attempts.unnamed].filter(
    ([key, other]) => key !== own && listed.every((column) => hasCell(other[column.key], cells[column.key])),
  )
  if (alike.length <= ofOthers.length) return undefined
  if (attempts.doubtful.has(own)) throw new UnclearRecord()
  const others = sent.filter((column) => !listed.includes(column))
  const whole = others.length === 0 ? alike.map(({ data }) => data) : await Promise.all(alike.map(read))
  // Without a pause until the record has its owner: rows are saved at the same time.
  const saved = alike.find((row, at) => isOwn(row) && has(whole[at] ?? {}, others))
  if (!saved) throw new UnclearRecord()
  attempts.owners.set(saved.key, own)
  attempts.unnamed.delete(own)
  return saved
}

/**
 * The record that an earlier request for a row created, with the cells of that request: one that has all of them and
 * belongs to no other row. Undefined if there is none. Rejects with an {@link UnclearRecord} if nothing shows which
 * record it is, with an `ApiError`, or when `signal` aborts.
 */
export const findSaved = async (
  search: Search,
  requests: readonly PlainObject[],
): Promise<{ saved: StoredRow; cells: PlainObject } | undefined> => {
  for (const cells of requests.toReversed()) {
    const saved = await findByCells(search, cells)
    if (saved) return { saved, cells }
  }
  return undefined
}
