import { contractPaths, defaultPage } from '../../contract/conventions/page.ts'
import { listParameters, pageParameters, pageQuery } from '../../contract/conventions/query.ts'
import { pageSizesOf } from '../../modules/format/list-defaults.ts'
import type { ListFile } from '../../modules/format/types.ts'
import type { Operation } from '../schema/contract.ts'
import { type Schema, typesOf } from '../schema/schema-reader.ts'
import { parametersAt } from '../subject/routes.ts'
import { operationOf, type Subject } from '../subject/subject.ts'
import {
  checkNarrows,
  checkPath,
  checkQuery,
  checkRequiredQuery,
  checkSparePath,
  parameterSchema,
} from '../values/call-parameters.ts'
import { checkValue, listPlace, type Scope } from '../values/values.ts'
import { checkActions } from './actions.ts'
import { checkFilters } from './filters.ts'
import { checkColumns, checkSorts, rowSchema } from './rows.ts'

const searchFault = (
  operation: Operation,
  param: string,
  schema: Schema,
): [message: string, cure: string] | undefined => {
  const types = typesOf(schema)
  const name = `"${param}" of ${operation.id}`
  if (types.length > 0 && !types.includes('string'))
    return [
      `${name} is ${types.join(' or ')}, and an unset search travels as empty text`,
      'make it a filter, or a string in the contract',
    ]
  return Array.isArray(schema.enum) && !schema.enum.includes('')
    ? [`${name} does not take the empty text, which an unset search is`, `add '' to its enum in the contract`]
    : undefined
}

/** Every search parameter is sent, even if empty, so each must accept the empty text. */
const checkSearch = (subject: Subject, list: ListFile, operation: Operation): void => {
  for (const [index, { param, options }] of (list.search ?? []).entries()) {
    const filePlace = listPlace(subject, 'search', index, 'param')
    const schema = parameterSchema(filePlace, operation, param)
    checkNarrows(filePlace, operation, param)
    const fault = schema && searchFault(operation, param, schema)
    if (fault) subject.report('list', filePlace.place, ...fault)
    if (!schema || fault) continue
    for (const [at, { value }] of (options ?? []).entries())
      checkValue({ ...filePlace, place: ['search', index, 'options', at, 'value'] }, value, schema, {
        route: [],
      })
  }
}

const checkSizes = ({ contract, report }: Subject, list: ListFile, schema: Schema): void => {
  for (const [index, size] of pageSizesOf(list).entries()) {
    const reason = contract.refusal(schema, size)
    if (reason)
      report(
        'list',
        list.pageSizes ? ['pageSizes', index] : [],
        `The contract refuses this page size: ${reason}`,
        'offer another',
      )
  }
}

const checkPaging = (subject: Subject, list: ListFile, operation: Operation): void => {
  const { contract, report } = subject
  if (list.paged === false) return
  const filePlace = listPlace(subject, ...(list.paged === undefined ? [] : ['paged']))
  const first = parameterSchema(filePlace, operation, pageParameters.index)
  const unnumbered = first && contract.refusal(first, pageQuery(defaultPage)[pageParameters.index])
  if (unnumbered)
    report(
      'list',
      filePlace.place,
      `"${pageParameters.index}" of ${operation.id} refuses the first page: ${unnumbered}`,
      'make it an integer in the contract',
    )
  const schema = parameterSchema(filePlace, operation, pageParameters.size)
  if (schema) checkSizes(subject, list, schema)
  const { total } = contractPaths
  if (total !== undefined && !typesOf(contract.at(operation.payload, total) ?? {}).includes('integer'))
    report(
      'list',
      filePlace.place,
      `The payload of ${operation.id} has no integer "${total}"`,
      'say "paged": false',
    )
}

const checkParams = (subject: Subject, list: ListFile, operation: Operation, scope: Scope): void => {
  checkQuery(listPlace(subject, 'params'), operation, list.params, scope)
  checkRequiredQuery(listPlace(subject, 'params'), operation, [
    ...Object.keys(list.params ?? {}),
    ...listParameters,
  ])
  checkPath(listPlace(subject, 'pathParams'), operation, list.pathParams, scope, undefined)
  checkSparePath(listPlace(subject, 'pathParams'), [operation], list.pathParams)
  checkFilters(subject, list, operation, scope)
  for (const [index, { params }] of (list.tabs ?? []).entries())
    checkQuery(listPlace(subject, 'tabs', index, 'params'), operation, params, scope)
}

/** Checks `list.json` against the list operation and those of its actions. */
export const checkList = (subject: Subject): void => {
  const { list, module } = subject.module
  if (!list) return
  const operation = operationOf(subject, 'list')
  if (!operation) {
    if (module.operations?.list === null)
      subject.report('list', [], 'There is a list.json but no list operation', 'name one in operations.list')
    return
  }
  const scope: Scope = { route: parametersAt(module, 'list') }
  const row = rowSchema(subject, list, operation)
  if (row) checkColumns(subject, list, row, operation)
  checkSorts(subject, list, operation)
  checkSearch(subject, list, operation)
  checkPaging(subject, list, operation)
  checkParams(subject, list, operation, scope)
  if (row) checkActions(subject, list, row, scope)
}
