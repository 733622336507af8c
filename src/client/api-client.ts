import type { AxiosRequestConfig } from 'axios'
import { type Conventions, conventions } from '../contract/conventions/conventions.ts'
import type { Envelope } from '../contract/conventions/envelope.ts'
import { pageQuery, readPageQuery } from '../contract/conventions/query.ts'
import { asRecord, isObject, valueAt } from '../contract/json.ts'
import { ApiError } from './api-error.ts'
import { type FilePlace, multipart, type UploadCall, withSentFiles } from './files/sent-files.ts'
import { request } from './http.ts'
import type { TagModule } from './operation.ts'
import type { SentKind } from './other-response.ts'

type Values = Readonly<Record<string, unknown>>
type Paging = Conventions['paging']

/** How an operation of a foreign API is called; `npm run generate` writes it for a console of its own. */
export interface ApiCall {
  method: string
  /** The path, with the parameters of the console. */
  path: string
  /** The property that identifies a record. */
  id: string
  /** The property with a record's other properties. */
  attributes?: string
  /** Path of the rows, or of the record, in a response. */
  at: string
  /** Properties whose kind differs between requests and responses, with that of requests. */
  converted?: Readonly<Record<string, SentKind>>
  /** Of a list: where it has its total, and its paging; null: all rows at once. */
  list?: { total: Conventions['list']['total']; paging: Paging | null }
  /** Query parameters whose values are joined by commas. */
  joined?: readonly string[]
  /** Constant query parameters and headers. */
  query?: Values
  headers?: Readonly<Record<string, string>>
  /** Media type of the body, and the path of the record in it. */
  media?: string
  body?: string
  /** Properties of the record that the body takes; any without it. */
  takes?: readonly string[]
  /** Constant values of the body by path. */
  set?: Values
  /** Properties of the record that hold files. */
  files?: Readonly<Record<string, FilePlace>>
  /** The type of the record's id in the body; without it, the path alone names the record. */
  idType?: 'integer' | 'string'
  /** The path of the id in the body, if it is not beside the record's other properties. */
  idAt?: string
}

const keysOf = (path: string): string[] => (path === '' ? [] : path.split('.'))

/** An object with a value at a path; at the empty path, the value's properties are added. */
const withValue = (body: Values, [key, ...rest]: readonly string[], value: unknown): Values => {
  if (key === undefined) return { ...body, ...asRecord(value) }
  return { ...body, [key]: rest.length === 0 ? value : withValue(asRecord(body[key]), rest, value) }
}

/**
 * The body as the API expects it: the record at its place, and its id only where the API has one. A PUT replaces the
 * record, so a cleared property is left out, which every API understands.
 */
export const bodyOf = (
  { method, body = '', set = {}, takes, id, idType, idAt }: ApiCall,
  data: unknown,
  recordId?: unknown,
): unknown => {
  if (!isObject(data)) return data
  const { [conventions.ids.property]: inBody, ...all }: Values = data
  const record = Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) => (method === 'patch' || value !== null) && (takes?.includes(name) ?? true),
    ),
  )
  const sent = inBody ?? recordId
  const own = idType === 'integer' && typeof sent === 'string' ? Number(sent) : sent
  const whole = { ...(idType !== undefined && own !== undefined && { [id]: own }), ...record }
  const inner = withValue({}, keysOf(body), whole)
  const fixed = { ...set, ...(idAt !== undefined && sent !== undefined && { [idAt]: sent }) }
  return Object.entries(fixed).reduce((made, [path, value]) => withValue(made, keysOf(path), value), inner)
}

/** The query of a call. Empty values are left out: other APIs would look for them. */
export const queryOf = ({ list, query, joined = [] }: ApiCall, sent: Values): Values => {
  const { [conventions.paging.index]: _, [conventions.paging.size]: __, ...others } = sent
  const page = list?.paging ? readPageQuery(sent) : null
  const { '': ___, ...paging } = page && list?.paging ? pageQuery(page, { paging: list.paging }) : {}
  const named = Object.entries({ ...query, ...others }).filter(([, value]) => value !== '')
  const values = named.map(([name, value]) =>
    Array.isArray(value) && joined.includes(name) ? [name, value.join(',')] : [name, value],
  )
  return { ...Object.fromEntries(values), ...paging }
}

/**
 * A path with its parameters.
 *
 * @throws {ApiError} for the ids `.` and `..`, which browsers remove from an address: the request would go to another
 * path.
 */
export const pathOf = (path: string, values: Values): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name])
    if (value === '.' || value === '..') throw new ApiError(404, `A path cannot contain the id “${value}”`)
    return encodeURIComponent(value)
  })

/** Stores a file by a call of its own; returns what the record keeps of it. */
const uploadFile = async ({ method, path, part, value }: UploadCall, file: File): Promise<unknown> => {
  const data = new FormData()
  data.append(part, file)
  const reading = { at: '', id: conventions.ids.property, isList: false, total: null, page: 0, size: 0 }
  const { payload } = await request<Envelope>({ url: path, method, data, reading })
  return value === '' ? payload : valueAt(payload, value.split('.'))
}

/** Files stored for records that are not saved yet: a save that is repeated does not store them again. */
const stored = new Map<string, Promise<unknown>>()

const upload = (call: UploadCall, file: File, url: string): Promise<unknown> => {
  const key = `${call.path} ${call.part} ${url}`
  const storing =
    stored.get(key) ??
    uploadFile(call, file).catch((error: unknown) => {
      stored.delete(key)
      throw error
    })
  stored.set(key, storing)
  return storing
}

const isMultipart = ({ media = '' }: ApiCall): boolean => media.startsWith('multipart/')

/** The body of a request, after the uploads of its files. */
const sentBody = async (call: ApiCall, data: unknown, recordId: unknown): Promise<unknown> => {
  const { files = {} } = call
  const body = bodyOf(call, await withSentFiles(data, files, upload), recordId)
  return isMultipart(call) ? multipart(body, files) : body
}

const send = (call: ApiCall, path: Values, query: Values, more: AxiosRequestConfig): Promise<Envelope> => {
  const { at, id, attributes, converted, list, files = {} } = call
  const base64 = Object.keys(files).filter((name) => files[name] === 'base64')
  const page = (list?.paging && readPageQuery(query)) || { page: 0, size: 0 }
  return request<unknown>({
    url: pathOf(call.path, path),
    method: call.method,
    params: queryOf(call, query),
    reading: {
      at,
      id,
      isList: list !== undefined,
      total: list?.total ?? null,
      ...page,
      attributes,
      converted,
      base64,
    },
    ...(list?.paging && { paging: list.paging }),
    ...more,
    headers: { ...call.headers, ...more.headers } as Record<string, string>,
  }) as Promise<Envelope>
}

const queryOptions =
  (call: ApiCall) =>
  (...args: (Values | undefined)[]) => {
    const [path = {}, query = {}] = call.path.includes('{') ? args : [{}, ...args]
    return { queryFn: ({ signal }: { signal: AbortSignal }) => send(call, path, query, { signal }) }
  }

interface Variables {
  pathParams: Values
  data: unknown
  params?: Values
}

const mutationOptions =
  (call: ApiCall) =>
  ({ request: options = {} }: { request?: AxiosRequestConfig }) => ({
    mutationFn: async ({ pathParams, data, params = {} }: Variables) => {
      const saved = await send(call, pathParams, params, {
        ...options,
        ...(data !== undefined && { data: await sentBody(call, data, pathParams.id) }),
        // The browser adds the boundary of a multipart body.
        headers: {
          ...options.headers,
          ...(call.media && !isMultipart(call) && { 'Content-Type': call.media }),
        },
      })
      stored.clear()
      return saved
    },
  })

/** The client of a foreign API's operations, in the form of a generated one. */
export const apiClient = (calls: Readonly<Record<string, ApiCall>>): TagModule =>
  Object.fromEntries(
    Object.entries(calls).map(([id, call]) => {
      const name = id.charAt(0).toUpperCase() + id.slice(1)
      return call.method === 'get'
        ? [`get${name}QueryOptions`, queryOptions(call)]
        : [`get${name}MutationOptions`, mutationOptions(call)]
    }),
  )
