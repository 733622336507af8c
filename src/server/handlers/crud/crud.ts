import { queryOf } from '../../contract/query.ts'
import type { Contract, Operation, Regular } from '../../contract/read-contract.ts'
import type { Table } from '../../contract/table/table.ts'
import type { Services } from '../../services.ts'
import type { Handler, RegularOptions } from '../handler.ts'
import { createHandler } from './crud-create.ts'
import { deleteHandler } from './crud-delete.ts'
import { getHandler, listHandler } from './crud-read.ts'
import { updateHandler } from './crud-update.ts'
import type { RegularHandler, RegularParts } from './regular-handler.ts'

const compilers: Readonly<Record<Regular['verb'], (parts: RegularParts) => RegularHandler>> = {
  list: listHandler,
  total: listHandler,
  get: getHandler,
  create: createHandler,
  update: updateHandler,
  delete: deleteHandler,
}

const noQuery = (contract: Contract, table: Table, operation: Operation): Regular['query'] =>
  queryOf(contract.tables, table, { ...operation, parameters: [] })

/** The regular action for options of a handler; the operation's own parameters are then ignored. */
function regularAs(contract: Contract, operation: Operation, options: RegularOptions): Regular {
  const regular = contract.regular.get(operation.id)
  const table = options.resource === undefined ? regular?.table : contract.tables.get(options.resource)
  const verb = options.verb ?? regular?.verb
  if (!table || !verb)
    throw new Error(`${operation.id} is no regular operation; name verb and resource in call.regular().`)
  const query = regular?.table === table ? regular.query : noQuery(contract, table, operation)
  return { verb, table, query }
}

/** Compiles regular handlers, each once. */
export function createRegular(
  services: Services,
): (operation: Operation, options?: RegularOptions) => RegularHandler {
  const compiled = new Map<string, RegularHandler>()
  return (operation, options = {}) => {
    const key = `${operation.id} ${options.verb ?? ''} ${options.resource ?? ''}`
    const cached = compiled.get(key)
    if (cached) return cached
    const regular = regularAs(services.contract, operation, options)
    const handler = compilers[regular.verb]({ operation, regular, services })
    compiled.set(key, handler)
    return handler
  }
}

/** Serves a regular operation without changes. */
export const serveRegular: Handler = (call) => call.regular()
