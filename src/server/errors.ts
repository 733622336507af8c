import type { JsonValue } from './json.ts'

/** Something wrong at one place: a JSON Pointer into the body, `?name` of the query, `{name}` of the path. */
export type Fault = { readonly path: string; readonly message: string; readonly [more: string]: JsonValue }

/** A property that somebody else wrote meanwhile. */
export type ChangedProperty = {
  /** JSON Pointer into the update's body; of a property that the body has not, into the record. */
  readonly path: string
  readonly changedBy: string | null
  /** ISO 8601. */
  readonly changedDate: string
  /** What is stored there now. */
  readonly value: JsonValue
}

/** A refusal with a status, in the one shape that all errors have. */
export class HttpError extends Error {
  readonly status: number
  readonly errors: readonly Fault[]
  /** What the client needs to go on, such as the present record. */
  readonly payload: JsonValue | undefined
  readonly changes: readonly ChangedProperty[] | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    message: string,
    more: {
      errors?: readonly Fault[]
      payload?: JsonValue
      changes?: readonly ChangedProperty[]
      headers?: Readonly<Record<string, string>>
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'HttpError'
    this.status = status
    this.errors = more.errors ?? []
    this.payload = more.payload
    this.changes = more.changes
    this.headers = more.headers ?? {}
  }

  /** The body of the answer. */
  toBody(): {
    success: false
    message: string
    errors?: readonly Fault[]
    payload?: JsonValue
    changes?: readonly ChangedProperty[]
  } {
    return {
      success: false,
      message: this.message,
      ...(this.errors.length > 0 ? { errors: this.errors } : {}),
      ...(this.payload === undefined ? {} : { payload: this.payload }),
      ...(this.changes === undefined ? {} : { changes: this.changes }),
    }
  }
}

/** 400: the request breaks the contract. */
export const badRequest = (
  errors: readonly Fault[],
  message = 'The request is not valid.',
  cause?: unknown,
): HttpError => new HttpError(400, message, { errors, cause })

/** 401: no token, or one that no longer counts. */
export const unauthorized = (message = 'Please sign in.'): HttpError =>
  new HttpError(401, message, { headers: { 'www-authenticate': 'Bearer' } })

/** 403: signed in without the right. */
export const forbidden = (message = 'You do not have the required permission.'): HttpError =>
  new HttpError(403, message)

/** 404: there is no such record. */
export const notFound = (message = 'The record was not found.'): HttpError => new HttpError(404, message)

/** 409: the state of the records forbids it. */
export const conflict = (message: string, errors: readonly Fault[] = []): HttpError =>
  new HttpError(409, message, { errors })

/** 422: well-formed, but a rule forbids it. */
export const unprocessable = (
  errors: readonly Fault[],
  message = 'The request could not be carried out.',
): HttpError => new HttpError(422, message, { errors })

/** 429: too many tries; `seconds` until the next one. */
export const tooManyRequests = (message: string, seconds: number): HttpError =>
  new HttpError(429, message, { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } })

/** 503: the database cannot be reached at the moment. */
export const unavailable = (cause?: unknown): HttpError =>
  new HttpError(503, 'The database cannot be reached at the moment. Please try again shortly.', {
    cause,
    headers: { 'retry-after': '5' },
  })

/** 503: so much is asked at the moment that this cannot be done in time. */
export const busy = (message: string, cause?: unknown): HttpError =>
  new HttpError(503, message, { cause, headers: { 'retry-after': '10' } })

/** 415: the content type is not accepted. */
export const unsupportedMedia = (message: string): HttpError => new HttpError(415, message)

/** 413: larger than allowed. */
export const tooLarge = (message: string): HttpError => new HttpError(413, message)

/** 507: there is no space left to store anything. */
export const storageFull = (cause?: unknown): HttpError =>
  new HttpError(507, 'The server has no space left. Nothing was stored; please tell the administrator.', {
    cause,
  })
