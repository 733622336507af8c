import { conventions } from '../../contract/conventions/conventions.ts'
import { contractPaths } from '../../contract/conventions/page.ts'
import { sortParameters } from '../../contract/conventions/query.ts'
import type { ListFile } from '../../modules/format/types.ts'
import type { Operation } from '../schema/contract.ts'
import { type Schema, typesOf } from '../schema/schema-reader.ts'
import { nameCure } from '../subject/fault.ts'
import { isStated, type Place } from '../subject/subject.ts'
import { checkQuery, parameterSchema } from '../values/call-parameters.ts'
import { checkField } from '../values/fields.ts'

/** Schema of one row, found as by the engine; reports an interrupted path. */
export const rowSchema = (place: Place, list: ListFile, operation: Operation): Schema | undefined => {
  const { contract } = place.subject
  const { payload } = operation
  const path = list.rows ?? contractPaths.rows
  const rows = contract.at(payload, path)
  const items = rows && contract.items(rows)
  if (!items) {
    const at = list.rows === undefined ? place : place.at('rows')
    const cure = contract.items(payload) ? 'set "rows" to ""' : nameCure(path, contract.names(payload))
    at.fault(`The payload of ${operation.id} has no list at "${path}"`, cure)
    return undefined
  }
  if (list.row === undefined) return items
  return place.at('row').property(items, list.row, `A row of ${operation.id}`)
}

const checkSortBy = (place: Place, operation: Operation, value: string): void => {
  const schema = parameterSchema(place, operation, sortParameters.property)
  if (!schema || !place.subject.contract.refusal(schema, value)) return
  const names = Array.isArray(schema.enum) ? schema.enum.map(String) : []
  place.unknown(`${operation.id} does not sort by "${value}"`, value, names)
}

/** Checks columns and cards, and that rows have an id or a unique text. */
export const checkColumns = (place: Place, list: ListFile, row: Schema, operation: Operation): void => {
  const what = `A row of ${operation.id}`
  for (const [index, column] of list.columns.entries()) {
    const at = place.at('columns', index)
    checkField(at, column, row, what)
    if (column.sortBy !== undefined) checkSortBy(at.at('sortBy'), operation, column.sortBy)
  }
  for (const [key, field] of Object.entries(list.card ?? {})) place.at('card', key).property(row, field, what)
  const { property } = conventions.ids
  const idTypes = typesOf(place.subject.contract.property(row, property) ?? {})
  if (!idTypes.includes('integer') && !idTypes.includes('string')) {
    const at = list.row === undefined ? place : place.at('row')
    at.fault(`${what} has no number or text "${property}"`, 'add an id to the rows in the contract')
  }
}

/** Checks the list's own sorts; those that follow from a column are checked there. */
export const checkSorts = (place: Place, list: ListFile, operation: Operation): void => {
  if (!isStated(place.subject.source, 'list', ['sorts'])) return
  const { direction } = sortParameters
  for (const [index, { sortBy, ascOrDesc }] of (list.sorts ?? []).entries()) {
    const at = place.at('sorts', index)
    checkSortBy(at.at('sortBy'), operation, sortBy)
    checkQuery(at, operation, direction === undefined ? {} : { [direction]: ascOrDesc }, { route: [] })
  }
}
