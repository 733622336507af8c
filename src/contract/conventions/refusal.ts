import { asRecord, isObject, type JsonValue, type PlainObject } from '../json.ts'

/** A message independent of the language: its code in the contract, and its parameters. */
export interface CodedMessage {
  code?: string
  params?: Readonly<Record<string, unknown>>
}

/** One fault of a refused request. `path` is a JSON Pointer into the body, `?name` or `{name}` for a parameter. */
export interface Fault extends CodedMessage {
  path: string
  message: string
  /** Row of an imported file, as numbered by the spreadsheet program. */
  row?: number
  /** Column heading of an imported file. */
  column?: string
}

/** A property that another user changed since the record was read; `path` is a JSON Pointer into the update's body. */
export interface ChangedProperty {
  path: string
  changedBy: string | null
  /** ISO 8601. */
  changedDate: string
}

/** The parsed form of any refusal. */
export interface Refusal {
  /** The message of the API; empty if there is none. */
  message: string
  coded: CodedMessage
  faults: readonly Fault[]
  payload: unknown
  /** The changes that a refused update would have overwritten; null if the API does not report them. */
  changes: readonly ChangedProperty[] | null
}

/** The body of a refusal. */
export interface RefusalBody extends CodedMessage {
  success: false
  message: string
  errors?: readonly Fault[]
  payload?: JsonValue
  changes?: readonly ChangedProperty[]
}

/** Further data of a refusal besides its message. */
interface More {
  faults?: readonly Fault[]
  payload?: JsonValue | undefined
  changes?: readonly ChangedProperty[] | undefined
}

/** Creates the body of a refusal, without undefined parts. */
export const makeRefusal = (
  sentence: CodedMessage & { message: string },
  { faults = [], payload, changes }: More = {},
): RefusalBody => ({
  success: false,
  ...sentence,
  ...(faults.length > 0 && { errors: faults }),
  ...(payload !== undefined && { payload }),
  ...(changes !== undefined && { changes }),
})

const toCodedMessage = ({ code, params }: Record<string, unknown>): CodedMessage => ({
  ...(typeof code === 'string' && { code }),
  ...(isObject(params) && { params }),
})

const firstText = (...values: readonly unknown[]): string | undefined =>
  values.find((value) => typeof value === 'string' && value !== '') as string | undefined

/** A field such as `author.name` or `pages[0]` as a JSON Pointer. */
const toPointer = (field: string): string => `/${field.replace(/\[(\d+)\]/g, '.$1').replaceAll('.', '/')}`

/**
 * The place of a fault: `path` of our API, a `pointer` (problem+json, or JSON:API's `source`), or the name of a
 * parameter or field (Spring, ASP.NET).
 */
const faultPath = ({ path, pointer, source, field, name }: PlainObject): string | undefined => {
  if (typeof path === 'string') return path
  const { pointer: inDocument, parameter } = asRecord(source)
  const place = firstText(pointer, inDocument)
  if (place !== undefined) return place.replace(/^#/, '').replace(/^\/data\/attributes(?=\/)/, '')
  if (typeof parameter === 'string') return `?${parameter}`
  const named = firstText(field, name)
  return named && toPointer(named)
}

const toFault = (value: unknown): Fault[] => {
  if (!isObject(value)) return []
  const path = faultPath(value)
  const message = firstText(value.message, value.detail, value.defaultMessage, value.reason, value.title)
  if (path === undefined || message === undefined) return []
  return [
    {
      path,
      message,
      ...toCodedMessage(value),
      ...(typeof value.row === 'number' && { row: value.row }),
      ...(typeof value.column === 'string' && { column: value.column }),
    },
  ]
}

/** Faults as a list, or as messages by field (Laravel, ASP.NET). */
const toFaults = (errors: unknown): readonly Fault[] => {
  if (Array.isArray(errors)) return errors.flatMap(toFault)
  return Object.entries(asRecord(errors)).flatMap(([field, messages]) =>
    [messages].flat().flatMap((message) => toFault({ field, message })),
  )
}

const toChange = (value: unknown): ChangedProperty[] => {
  if (!isObject(value) || typeof value.path !== 'string' || typeof value.changedDate !== 'string') return []
  const changedBy = typeof value.changedBy === 'string' ? value.changedBy : null
  return [{ path: value.path, changedBy, changedDate: value.changedDate }]
}

/**
 * Reads an error body of any shape; missing parts are empty. Besides that of our API: problem+json (RFC 9457), Spring,
 * Laravel, JSON:API, and a text in `error`.
 */
export const readRefusal = (body: unknown): Refusal => {
  const { message, detail, title, error, errors, payload, changes, ...rest } = asRecord(body)
  const faults = toFaults(errors)
  const [first] = Array.isArray(errors) ? errors.map(asRecord) : []
  return {
    message: firstText(message, detail, title, error, first?.detail, first?.title) ?? '',
    coded: toCodedMessage(rest),
    faults,
    payload,
    changes: Array.isArray(changes) ? changes.flatMap(toChange) : null,
  }
}

/** Whether a fault concerns the ids of the path. */
export const isOfPath = ({ path }: Fault): boolean => path.startsWith('{')

/** Whether a fault concerns the query of a list: its search, a filter, its page. */
export const isOfQuery = ({ path }: Fault): boolean => path.startsWith('?')
