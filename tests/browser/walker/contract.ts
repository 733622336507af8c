import { readFileSync } from 'node:fs'
import { hasOperation } from '../../../src/client/call.ts'
import { operationOf } from '../../../src/console/engine/operations.ts'
import { fillPath, pathPattern } from '../../../src/contract/operations/path-template.ts'
import type { Action, Module } from '../../../src/modules/format/types.ts'
import type { ApiClient } from '../../support/server/api-client.ts'

interface Parameter {
  name: string
  'x-filter'?: { property?: string | readonly string[] } | string
}

interface Described {
  operationId: string
  parameters?: readonly (Parameter | { $ref: string })[]
  'x-privileges'?: readonly string[]
  responses: Readonly<Record<string, { content?: Record<string, { example?: { message?: string } }> }>>
}

/** An operation of the contract, as far as a walk needs it. */
export interface ContractOperation {
  id: string
  method: string
  path: string
  /** Privileges, one of which is enough. */
  privileges: readonly string[]
  /** The message of a success. */
  message: string
  /** Properties that a query parameter filters by, if their names differ from the parameter's. */
  filters: Readonly<Record<string, readonly string[]>>
}

const file = new URL('../../../generated/openapi.json', import.meta.url)
const document = JSON.parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, Described>>
}

const filtersOf = (parameters: Described['parameters'] = []): ContractOperation['filters'] =>
  Object.fromEntries(
    parameters.flatMap((parameter) => {
      if (!('name' in parameter)) return []
      const filter = parameter['x-filter']
      const property = typeof filter === 'object' ? filter.property : undefined
      return property === undefined ? [] : [[parameter.name, [property].flat()]]
    }),
  )

const operations: readonly ContractOperation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, described]) => described.operationId !== undefined)
    .map(([method, described]) => ({
      id: described.operationId,
      method: method.toUpperCase(),
      path,
      privileges: described['x-privileges'] ?? [],
      message: described.responses['200']?.content?.['application/json']?.example?.message ?? '',
      filters: filtersOf(described.parameters),
    })),
)

/** The operation with an id. Throws if the contract has none. */
const contractOperation = (id: string): ContractOperation => {
  const found = operations.find((operation) => operation.id === id)
  if (!found) throw new Error(`The contract has no operation "${id}"`)
  return found
}

/** The operation that a request calls. Throws if the contract has none. */
export const operationOfRequest = (method: string, url: string): ContractOperation => {
  const { pathname } = new URL(url)
  const found = operations
    .filter((operation) => operation.method === method && pathPattern(operation.path).test(pathname))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0]
  if (!found) throw new Error(`The contract has no ${method} ${pathname}`)
  return found
}

type Query = Readonly<Record<string, unknown>>

/** Calls an operation without the console and returns its payload. */
export const ask = async (
  api: ApiClient,
  id: string,
  { path = {}, query = {} }: { path?: Query; query?: Query },
): Promise<unknown> => {
  const operation = contractOperation(id)
  const address = fillPath(operation.path, (name) => encodeURIComponent(String(path[name])))
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const { payload } = await api.send<{ payload: unknown }>(operation.method, `${address}?${search}`)
  return payload
}

/** The operation of a module's action; undefined if it has none. */
export const actionOf = ({ module }: Module, action: Action): ContractOperation | undefined => {
  const id = operationOf(module, action)
  return id === undefined ? undefined : contractOperation(id)
}

/** The operation that lists the records of a module's resource, even if the module has no list. */
export const listOperationOf = (module: Module): ContractOperation | undefined => {
  const usual = `list${module.module.resource}`
  return actionOf(module, 'list') ?? (hasOperation(usual) ? contractOperation(usual) : undefined)
}
