import { operationQuery } from '../../../../client/call.ts'
import type { ListFile, Module } from '../../../../modules/format/types.ts'
import { openedOperation } from '../../operations.ts'
import { evaluateAll, type ValueContext } from '../../values.ts'
import { type ListState, listQuery } from './list-url.ts'

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
