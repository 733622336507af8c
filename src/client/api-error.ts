import { isObject } from '../contract/json.ts'
/** What a message says whatever the language: its code in the contract, and what fills its places. */
export interface Said {
  code?: string
  params?: Readonly<Record<string, unknown>>
}

/** One fault of a refused request. `path` is a JSON Pointer into the body, `?name` or `{name}` for a parameter. */
export interface Fault extends Said {
  path: string
  message: string
  /** Row of an imported file, counted as the spreadsheet does. */
  row?: number
  /** Column heading of an imported file. */
  column?: string
}

/** A property that somebody else wrote since the record was read; `path` is a JSON Pointer into the update's body. */
export interface ChangedProperty {
  path: string
  changedBy: string | null
  /** ISO 8601. */
  changedDate: string
}

/**
 * Why a request has no answer: `offline` the network is gone, `unreachable` nobody answers at the API's address, `foreign`
 * somebody does, on another origin, and does not let this page read it (CORS).
 */
export type Silence = 'offline' | 'unreachable' | 'foreign'

/**
 * What every failed request is rejected with: the HTTP status (0 when no answer of an API came; 2xx when it refused in
 * the envelope alone) and the API's words.
 */
export class ApiError extends Error {
  readonly status: number
  readonly faults: readonly Fault[]
  /** The API's own sentence, empty when it gave none. */
  readonly serverMessage: string
  readonly payload: unknown
  /** No answer came at all, or none that this page may read; undefined where one came. */
  readonly silence: Silence | undefined
  /** What a refused update would have written over; null when the API does not say. */
  readonly changes: readonly ChangedProperty[] | null
  readonly said: Said

  constructor(
    status: number,
    serverMessage: string,
    faults: readonly Fault[] = [],
    payload?: unknown,
    changes: readonly ChangedProperty[] | null = null,
    said: Said = {},
    silence?: Silence,
  ) {
    super(serverMessage || `Request failed with status ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.serverMessage = serverMessage
    this.faults = faults
    this.payload = payload
    this.changes = changes
    this.said = said
    this.silence = silence
  }

  /** The API has understood and says no: asking once more will not help. */
  get refused(): boolean {
    return this.status >= 200 && this.status < 500
  }
}

const toSaid = ({ code, params }: Record<string, unknown>): Said => ({
  ...(typeof code === 'string' && { code }),
  ...(isObject(params) && { params }),
})

const toFault = (value: unknown): Fault[] => {
  if (!isObject(value) || typeof value.path !== 'string' || typeof value.message !== 'string') return []
  return [
    {
      path: value.path,
      message: value.message,
      ...toSaid(value),
      ...(typeof value.row === 'number' && { row: value.row }),
      ...(typeof value.column === 'string' && { column: value.column }),
    },
  ]
}

const toChange = (value: unknown): ChangedProperty[] => {
  if (!isObject(value) || typeof value.path !== 'string' || typeof value.changedDate !== 'string') return []
  const changedBy = typeof value.changedBy === 'string' ? value.changedBy : null
  return [{ path: value.path, changedBy, changedDate: value.changedDate }]
}

/** Reads an error body of any shape into an {@link ApiError}. */
export const toApiError = (status: number, body: unknown): ApiError => {
  if (!isObject(body)) return new ApiError(status, '')
  const faults = Array.isArray(body.errors) ? body.errors.flatMap(toFault) : []
  const changes = Array.isArray(body.changes) ? body.changes.flatMap(toChange) : null
  const message = typeof body.message === 'string' ? body.message : ''
  return new ApiError(status, message, faults, body.payload, changes, toSaid(body))
}

let wordsFor: (silence: Silence | 'generic') => string = () => ''

/** Tells what is said, in the language shown, of a request without an answer, and of one whose answer says nothing. */
export const describeSilenceWith = (words: typeof wordsFor): void => {
  wordsFor = words
}

/** The sentence to show for any thrown thing: the API's own words, what kept an answer away, else `fallback`. */
export const errorMessage = (
  error: unknown,
  fallback = wordsFor('generic') || 'Something went wrong, please try again later',
): string => {
  if (!(error instanceof ApiError)) return fallback
  return error.serverMessage || (error.silence && wordsFor(error.silence)) || fallback
}
