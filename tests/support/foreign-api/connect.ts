import { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { http } from '../../../src/client/http.ts'
import { isObject, mapValues, parsedOrNull } from '../../../src/contract/json.ts'

const uuidOf = (id: number): string => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`

const uuids = /00000000-0000-4000-8000-(\d{12})/g

const withNumbers = (text: string): string =>
  text.replace(uuids, (_, digits: string) => String(Number(digits)))

const toUuid = (value: unknown): unknown => (typeof value === 'number' ? uuidOf(value) : value)

/** A payload with UUIDs instead of numbers in `id`, `…Id` and `…Ids`; `id` becomes `uuid`. */
const withUuids = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withUuids)
  if (!isObject(value)) return value
  const renamed = Object.entries(value).map(([name, part]) => [name === 'id' ? 'uuid' : name, part] as const)
  return mapValues(Object.fromEntries(renamed), (part, name) => {
    // Texts per language keep the language's numeric id.
    if (name === 'languageId') return part
    if (/^uuid$|Id$/.test(name)) return toUuid(part)
    return /Ids$/.test(name) && Array.isArray(part) ? part.map(toUuid) : withUuids(part)
  })
}

const withIds = (value: unknown): unknown => {
  if (typeof value === 'string' && value.replace(uuids, '') === '' && value !== '')
    return Number(withNumbers(value))
  if (Array.isArray(value)) return value.map(withIds)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name === 'uuid' ? 'id' : name, withIds(part)]),
  )
}

/** The address in the reference API. Throws for a parameter of the foundation's conventions. */
const addressOf = (url: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://console.example.org')
  for (const name of ['pageNo', 'pageSize', 'sortBy', 'ascOrDesc'])
    if (searchParams.has(name)) throw new Error(`${pathname} was called with ${name}`)
  const { offset, limit, sort, ...others } = Object.fromEntries(searchParams)
  const query = new URLSearchParams(others)
  if (limit !== undefined && offset !== undefined) {
    query.set('pageNo', String(Number(offset) / Number(limit)))
    query.set('pageSize', limit)
  } else if (limit !== undefined) query.set('limit', limit)
  if (sort !== undefined) {
    query.set('sortBy', sort.replace(/^-/, ''))
    query.set('ascOrDesc', sort.startsWith('-') ? 'desc' : 'asc')
  }
  return `${withNumbers(pathname)}?${withNumbers(decodeURIComponent(query.toString().replaceAll('+', '%20')))}`
}

/** A refusal as problem+json (RFC 9457). */
const problemOf = (status: number, body: unknown): unknown => {
  const { message, errors } = isObject(body) ? body : {}
  const faults = Array.isArray(errors) ? errors.filter(isObject) : []
  return {
    type: 'about:blank',
    status,
    title: 'Refused',
    detail: message,
    errors: faults.map(({ path, message: detail }) => ({ pointer: `#${path}`, detail })),
  }
}

/** The request's headers with the API key as the reference API's token. Throws for a token in its own header. */
const headersOf = (config: InternalAxiosRequestConfig): Headers => {
  const headers = new Headers(config.headers.toJSON(true) as Record<string, string>)
  if (headers.has('Authorization')) throw new Error('The token is in the header of the foundation')
  const key = headers.get('X-Api-Key')
  headers.delete('X-Api-Key')
  if (key !== null) headers.set('Authorization', `Bearer ${key}`)
  if (typeof config.data !== 'string') headers.delete('Content-Type')
  return headers
}

/** A success without envelope: the rows alone, and the total in a header. */
const bareResponse = (body: unknown): Pick<AxiosResponse, 'data'> & { headers: AxiosHeaders } => {
  const payload = isObject(body) ? withUuids(body.payload) : null
  const { content, totalElements } = isObject(payload) ? payload : {}
  const headers = new AxiosHeaders(
    typeof totalElements === 'number' ? { 'x-total-count': String(totalElements) } : {},
  )
  return { data: Array.isArray(content) ? content : payload, headers }
}

/**
 * Sends the console's requests to the reference API at `url`, translated from and to `foreignConventions`, with
 * problem+json and UUIDs. Returns what was requested, as method and address in the foreign form.
 */
export const connectForeign = (url: string): readonly string[] => {
  const requested: string[] = []
  http.defaults.adapter = async (config): Promise<AxiosResponse> => {
    const method = (config.method ?? 'get').toUpperCase()
    const address = http.getUri(config)
    requested.push(`${method} ${address}`)
    const response = await fetch(url + addressOf(address), {
      method,
      headers: headersOf(config),
      ...(typeof config.data === 'string' && { body: JSON.stringify(withIds(JSON.parse(config.data))) }),
    })
    const body = parsedOrNull(await response.text())
    const common = { config, status: response.status, statusText: '' }
    if (response.ok) return { ...common, ...bareResponse(body) }
    const refused = { ...common, data: problemOf(response.status, body), headers: new AxiosHeaders() }
    throw new AxiosError(`Status ${response.status}`, undefined, config, {}, refused)
  }
  return requested
}
