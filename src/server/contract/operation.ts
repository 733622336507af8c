import { envelopePaths } from '../../contract/conventions/envelope.ts'
import { isObject, type JsonObject, type JsonValue, valueAt } from '../../contract/json.ts'
import { httpMethods } from '../../contract/operations/http-methods.ts'
import type { RegularAction } from '../../contract/operations/operation-names.ts'
import type { Schema } from './schema.ts'
import { readTransition, type Transition } from './transition.ts'

/** What the regular handler does for an operation. */
export type Verb = RegularAction

/** How a filter compares: equal, empty or set; at least, at most, less than. */
export type FilterOp = 'equals' | 'empty' | 'present' | 'from' | 'to' | 'before'

/** How a parameter filters; see the table in docs/contract.md. */
export type FilterRule =
  | { readonly property: string | readonly string[]; readonly op?: FilterOp }
  | 'label'
  | 'ids'
  | 'limit'
  | 'language'
  | 'missing'
  | 'none'

/** A path, query or header parameter. */
export type ParameterDefinition = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly schema: Schema
  /** Whether a list repeats the name for each value (default of a query), or joins the values with commas. */
  readonly explode?: boolean
  readonly 'x-filter'?: FilterRule
}

/** One operation of the contract, as the server needs it. */
export type Operation = {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With parameters in braces: `/api/dua/id/{id}`. */
  readonly path: string
  /** Any one suffices; empty: any signed-in user of the right type; null: open to everybody. */
  readonly privileges: readonly string[] | null
  /** Users whose first role is not of type ADMIN may ask too. */
  readonly anyUser: boolean
  /** Who must set up a second factor before anything else may ask all the same. */
  readonly beforeSecondFactor: boolean
  readonly parameters: readonly ParameterDefinition[]
  readonly body: Schema | null
  readonly multipart: boolean
  /** Returns a file, not JSON. */
  readonly answersFile: boolean
  /** Returns a stream of events, which goes on. */
  readonly answersEvents: boolean
  /** Schema of the payload in the 200 answer. */
  readonly payload: Schema | null
  /** The state that it brings a record into. */
  readonly transition: Transition | null
  /** What a successful call says. */
  readonly message: string
}

function schemaAt(value: JsonValue | undefined, ...path: string[]): Schema | null {
  const found = valueAt(value, path)
  return isObject(found) ? (found as Schema) : null
}

function privilegesOf(id: string, operation: JsonObject, open: boolean): readonly string[] | null {
  const privileges = operation['x-privileges']
  if (open) {
    if (privileges !== undefined) throw new Error(`${id} is open (security: []) and asks for x-privileges.`)
    return null
  }
  if (!Array.isArray(privileges))
    throw new Error(`${id} has neither x-privileges nor security: []; say who may call it.`)
  return privileges.map(String)
}

function readOperation(
  path: string,
  method: (typeof httpMethods)[number],
  operation: JsonObject,
  shared: JsonValue | undefined,
): Operation {
  const id = operation.operationId
  if (typeof id !== 'string') throw new Error(`${method} ${path} has no operationId.`)
  const security = operation.security
  const parameters = [
    ...(Array.isArray(shared) ? shared : []),
    ...((operation.parameters as JsonValue[]) ?? []),
  ]
  const content = valueAt(operation, ['requestBody', 'content'])
  const answered = valueAt(operation, ['responses', '200', 'content'])
  const answer = valueAt(answered, ['application/json'])
  const message = valueAt(answer, ['example', envelopePaths.message])
  const multipart = schemaAt(content, 'multipart/form-data', 'schema')
  return {
    id,
    method: method.toUpperCase() as Operation['method'],
    path,
    privileges: privilegesOf(id, operation, Array.isArray(security) && security.length === 0),
    anyUser: operation['x-any-user'] === true,
    beforeSecondFactor: operation['x-before-second-factor'] === true,
    parameters: parameters as unknown as ParameterDefinition[],
    body: schemaAt(content, 'application/json', 'schema') ?? multipart,
    multipart: multipart !== null,
    answersFile: isObject(answered) && answer === undefined,
    answersEvents: isObject(answered) && 'text/event-stream' in answered,
    payload: schemaAt(answer, 'schema', 'properties', envelopePaths.payload),
    transition: readTransition(id, operation),
    message: typeof message === 'string' ? message : '',
  }
}

/**
 * The operations of a dereferenced document.
 * Throws when one has no operationId, or does not say who may call it: missing security means closed.
 */
export function readOperations(document: JsonObject): Operation[] {
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
