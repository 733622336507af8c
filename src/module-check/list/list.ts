import { conventions } from '../../contract/conventions/conventions.ts'
import { contractPaths, defaultPage } from '../../contract/conventions/page.ts'
import {
  listParameters,
  pageParameters,
  pageQuery,
  sortParameters,
} from '../../contract/conventions/query.ts'
import { pageSizesOf } from '../../modules/format/list-defaults.ts'
import type { CardContents, ListFile, SearchField } from '../../modules/format/types.ts'
import type { Operation } from '../schema/contract.ts'
import { type Schema, typesOf } from '../schema/schema-reader.ts'
import { nameCure } from '../subject/fault.ts'
import { isStated, operationOf, type Place, parametersAt, placeIn, type Subject } from '../subject/subject.ts'
import {
  checkNarrows,
  checkQuery,
  checkWholePath,
  checkWholeQuery,
  parameterSchema,
} from '../values/call-parameters.ts'
import { checkField } from '../values/fields.ts'
import { checkValue, type Scope, typesIn } from '../values/values.ts'
import { checkActions } from './actions.ts'
import { checkFilters } from './filters.ts'

/** Schema of one row, found as by the engine; reports an interrupted path. */
const rowSchema = (place: Place, list: ListFile, operation: Operation): Schema | undefined => {
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
const checkColumns = (place: Place, list: ListFile, row: Schema, operation: Operation): void => {
  const what = `A row of ${operation.id}`
  for (const [index, column] of list.columns.entries()) {
    const at = place.at('columns', index)
    checkField(at, column, row, what)
    if (column.sortBy !== undefined) checkSortBy(at.at('sortBy'), operation, column.sortBy)
  }
  const { contents: _, ...card } = list.card ?? {}
  for (const [key, field] of Object.entries(card)) place.at('card', key).property(row, field, what)
  const { property } = conventions.ids
  const idTypes = typesOf(place.subject.contract.property(row, property) ?? {})
  if (!idTypes.includes('integer') && !idTypes.includes('string')) {
    const at = list.row === undefined ? place : place.at('row')
    at.fault(`${what} has no number or text "${property}"`, 'add an id to the rows in the contract')
  }
}

/** Checks the list of the records that belong to a card. */
const checkContents = (place: Place, contents: CardContents | undefined, scope: Scope): void => {
  const operation = contents && place.at('operation').operation(contents.operation)
  if (!operation) return
  const { contract } = place.subject
  checkWholePath(place.at('pathParams'), operation, contents.pathParams, scope)
  checkWholeQuery(place.at('params'), operation, contents.params, scope, listParameters)
  const rows = contract.at(operation.payload, contractPaths.rows)
  const row = rows && contract.items(rows)
  if (!row) place.at('operation').fault(`${operation.id} returns no page of records`, 'name a list operation')
  else if (contents.picture !== undefined)
    place.at('picture').property(row, contents.picture, `A row of ${operation.id}`)
}

/** Checks the list's own sorts; those that follow from a column are checked there. */
const checkSorts = (place: Place, list: ListFile, operation: Operation): void => {
  if (!isStated(place.subject.source, 'list', ['sorts'])) return
  const { direction } = sortParameters
  for (const [index, { sortBy, ascOrDesc }] of (list.sorts ?? []).entries()) {
    const at = place.at('sorts', index)
    checkSortBy(at.at('sortBy'), operation, sortBy)
    checkQuery(at, operation, direction === undefined ? {} : { [direction]: ascOrDesc }, { route: [] })
  }
}

/** Every search parameter is sent, even if empty, so each must accept the empty text. */
const checkSearch = (place: Place, operation: Operation, { param, options = [] }: SearchField): void => {
  const at = place.at('param')
  const schema = parameterSchema(at, operation, param)
  checkNarrows(at, operation, param)
  if (!schema) return
  const types = typesOf(schema)
  const name = `"${param}" of ${operation.id}`
  if (types.length > 0 && !types.includes('string'))
    at.fault(
      `${name} is ${typesIn(schema)}, and an unset search is sent as empty text`,
      'make it a filter, or a string in the contract',
    )
  else if (Array.isArray(schema.enum) && !schema.enum.includes(''))
    at.fault(
      `${name} does not accept the empty text, which an unset search is`,
      `add '' to its enum in the contract`,
    )
  else
    for (const [index, { value }] of options.entries())
      checkValue(place.at('options', index, 'value'), value, schema, { route: [] })
}

const checkPaging = (place: Place, list: ListFile, operation: Operation): void => {
  if (list.paged === false) return
  const { contract } = place.subject
  const { index, size } = pageParameters
  const at = list.paged === undefined ? place : place.at('paged')
  const first = parameterSchema(at, operation, index)
  const unnumbered = first && contract.refusal(first, pageQuery(defaultPage)[index])
  if (unnumbered)
    at.fault(
      `"${index}" of ${operation.id} refuses the first page: ${unnumbered}`,
      'make it an integer in the contract',
    )
  const sizes = parameterSchema(at, operation, size)
  for (const [position, count] of (sizes ? pageSizesOf(list) : []).entries()) {
    const reason = contract.refusal(sizes, count)
    const atSize = list.pageSizes ? place.at('pageSizes', position) : place
    if (reason) atSize.fault(`The contract refuses this page size: ${reason}`, 'offer another')
  }
  const { total } = contractPaths
  if (total !== undefined && !typesOf(contract.at(operation.payload, total) ?? {}).includes('integer'))
    at.fault(`The payload of ${operation.id} has no integer "${total}"`, 'set "paged" to false')
}

/** Checks `list.json` against the list operation and those of its actions. */
export const checkList = (subject: Subject): void => {
  const { list, module } = subject.module
  if (!list) return
  const place = placeIn(subject, 'list')
  const operation = operationOf(subject, 'list')
  if (!operation) {
    if (module.operations?.list === null)
      place.fault('There is a list.json but no list operation', 'name one in operations.list')
    return
  }
  const scope: Scope = { route: parametersAt(module, 'list') }
  const row = rowSchema(place, list, operation)
  if (row) checkColumns(place, list, row, operation)
  checkSorts(place, list, operation)
  for (const [index, field] of (list.search ?? []).entries())
    checkSearch(place.at('search', index), operation, field)
  checkPaging(place, list, operation)
  checkWholeQuery(place.at('params'), operation, list.params, scope, listParameters)
  checkWholePath(place.at('pathParams'), operation, list.pathParams, scope)
  checkFilters(place, list, operation, scope)
  for (const [index, { params }] of (list.tabs ?? []).entries())
    checkQuery(place.at('tabs', index, 'params'), operation, params, scope)
  checkContents(place.at('card', 'contents'), list.card?.contents, { ...scope, ...(row && { row }) })
  if (row) checkActions(place, list, row, scope)
}
