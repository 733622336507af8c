import { type Query, skipToken } from '@tanstack/react-query'
import type { AxiosProgressEvent } from 'axios'
import { tags } from '../../generated/operations.ts'
import type { Envelope } from '../contract/conventions/envelope.ts'
import { idempotencyHeader, idempotencyHeaders } from '../contract/conventions/idempotency.ts'
import { ApiError } from './api-error.ts'
import {
  findOperation,
  hasOperation,
  learn,
  type OperationId,
  takesHeader,
  takesParameter,
} from './availability.ts'
import { loadOnce } from './load-once.ts'
import type { StateTransition, TagModule } from './operation.ts'

export { hasOperation, type OperationId } from './availability.ts'

/** An operation id as a parameter: a literal must be in the contract, any other string is looked up at runtime. */
type Named<Id extends string> = Id & (string extends Id ? string : OperationId)

/** The input of an operation: path parameters by name, query parameters, body, headers. */
export interface OperationInput {
  path?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** Gets the sent part of the body, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/** The tag of an operation. */
export const operationTag = (id: string): string => findOperation(id).tag

/** The HTTP method of an operation, in lower case. */
export const methodOf = (id: string): string => findOperation(id).method

/** The required privileges, any one of which is enough; null for a public operation. */
export const privilegesOf = <Id extends string>(id: Named<Id>): readonly string[] | null =>
  findOperation(id).privileges

/** The names of an operation's path parameters, in order. */
export const pathParametersOf = (id: string): readonly string[] => findOperation(id).path ?? []

const takesQuery = (id: string): boolean => findOperation(id).query === true

/** How an operation changes a record's state; undefined if it does not. */
export const transitionOf = (id: string): StateTransition | undefined => findOperation(id).transition

/** Whether an operation can be called for a record in its current state; always true when it changes no state. */
export const canTransition = (id: string, record: Readonly<Record<string, unknown>>): boolean => {
  const transition = transitionOf(id)
  return !transition || transition.from.includes(record[transition.property] ?? null)
}

/** Whether the API executes an operation once per idempotency key. */
export const takesIdempotencyKey = (id: string): boolean => takesHeader(id, idempotencyHeader)

/** The header with the idempotency key of an attempt, for an operation that supports it. */
export const keyHeaders = <Id extends string>(
  id: Named<Id>,
  key: string | undefined,
): Readonly<Record<string, string>> =>
  key !== undefined && takesIdempotencyKey(id) ? idempotencyHeaders(key) : {}

const loaders = new Map(Object.entries(tags).map(([tag, load]) => [tag, loadOnce(load)]))

const loadTag = (id: string): Promise<TagModule> => {
  const load = loaders.get(operationTag(id))
  if (!load) throw new Error(`No client code for the tag of "${id}"`)
  return load()
}

/** Loads the generated client code of an operation's tag ahead of its first request, which reports a failure. */
export const prefetchClient = (id: string): void => {
  loadTag(id).catch(() => undefined)
}

type GeneratedOptions = (...args: unknown[]) => Readonly<Record<string, unknown>>

/**
 * Offline, a request without its tag's code fails like any request without a response. Online, the code is missing, as
 * after a new deployment: the error stays, so that the console offers to reload the page.
 */
const toNoResponse = (error: unknown): never => {
  if (navigator.onLine) throw error
  throw new ApiError(0, '', [], undefined, null, {}, 'offline')
}

/** The generated function that returns the options of a query or mutation, such as `getListDuaQueryOptions`. */
const generatedOptions = async (id: string, kind: 'Query' | 'Mutation'): Promise<GeneratedOptions> => {
  const name = `get${id.charAt(0).toUpperCase()}${id.slice(1)}${kind}Options`
  const code = await loadTag(id).catch(toNoResponse)
  const found = Object.hasOwn(code, name) ? code[name] : undefined
  if (typeof found !== 'function') throw new Error(`The generated client has no "${name}"`)
  return found as GeneratedOptions
}

/** The path parameters of an operation. Throws when one of them is missing. */
const pathValues = (id: string, path: OperationInput['path'] = {}): Record<string, unknown> =>
  Object.fromEntries(
    pathParametersOf(id).map((name) => {
      if (path[name] === undefined) throw new Error(`Operation "${id}" needs the path parameter "${name}"`)
      return [name, path[name]]
    }),
  )

const unlessEmpty = (parameters: OperationInput['query'] = {}): OperationInput['query'] =>
  Object.keys(parameters).length > 0 ? parameters : undefined

/** Query parameters without those that an overlay has removed from the contract. */
const declared = (id: string, query: OperationInput['query'] = {}): OperationInput['query'] =>
  Object.fromEntries(Object.entries(query).filter(([name]) => takesParameter(id, name)))

/** Headers without those that the contract does not declare. */
const declaredHeaders = (id: string, headers: OperationInput['headers'] = {}): OperationInput['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => takesHeader(id, name)))

/**
 * The query of an operation known only at runtime, for example from a module's files, which the module check has
 * compared with the contract. Equivalent to the generated query: it uses the function of the generated options and the
 * same key (operation, path parameters, query parameters), which is known before the tag's code is loaded. Code with a
 * fixed operation uses the generated functions.
 */
export const operationQuery = (id: string, input: Pick<OperationInput, 'path' | 'query'> = {}) => {
  const names = pathParametersOf(id)
  const pathKey =
    names.length > 0 ? [Object.fromEntries(names.map((name) => [name, input.path?.[name]]))] : []
  const query = takesQuery(id) ? unlessEmpty(declared(id, input.query)) : undefined
  return {
    queryKey: [id, ...pathKey, ...(query ? [query] : [])] as const,
    queryFn: async (context: { signal: AbortSignal }): Promise<Envelope> => {
      const path = pathValues(id, input.path)
      const optionsFor = await generatedOptions(id, 'Query')
      const { queryFn } = optionsFor(...(names.length > 0 ? [path] : []), ...(takesQuery(id) ? [query] : []))
      return (queryFn as (context: { signal: AbortSignal }) => Promise<Envelope>)(context)
    },
  }
}

/** A query that never runs. */
export const nothingToAsk = { queryKey: ['nothing to ask'], queryFn: skipToken } as const

interface OptionalQuery {
  queryKey: readonly unknown[]
  queryFn: typeof skipToken | ((context: { signal: AbortSignal }) => Promise<Envelope>)
}

/** The same for an optional query: without an operation it never runs. */
export const optionalQuery = (
  id: string | undefined,
  input?: Pick<OperationInput, 'path' | 'query'>,
): OptionalQuery => (id === undefined ? nothingToAsk : operationQuery(id, input))

/**
 * Calls an operation known only at runtime, through the generated mutation, or the generated query of a GET. Rejects
 * with an `ApiError`, or once `signal` aborts.
 */
export const callOperation = async (
  id: string,
  { path, query, body, headers, onProgress }: OperationInput = {},
  signal?: AbortSignal,
): Promise<Envelope> => {
  if (methodOf(id) === 'get')
    return operationQuery(id, { ...(path && { path }), ...(query && { query }) }).queryFn({
      signal: signal ?? new AbortController().signal,
    })
  const pathParams = pathValues(id, path)
  const optionsFor = await generatedOptions(id, 'Mutation')
  const request = {
    headers: declaredHeaders(id, headers),
    ...(signal && { signal }),
    ...(onProgress && {
      onUploadProgress: ({ loaded, total }: AxiosProgressEvent) =>
        total && onProgress(Math.min(loaded / total, 1)),
    }),
  }
  const { mutationFn } = optionsFor({ request })
  const variables = { pathParams, data: body, params: declared(id, query) }
  return (mutationFn as (variables: object) => Promise<Envelope>)(variables).catch((error: unknown) => {
    learn(id, error)
    throw error
  })
}

/** Selects the queries of all operations with the same tag, which become stale when it changes data. */
export const queriesOfTag = <Id extends string>(id: Named<Id>) => {
  const tag = operationTag(id)
  return {
    predicate: ({ queryKey: [first] }: Pick<Query, 'queryKey'>): boolean =>
      typeof first === 'string' && hasOperation(first) && operationTag(first) === tag,
  }
}
