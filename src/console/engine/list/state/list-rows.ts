import { operationQuery } from '../../../../client/call.ts'
import { pagePaths } from '../../../../contract/conventions/page.ts'
import { asRecord } from '../../../../contract/json.ts'
import { recordName } from '../../../../contract/records/record-names.ts'
import type { ListFile, Module } from '../../../../modules/format/types.ts'
import { openedOperation } from '../../operations.ts'
import { evaluateAll, getPath, type ValueContext } from '../../values.ts'
import { type ListState, listQuery } from './list-url.ts'

export type ListRow = Readonly<Record<string, unknown>>

export interface ListRows {
  rows: readonly ListRow[]
  total: number
}

/** The rows and their total in a list's payload, at the paths of the module. */
export const readRows = (list: ListFile, payload: unknown): ListRows => {
  const found = getPath(payload, list.rows ?? pagePaths.rows)
  const items = Array.isArray(found) ? found : []
  const rows = items.map((item) => asRecord(list.row === undefined ? item : getPath(item, list.row)))
  const total = getPath(payload, pagePaths.total)
  return { rows, total: typeof total === 'number' ? total : rows.length }
}

/** The serial number of a row: page × rows a page + place + 1. */
export const serialNumber = (page: number, rows: number, index: number): number => page * rows + index + 1

/** The last page that exists, counted from 0. */
export const lastPage = (total: number, rows: number): number => Math.max(0, Math.ceil(total / rows) - 1)

const isWords = (value: unknown): value is string => typeof value === 'string' && value !== ''

type Named = Pick<ListFile, 'card' | 'columns'>

/**
 * The field that names a row: its card's title or first plain text column. Badges and pictures describe the kind of a
 * row, not the row.
 */
export const nameField = ({ card, columns }: Named, row: ListRow): string | undefined => {
  const fields = card
    ? [card.title]
    : columns.filter(({ cell }) => cell === undefined).map(({ field }) => field)
  return fields.find((field) => isWords(getPath(row, field)))
}

/** The name of a row: the value of its {@link nameField}, else its usual name. */
export const rowName = (list: Named, row: ListRow): string => {
  const field = nameField(list, row)
  return field === undefined ? recordName(row) : String(getPath(row, field))
}

/** The list file of a module; throws if it has none. */
export const listFileOf = (module: Module): ListFile => {
  if (!module.list) throw new Error(`Module "${module.id}" has no list.json`)
  return module.list
}

/** The query of a list page, shared by the route's loader and the page. */
export const listRequest = (module: Module, state: ListState, context: ValueContext) => {
  const list = listFileOf(module)
  const id = openedOperation(module.module, 'list')
  if (id === undefined) throw new Error(`Module "${module.id}" has no list operation`)
  return operationQuery(id, {
    ...(list.pathParams && { path: evaluateAll(list.pathParams, context) }),
    query: listQuery(list, state, context),
  })
}
