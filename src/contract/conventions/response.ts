import { isObject, type PlainObject, valueAt } from '../json.ts'
import { type Conventions, conventions } from './conventions.ts'
import type { Envelope } from './envelope.ts'
import { pagePaths } from './page.ts'

/**
 * A response as received: its parsed body, a reader of its headers, the number of rows before its page, and the largest
 * number of rows in it; 0 where no page was requested.
 */
export interface Received {
  body: unknown
  header: (name: string) => string | undefined
  offset: number
  size: number
}

const at = (value: unknown, path: string): unknown => (path === '' ? value : valueAt(value, path.split('.')))

const withId = (record: unknown, { ids }: Conventions): unknown =>
  ids.property === 'id' || !isObject(record) || !Object.hasOwn(record, ids.property)
    ? record
    : { ...record, id: record[ids.property] }

const wholeNumber = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined)

/** The total in a header: a number, a range such as `0-9/57`, or a link, which only shows that more rows follow. */
const totalInHeader = (text: string, counted: number): number | undefined => {
  if (/\brel="?\w+/.test(text)) return /\brel="?next\b/.test(text) ? counted + 1 : counted
  return wholeNumber(text.slice(text.lastIndexOf('/') + 1).trim())
}

/** The cursor in the address of a page, or the text itself. */
const cursorIn = (text: string, parameter: string): string =>
  (/[?&]/.test(text) && new URL(text, 'http://localhost').searchParams.get(parameter)) || text

/** The cursor of the next page, with paging by cursor; undefined after the last page. */
const nextOf = (
  payload: unknown,
  records: readonly unknown[],
  { body, header, size }: Received,
  { paging }: Conventions,
): string | undefined => {
  if (paging.by !== 'cursor') return undefined
  const { next, index } = paging
  if (next === 'last') {
    const last = records.at(-1)
    const isMore = valueAt(body, ['has_more']) ?? records.length === size
    return isMore === true && isObject(last) && last.id !== undefined ? String(last.id) : undefined
  }
  const found =
    'property' in next
      ? (at(payload, next.property) ?? at(body, next.property))
      : /<([^>]*)>\s*;[^,]*\brel="?next\b/.exec(header(next.header) ?? '')?.[1]
  return typeof found === 'string' && found !== '' ? cursorIn(found, index) : undefined
}

/** A payload in the form that the console reads: rows and total at `pagePaths`, records with `id`. */
const toPayload = (payload: unknown, received: Received, api: Conventions): unknown => {
  const { header, offset, size } = received
  const { rows: path, total } = api.list
  const rows = at(payload, path)
  if (!Array.isArray(rows)) return withId(payload, api)
  const records = rows.map((row) => withId(row, api))
  const counted = offset + rows.length
  const sent = total && ('property' in total ? at(payload, total.property) : header(total.header))
  const next = nextOf(payload, records, received, api)
  if ((sent === undefined || sent === null) && size === 0)
    return path === '' ? records : { ...(payload as PlainObject), [pagePaths.rows]: records }
  const found = typeof sent === 'string' ? totalInHeader(sent, counted) : sent
  const others = isObject(payload) ? payload : {}
  // Without a total, a full page or a next one shows that more rows may follow.
  const isMore = api.paging.by === 'cursor' ? next !== undefined : rows.length === size
  const least = counted + (isMore ? 1 : 0)
  return {
    ...others,
    [pagePaths.rows]: records,
    [pagePaths.total]: found ?? least,
    ...(api.paging.by === 'cursor' && { next }),
  }
}

/**
 * Reads the body of a 2xx response. In an envelope, its `success` decides whether a request succeeded, not the status:
 * an API may refuse with 200. Returns undefined for anything but a response of the API, such as the page of a proxy.
 */
export const readResponse = (
  received: Received,
  api: Conventions = conventions,
): Envelope | 'refused' | undefined => {
  const { body } = received
  if (api.envelope === null)
    return typeof body === 'string' && /^\s*</.test(body)
      ? undefined
      : { success: true, message: '', payload: toPayload(body === '' ? null : body, received, api) }
  if (!isObject(body)) return undefined
  const { success, message, payload } = api.envelope
  if (typeof body[success] !== 'boolean') return undefined
  if (!body[success]) return 'refused'
  const text = body[message]
  return {
    success: true,
    message: typeof text === 'string' ? text : '',
    payload: toPayload(body[payload], received, api),
  }
}
