import type { AxiosResponse } from 'axios'
import { type Conventions, conventions } from '../contract/conventions/conventions.ts'
import type { Envelope } from '../contract/conventions/envelope.ts'
import { pagePaths } from '../contract/conventions/page.ts'
import { readPageQuery } from '../contract/conventions/query.ts'
import { type Received, readResponse } from '../contract/conventions/response.ts'
import { asRecord, isObject, ownValue, valueAt } from '../contract/json.ts'
import { withShownFiles } from './files/sent-files.ts'

/**
 * How a request has a value: as a number, as a text, as a text with this many decimals (`7.50`), or as the id of a
 * record that the response has in full.
 */
export type SentKind = 'string' | 'number' | { decimals: number } | { idIn: string }

/** Where a response of a foreign API has its rows or record; see `ApiCall`. */
export interface Reading {
  at: string
  id: string
  attributes?: string | undefined
  /** Properties whose kind differs in requests; see `ApiCall`. */
  converted?: Readonly<Record<string, SentKind>> | undefined
  /** Properties with files in Base64. */
  base64?: readonly string[]
  isList: boolean
  total: Conventions['list']['total']
  page: number
  size: number
}

/** A number as a text, a text as the number in it, or the ids of records. Decimals that would be lost are kept. */
const toKind = (value: unknown, kind: SentKind | undefined): unknown => {
  if (isObject(kind) && 'idIn' in kind) {
    if (Array.isArray(value)) return value.map((item) => toKind(item, kind))
    return isObject(value) ? value[kind.idIn] : value
  }
  if (isObject(kind) && typeof value === 'number') {
    const text = value.toFixed(kind.decimals)
    return Number(text) === value ? text : String(value)
  }
  if (kind === 'string' && typeof value === 'number') return String(value)
  if (kind !== 'number' || typeof value !== 'string' || value.trim() === '') return value
  return Number.isFinite(Number(value)) ? Number(value) : value
}

/** A record as the console reads it: attributes beside the id, and values in the kind that requests have. */
const seen = (record: unknown, { attributes = '', base64 = [], converted = {} }: Reading): unknown => {
  if (!isObject(record)) return record
  const { [attributes]: inner, ...own } = record
  const { id } = own
  const isText = conventions.ids.type === 'string' && typeof id === 'number'
  const entries = Object.entries({ ...own, ...asRecord(inner) })
  const values = entries.map(([name, value]) => [
    name,
    toKind(value, ownValue(converted, name) as SentKind | undefined),
  ])
  const all = withShownFiles(Object.fromEntries(values), base64)
  return { ...all, ...(id !== undefined && { id: isText ? String(id) : id }) }
}

/** Reads a response of a foreign API as the page of a list, or as a record. */
export const readForeign = (
  received: Received,
  reading: Reading,
  paging: Conventions['paging'] = conventions.paging,
): Envelope | 'refused' | undefined => {
  const { at, id, isList, total } = reading
  const api = { ...conventions, envelope: null, paging, ids: { ...conventions.ids, property: id } }
  const body = isList || at === '' ? received.body : (valueAt(received.body, at.split('.')) ?? received.body)
  const result = readResponse({ ...received, body }, { ...api, list: { rows: isList ? at : '-', total } })
  if (result === undefined || result === 'refused') return result
  const { payload } = result
  if (!isList) return { ...result, payload: seen(payload, reading) }
  const rows = Array.isArray(payload) ? payload : asRecord(payload)[pagePaths.rows]
  const content = (Array.isArray(rows) ? rows : []).map((row) => seen(row, reading))
  return {
    ...result,
    payload: { [pagePaths.total]: content.length, ...asRecord(payload), [pagePaths.rows]: content },
  }
}

/** Reads a response in the format that the conventions describe; see `readResponse`. */
export const readOther = ({ data, headers, config }: AxiosResponse): Envelope | 'refused' | undefined => {
  const header = (name: string): string | undefined => headers[name.toLowerCase()]?.toString()
  const { reading, paging } = config
  const requested = reading ?? readPageQuery(config.params ?? {}) ?? { page: 0, size: 0 }
  const { page, size } = { ...requested, ...(config.pageNumber !== undefined && { page: config.pageNumber }) }
  const received = { body: data, header, offset: page * size, size }
  return reading ? readForeign(received, reading, paging) : readResponse(received)
}
