import type { Envelope } from '../contract/conventions/envelope.ts'
import { recordsIn } from '../contract/conventions/page.ts'
import { lookupParameters, pageParameters, pageQuery } from '../contract/conventions/query.ts'
import { readRegularId, regularId } from '../contract/operations/operation-names.ts'
import { learn, lookupOperation } from './availability.ts'
import { type OperationId, type OperationInput, operationQuery } from './call.ts'
import { isMissing } from './missing.ts'

type Query = OperationInput['query']
interface Context {
  signal: AbortSignal
}

interface LookupQuery {
  queryKey: readonly unknown[]
  queryFn: (context: Context) => Promise<Envelope>
}

const pageSize = 100
/** A picker of more records than this would be of no use. */
const maxPages = 20

const selecting: readonly string[] = Object.values(lookupParameters)

/** All records of a list, page by page. */
const allPages = async (operation: string, query: Query, context: Context): Promise<Envelope> => {
  const records: unknown[] = []
  for (let page = 0; page < maxPages; page += 1) {
    const request = { query: { ...query, ...pageQuery({ page, size: pageSize }) } }
    const { payload } = await operationQuery(operation, request).queryFn(context)
    const found = recordsIn(payload)
    records.push(...found)
    if (found.length < pageSize) break
  }
  return { success: true, message: '', payload: records }
}

const listQuery = (operation: string, query: Query = {}): LookupQuery => {
  const params = Object.fromEntries(Object.entries(query).filter(([name]) => !selecting.includes(name)))
  return {
    queryKey: [operation, 'all', params],
    queryFn: (context: Context) => allPages(operation, params, context),
  }
}

/** Whether an operation is the list in place of a `total…` operation that the API lacks; other lists may have no pages. */
const standsForTotal = (id: string): boolean => {
  const regular = readRegularId(id)
  return regular?.action === 'list' && isMissing(regularId(regular.resource, 'total'))
}

/**
 * The query for records that others refer to, by a `total…` operation. For an API without it, all records of the list;
 * neither that nor an API without the parameters `search`, `ids` and `limit` selects any.
 */
export const lookupQuery = (id: string, input: Pick<OperationInput, 'query'> = {}): LookupQuery => {
  const operation = lookupOperation(id)
  const isPage = Object.hasOwn(input.query ?? {}, pageParameters.size)
  if (operation !== id || (standsForTotal(id) && !isPage)) return listQuery(operation, input.query)
  const query = operationQuery(id, input)
  return {
    ...query,
    queryFn: (context: Context): Promise<Envelope> =>
      query.queryFn(context).catch((error: unknown) => {
        learn(id, error)
        const other = lookupOperation(id)
        if (other === id) throw error
        return listQuery(other, input.query).queryFn(context)
      }),
  }
}

type Options = Readonly<Record<string, unknown>>

/**
 * The request of a cell or widget, to the operation in its option `operation`: records to choose from, or names of
 * records. The module check compares it with the contract.
 */
export interface Lookup {
  /** The operation if that option is missing. */
  operation?: OperationId
  /** Query parameters in addition to those of the option `params`. */
  queryFor: (options: Options) => Readonly<Record<string, unknown>>
  /** Query parameters of the first request, before any input; omitted when there is none. */
  first?: (options: Options) => Readonly<Record<string, unknown>>
  /** The name of a record; empty if it has none. */
  name: (record: Readonly<Record<string, unknown>>, options: Options) => string
}
