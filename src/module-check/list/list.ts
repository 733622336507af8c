import { contractPaths, defaultPage } from '../../contract/conventions/page.ts'
import { listParameters, pageParameters, pageQuery } from '../../contract/conventions/query.ts'
import { pageSizesOf } from '../../modules/format/list-defaults.ts'
import type { ListFile, SearchField } from '../../modules/format/types.ts'
import type { Operation } from '../schema/contract.ts'
import { typesOf } from '../schema/schema-reader.ts'
import { parametersAt } from '../subject/routes.ts'
import { operationOf, type Place, placeIn, type Subject } from '../subject/subject.ts'
import {
  checkNarrows,
  checkQuery,
  checkWholePath,
  checkWholeQuery,
  parameterSchema,
} from '../values/call-parameters.ts'
import { checkValue, type Scope, typesIn } from '../values/values.ts'
import { checkActions } from './actions.ts'
import { checkFilters } from './filters.ts'
import { checkColumns, checkSorts, rowSchema } from './rows.ts'

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
  if (row) checkActions(place, list, row, scope)
}
