import { operationQuery, pathParametersOf } from '../../../client/call.ts'
import type { DetailFile, Module } from '../../../modules/format/types.ts'
import { openedOperation } from '../operations.ts'

/** The details file of a module; throws when it has none. */
export const detailFileOf = (module: Module): DetailFile => {
  if (!module.detail) throw new Error(`Module "${module.id}" has no detail.json`)
  return module.detail
}

/** The operation that reads a record's details; throws when there is none. */
export const detailOperation = (module: Module): string => {
  const operationId = detailFileOf(module).operation ?? openedOperation(module.module, 'get')
  if (operationId === undefined) throw new Error(`Module "${module.id}" has no operation for its details`)
  return operationId
}

/** The query for one record's details. */
export const detailRequest = (module: Module, id: unknown) => {
  const operationId = detailOperation(module)
  const [param = 'id'] = pathParametersOf(operationId)
  return operationQuery(operationId, { path: { [param]: id } })
}
