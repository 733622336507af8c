import { skipToken } from '@tanstack/react-query'
import { operations, tags } from '../../generated/operations.ts'
import { idempotencyHeaders } from '../contract/conventions/idempotency.ts'
import { loadOnce } from './load-once.ts'
import type { OperationRow, TagModule } from './operation.ts'
import type { AnswerOf, CallInput, InputOf, Named, OperationId } from './typed-operation.ts'

const rows: Readonly<Record<string, OperationRow>> = operations

/** Whether the contract has an operation. */
export const hasOperation = (id: string): id is OperationId => Object.hasOwn(rows, id)

/** The operation's row in the generated map, whose parts are read below, each once. Throws on an id the contract lacks. */
const operation = (id: string): OperationRow => {
  const row = hasOperation(id) ? rows[id] : undefined
  if (!row) throw new Error(`The contract has no operation "${id}"`)
  return row
}

/** The tag whose queries a change through this operation makes stale. */
export const operationTag = <Id extends string>(id: Named<Id>): string => operation(id)[0]

/** The method of its request, in lower case. */
export const methodOf = (id: string): string => operation(id)[1]

/** Privileges of which any suffices; null for a public operation. */
export const privilegesOf = <Id extends string>(id: Named<Id>): readonly string[] | null => operation(id)[2]

/** Path parameters of an operation, by name in order. */
export const pathParametersOf = (id: string): readonly string[] => operation(id)[3] ?? []

const takesQuery = (id: string): boolean => operation(id)[4] === 1

/** The property by which a record has a state, and the states from which the operation leads on; of one that changes a state. */
export const transitionOf = (id: string): OperationRow[5] => operation(id)[5]

/** Whether an operation can change a record in its present state; every one can that changes no state. */
export const canTransition = (id: string, record: Readonly<Record<string, unknown>>): boolean => {
  const [property, from] = transitionOf(id) ?? []
  return property === undefined || from?.includes(record[property] ?? null) === true
}

/** Whether an operation makes or sends something: sent again under the same key it is carried out once. */
export const takesIdempotencyKey = (id: string): boolean => methodOf(id) === 'post'

/** The header that names an attempt by its key, for an operation that takes one. */
export const keyHeaders = (id: string, key: string | undefined): Readonly<Record<string, string>> =>
  key !== undefined && takesIdempotencyKey(id) ? idempotencyHeaders(key) : {}

const loaders = new Map(Object.entries(tags).map(([tag, load]) => [tag, loadOnce(load)]))

const loadTag = (id: string): Promise<TagModule> => {
  const load = loaders.get(operationTag(id))
  if (!load) throw new Error(`No client code for the tag of "${id}"`)
  return load()
}

/** Fetches the generated client's code ahead; that of all tags lies in one file. */
export const fetchClient = async (): Promise<void> => {
  const [load] = loaders.values()
  await load?.()
}

const pathValues = (id: string, path: CallInput['path'] = {}): unknown[] =>
  pathParametersOf(id).map((name) => {
    if (path[name] === undefined) throw new Error(`Operation "${id}" needs the path parameter "${name}"`)
    return path[name]
  })

const member = (code: TagModule, name: string): ((...args: unknown[]) => unknown) => {
  const found = Object.hasOwn(code, name) ? code[name] : undefined
  if (typeof found !== 'function') throw new Error(`The generated client has no "${name}"`)
  return found as (...args: unknown[]) => unknown
}

/**
 * Carries out an operation by its id, through the generated client, whose functions take path parameters, body, query
 * parameters and request options in this order. Rejects with an `ApiError`.
 */
export const callOperation = async <Id extends string>(
  id: Named<Id>,
  input?: InputOf<Id>,
  signal?: AbortSignal,
): Promise<AnswerOf<Id>> => {
  const { body, headers, ...parameters }: CallInput = input ?? {}
  const call = member(await loadTag(id), id)
  const path = pathValues(id, parameters.path)
  const query = takesQuery(id) ? [parameters.query ?? {}] : []
  // A body that may be left out keeps its place.
  const hasBody = body !== undefined || call.length > path.length + query.length + 1
  const options = headers || signal ? [{ ...(headers && { headers }), ...(signal && { signal }) }] : []
  return (await call(...path, ...(hasBody ? [body] : []), ...query, ...options)) as AnswerOf<Id>
}

/**
 * The one way to write a query: its key starts with the operation's tag, so that a save invalidates whatever was read
 * of the resource (`operationTag`), and its function is the generated one.
 */
export const operationQuery = <Id extends string>(id: Named<Id>, input?: Omit<InputOf<Id>, 'body'>) => ({
  queryKey: [operationTag(id), id, input ?? {}] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callOperation<Id>(id, input as InputOf<Id>, signal),
})

/** A query that never runs. */
export const nothingToAsk = { queryKey: ['nothing to ask'], queryFn: skipToken } as const

interface OptionalQuery<Id extends string> {
  queryKey: readonly unknown[]
  queryFn: typeof skipToken | ((context: { signal: AbortSignal }) => Promise<AnswerOf<Id>>)
}

/** The same for a query that may have nothing to ask: without an operation it never runs. */
export const optionalQuery = <Id extends string>(
  id: Named<Id> | undefined,
  input?: Omit<InputOf<Id>, 'body'>,
): OptionalQuery<Id> => (id === undefined ? nothingToAsk : operationQuery<Id>(id, input))
