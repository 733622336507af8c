import { envelopePaths } from '../../contract/conventions/envelope.ts'
import { isObject, type JsonObject, type JsonValue, valueAt } from '../../contract/json.ts'
import { httpMethods, type RegularAction } from '../../contract/operations/operation-names.ts'
import type { Schema } from './schema.ts'
import { readTransition, type Transition } from './transition.ts'

/** The action of the regular handler for an operation. */
export type Verb = RegularAction

/** The comparison of a filter: equal, words in any text, empty or set; at least, at most, less than. */
export type FilterOp = 'equals' | 'texts' | 'empty' | 'present' | 'from' | 'to' | 'before'

/** The rule of a parameter that filters; see the table in docs/contract.md. */
export type FilterRule =
  | { readonly property: string | readonly string[]; readonly op?: FilterOp }
  | 'label'
  | 'texts'
  | 'ids'
  | 'limit'
  | 'language'
  | 'missing'
  | 'none'

/** A path, query or header parameter. */
export interface ParameterDefinition {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required?: boolean
  readonly schema: Schema
  /** Whether a list repeats the name for each value (default for a query), or joins the values with commas. */
  readonly explode?: boolean
  readonly 'x-filter'?: FilterRule
}

/** An operation of the contract, as the server needs it. */
export interface Operation {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With parameters in braces: `/api/dua/id/{id}`. */
  readonly path: string
  /** Any one of them is enough; empty: any signed-in user of the right type; null: public. */
  readonly privileges: readonly string[] | null
  /** Whether users whose first role is not of type ADMIN may call it too. */
  readonly anyUser: boolean
  /** Whether users who still have to set up a second factor may call it. */
  readonly beforeSecondFactor: boolean
  readonly parameters: readonly ParameterDefinition[]
  readonly body: Schema | null
  readonly bodyRequired: boolean
  readonly multipart: boolean
  /** Whether it returns a file, not JSON. */
  readonly returnsFile: boolean
  /** Whether it returns a stream of events. */
  readonly returnsEvents: boolean
  /** Schema of the payload of the 200 response. */
  readonly payload: Schema | null
  /** The state into which it brings a record. */
  readonly transition: Transition | null
  /** The message of a successful call. */
  readonly message: string
}

const schemaAt = (value: JsonValue | undefined, ...path: string[]): Schema | null => {
  const found = valueAt(value, path)
  return isObject(found) ? (found as Schema) : null
}

const privilegesOf = (id: string, operation: JsonObject, open: boolean): readonly string[] | null => {
  const privileges = operation['x-privileges']
  if (open) {
    if (privileges !== undefined) throw new Error(`${id} is open (security: []) and asks for x-privileges.`)
    return null
  }
  if (!Array.isArray(privileges))
    throw new Error(`${id} has neither x-privileges nor security: []; say who may call it.`)
  return privileges.map(String)
}

const readOperation = (
  path: string,
  method: (typeof httpMethods)[number],
  operation: JsonObject,
  shared: JsonValue | undefined,
): Operation => {
  const id = operation.operationId
  if (typeof id !== 'string') throw new Error(`${method} ${path} has no operationId.`)
  const security = operation.security
  const parameters = [
    ...(Array.isArray(shared) ? shared : []),
    ...((operation.parameters as JsonValue[]) ?? []),
  ]
  const sent = valueAt(operation, ['requestBody', 'content'])
  const returned = valueAt(operation, ['responses', '200', 'content'])
  const response = valueAt(returned, ['application/json'])
  const message = valueAt(response, ['example', envelopePaths.message])
  const multipart = schemaAt(sent, 'multipart/form-data', 'schema')
  return {
    id,
    method: method.toUpperCase() as Operation['method'],
    path,
    privileges: privilegesOf(id, operation, Array.isArray(security) && security.length === 0),
    anyUser: operation['x-any-user'] === true,
    beforeSecondFactor: operation['x-before-second-factor'] === true,
    parameters: parameters as unknown as ParameterDefinition[],
    body: schemaAt(sent, 'application/json', 'schema') ?? multipart,
    bodyRequired: valueAt(operation, ['requestBody', 'required']) === true,
    multipart: multipart !== null,
    returnsFile: isObject(returned) && response === undefined,
    returnsEvents: isObject(returned) && 'text/event-stream' in returned,
    payload: schemaAt(response, 'schema', 'properties', envelopePaths.payload),
    transition: readTransition(id, operation),
    message: typeof message === 'string' ? message : '',
  }
}

/**
 * Reads the operations of a dereferenced document.
 * Throws for one without operationId or without explicit access rules: missing security means denied.
 */
export const readOperations = (document: JsonObject): Operation[] => {
  const found: Operation[] = []
  for (const [path, item] of Object.entries(isObject(document.paths) ? document.paths : {})) {
    for (const method of httpMethods) {
      const operation = valueAt(item, [method])
      if (isObject(operation))
        found.push(readOperation(path, method, operation, valueAt(item, ['parameters'])))
    }
  }
  return found
}
