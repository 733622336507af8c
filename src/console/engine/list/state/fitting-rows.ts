import type { Column, ListFile } from '../../../../modules/format/types.ts'
import type { ValueContext } from '../../values.ts'
import type { ListRow } from './list-rows.ts'
import { filterQuery, type ListState } from './list-url.ts'

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
