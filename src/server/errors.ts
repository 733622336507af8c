import { makeRefusal, type RefusalBody } from '../contract/conventions/refusal.ts'
import type { JsonValue } from '../contract/json.ts'
import { inLanguage, type Language } from './messages/message.ts'
import { type CodedMessage, codedMessage, type MessageCode, type Params } from './messages/message-code.ts'

/** A fault at one place: a JSON Pointer into the body, `?name` of the query, `{name}` of the path. */
export type Fault = CodedMessage & {
  readonly path: string
  /** Of an imported spreadsheet. */
  readonly row?: number
  readonly column?: string
}

/** A property changed by another user meanwhile. */
export interface ChangedProperty {
  /** JSON Pointer into the update's body; into the record for a property that the body lacks. */
  readonly path: string
  readonly changedBy: string | null
  /** ISO 8601. */
  readonly changedDate: string
  /** The value stored now. */
  readonly value: JsonValue
}

/** A fault or refusal as it is sent. */
const messageIn = ({ code, params }: CodedMessage, language: Language) => ({
  message: inLanguage({ code, ...(params && { params }) }, language),
  code,
  ...(params && { params }),
})

/** Further data of a refusal beside its message. */
interface More {
  params?: Params | undefined
  errors?: readonly Fault[]
  payload?: JsonValue
  changes?: readonly ChangedProperty[]
  headers?: Readonly<Record<string, string>>
  cause?: unknown
}

/** A refusal with a status, in the common format of all errors. */
export class HttpError extends Error {
  readonly status: number
  readonly coded: CodedMessage
  readonly errors: readonly Fault[]
  /** Data that the client needs to continue, such as the present record. */
  readonly payload: JsonValue | undefined
  readonly changes: readonly ChangedProperty[] | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, code: MessageCode, more: More = {}) {
    super(inLanguage(codedMessage(code, more.params), 'en'), { cause: more.cause })
    this.name = 'HttpError'
    this.status = status
    this.coded = codedMessage(code, more.params)
    this.errors = more.errors ?? []
    this.payload = more.payload
    this.changes = more.changes
    this.headers = more.headers ?? {}
  }

  /** The response body, in the requested language. */
  toBody(language: Language = 'en'): RefusalBody {
    const faults = this.errors.map(({ path, row, column, ...fault }) => ({
      path,
      ...(row === undefined ? {} : { row }),
      ...(column === undefined ? {} : { column }),
      ...messageIn(fault, language),
    }))
    const { payload, changes } = this
    return makeRefusal(messageIn(this.coded, language), { faults, payload, changes })
  }
}

/** 400: the request breaks the contract. */
export const badRequest = (
  errors: readonly Fault[],
  code: MessageCode = 'request.invalid',
  more: Pick<More, 'params' | 'cause'> = {},
): HttpError => new HttpError(400, code, { errors, ...more })

/** 401: no token, or one that is no longer valid. */
export const unauthorized = (code: MessageCode = 'session.signIn'): HttpError =>
  new HttpError(401, code, { headers: { 'www-authenticate': 'Bearer' } })

/** 403: signed in, but without the privilege. */
export const forbidden = (code: MessageCode = 'request.forbidden', params?: Params): HttpError =>
  new HttpError(403, code, { params })

/** 404: the record does not exist. */
export const notFound = (code: MessageCode = 'record.missing'): HttpError => new HttpError(404, code)

/** 409: conflicts with the state of the records. */
export const conflict = (code: MessageCode, params?: Params, errors: readonly Fault[] = []): HttpError =>
  new HttpError(409, code, { params, errors })

/** 422: well-formed, but a rule forbids it. */
export const unprocessable = (
  errors: readonly Fault[],
  code: MessageCode = 'request.refused',
  params?: Params,
): HttpError => new HttpError(422, code, { params, errors })

/** 429: too many attempts; `seconds` until the next one, which the message shows as `wait`. */
export const tooManyRequests = (code: MessageCode, seconds: number): HttpError => {
  const wait = Math.max(1, Math.ceil(seconds))
  return new HttpError(429, code, { params: { wait }, headers: { 'retry-after': String(wait) } })
}

/** 503: the database is temporarily unreachable. */
export const unavailable = (cause?: unknown): HttpError =>
  new HttpError(503, 'server.databaseLost', { cause, headers: { 'retry-after': '5' } })

/** 503: the server is overloaded. */
export const busy = (code: MessageCode, cause?: unknown): HttpError =>
  new HttpError(503, code, { cause, headers: { 'retry-after': '10' } })

/** 415: the content type is not accepted. */
export const unsupportedMedia = (code: MessageCode): HttpError => new HttpError(415, code)

/** 413: larger than allowed. */
export const tooLarge = (code: MessageCode): HttpError => new HttpError(413, code)

/** 507: no disk space left. */
export const storageFull = (cause?: unknown): HttpError => new HttpError(507, 'server.full', { cause })
