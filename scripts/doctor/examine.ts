import pLimit from 'p-limit'
import { recordsIn } from '../../src/contract/conventions/page.ts'
import { pageParameters, pageQuery } from '../../src/contract/conventions/query.ts'
import { asRecord, type PlainObject, valueAt } from '../../src/contract/json.ts'
import { fillPath, parameterNames } from '../../src/contract/operations/path-template.ts'
import { resolver } from '../generate/overlay.ts'
import { type Document, type Endpoint, endpointsOf } from '../shared/contract.ts'
import type { Answer, Api } from './api.ts'
import { idOf, ignoredFilters, pagingFaults, type QueryParameter } from './parameters.ts'
import { type PropertyFacts, propertyExaminer } from './properties.ts'

/** `present`: it responded; `missing`: the API does not have it; `refused`: the user may not call it; `unknown`: not tried. */
export type Presence = 'present' | 'missing' | 'refused' | 'failed' | 'unknown'

/** The findings about an operation. */
export interface OperationFinding {
  endpoint: Endpoint
  presence: Presence
  status?: number
  milliseconds?: number
  ignored: readonly string[]
  paging: readonly string[]
  /** The response is no JSON, or has no envelope. */
  shape?: string
}

export interface Examination {
  operations: readonly OperationFinding[]
  properties: readonly PropertyFacts[]
}

/**
 * A 404 in the API's envelope is a record that does not exist; without one, nothing is at that path. Any other status
 * than success is a failure, also a redirect to a page and a limit of requests.
 */
const presenceOf = ({ status, isEnveloped }: Answer, hasPathParameters: boolean): Presence => {
  if (status === 404) return isEnveloped && hasPathParameters ? 'present' : 'missing'
  if (status === 405 || status === 501) return 'missing'
  if (status === 401 || status === 403) return 'refused'
  return status >= 200 && status < 300 ? 'present' : 'failed'
}

/** Operations that never end or return files. */
const isStream = (responseContent: PlainObject): boolean =>
  !Object.hasOwn(responseContent, 'application/json')

const isPaged = (query: readonly QueryParameter[]): boolean =>
  query.some(({ name }) => name === pageParameters.index)

const firstPage = new URLSearchParams(
  Object.entries(pageQuery({ page: 0, size: 10 })).map(([name, value]) => [name, String(value)]),
)

/** Examines all operations that read; those that write are tried only by `OPTIONS`, which changes nothing. */
export const examine = async (api: Api, document: Document): Promise<Examination> => {
  const resolve = resolver({ ...document })
  const properties = propertyExaminer(document)
  /** A row of each tag, whose ids other operations of the tag are called with. */
  const rows = new Map<string, readonly Readonly<Record<string, unknown>>[]>()
  const tagOf = ({ operation }: Endpoint): string => operation.tags?.[0] ?? ''
  const limit = pLimit(4)

  const parametersOf = ({ operation }: Endpoint): readonly PlainObject[] =>
    (operation.parameters ?? []).map(resolve)
  const queryOf = (endpoint: Endpoint): readonly QueryParameter[] =>
    parametersOf(endpoint)
      .filter(({ in: place }) => place === 'query')
      .map(({ name, schema, 'x-filter': filter }) => ({
        name: String(name),
        schema: resolve(schema),
        filter,
      }))

  /** A value of a path parameter: of the rows of its tag, or of its enumeration; undefined if none is known. */
  const pathValue = (endpoint: Endpoint, name: string): string | undefined => {
    const declared = parametersOf(endpoint).find(
      (parameter) => parameter.in === 'path' && parameter.name === name,
    )
    const schema = resolve(declared?.schema)
    if (Array.isArray(schema.enum)) return String(schema.enum[0])
    const [row] = rows.get(tagOf(endpoint)) ?? []
    const record = row?.[name] ?? idOf(row)
    return record === undefined ? undefined : String(record)
  }

  const schemaOf = ({ operation }: Endpoint): PlainObject =>
    asRecord(resolve(valueAt(operation, ['responses', '200'])).content)

  /** The parameters that a call must have, with the contract's examples. */
  const requiredQuery = (endpoint: Endpoint): URLSearchParams => {
    const required = parametersOf(endpoint).filter(
      ({ in: place, required }) => place === 'query' && required === true,
    )
    const exampleOf = ({ example, schema }: PlainObject): unknown =>
      example ?? [resolve(schema).examples].flat()[0] ?? 'aa'
    return new URLSearchParams(required.map((one) => [String(one.name), String(exampleOf(one))]))
  }

  /** The address with ids of known records; undefined if none are known. */
  const addressOf = (endpoint: Endpoint): string | undefined => {
    const names = parameterNames(endpoint.path)
    const values = names.map((name) => pathValue(endpoint, name))
    return values.includes(undefined)
      ? undefined
      : fillPath(endpoint.path, (name) => String(values[names.indexOf(name)]))
  }

  /** The findings about the rows of a response: properties, ignored filters, and faults of its pages. */
  const readRows = async (endpoint: Endpoint, path: string, body: unknown) => {
    const query = queryOf(endpoint)
    const schema = valueAt(schemaOf(endpoint), ['application/json', 'schema'])
    properties.examine(body, schema, endpoint.operation.operationId)
    const records = recordsIn(asRecord(body).payload)
    if (records.length === 0) return { ignored: [], paging: [] }
    if (path === endpoint.path) rows.set(tagOf(endpoint), records)
    const filters = query.filter(({ name }) => !Object.values<string>(pageParameters).includes(name))
    return {
      ignored: await ignoredFilters(api, path, filters, records),
      paging: isPaged(query) ? await pagingFaults(api, path) : [],
    }
  }

  const readOne = async (endpoint: Endpoint): Promise<OperationFinding> => {
    const none = { endpoint, ignored: [], paging: [] }
    const path = addressOf(endpoint)
    if (path === undefined || isStream(schemaOf(endpoint))) return { ...none, presence: 'unknown' }
    const response = await api.get(
      `${path}?${isPaged(queryOf(endpoint)) ? firstPage : requiredQuery(endpoint)}`,
    )
    const found = { ...none, status: response.status, milliseconds: response.milliseconds }
    const presence = presenceOf(response, path !== endpoint.path)
    if (presence !== 'present' || response.status === 404) return { ...found, presence }
    if (!response.isEnveloped)
      return {
        ...found,
        presence,
        shape: response.body === null ? 'the response is no JSON' : 'the response has no envelope',
      }
    return { ...found, presence, ...(await readRows(endpoint, path, response.body)) }
  }

  /** Asks which methods a path has. Many APIs do not say; then nothing is known. */
  const writeOne = async (endpoint: Endpoint): Promise<OperationFinding> => {
    const { status, headers } = await api.send(
      fillPath(endpoint.path, () => '0'),
      { method: 'OPTIONS' },
    )
    const allowed = headers.get('allow')?.toUpperCase()
    const presence =
      allowed === undefined || status >= 400
        ? 'unknown'
        : allowed.includes(endpoint.method.toUpperCase())
          ? 'present'
          : 'missing'
    return { endpoint, presence, status, ignored: [], paging: [] }
  }

  const failed = (endpoint: Endpoint): OperationFinding => ({
    endpoint,
    presence: 'failed',
    ignored: [],
    paging: [],
  })
  const all = endpointsOf(document)
  const isRead = ({ method }: Endpoint): boolean => method === 'get'
  const isPlain = ({ path }: Endpoint): boolean => parameterNames(path).length === 0
  // Lists first: their rows have the numbers for the others.
  const phases = [
    all.filter((one) => isRead(one) && isPlain(one)),
    all.filter((one) => isRead(one) && !isPlain(one)),
    all.filter((one) => !isRead(one)),
  ]
  const found = new Map<Endpoint, OperationFinding>()
  for (const phase of phases)
    await Promise.all(
      phase.map((endpoint) =>
        limit(async () => {
          const one = isRead(endpoint) ? readOne(endpoint) : writeOne(endpoint)
          found.set(endpoint, await one.catch(() => failed(endpoint)))
        }),
      ),
    )
  return {
    operations: all.map((endpoint) => found.get(endpoint) ?? failed(endpoint)),
    properties: properties.facts(),
  }
}
