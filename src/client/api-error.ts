import { isRefusal } from '../contract/conventions/envelope.ts'
import {
  type ChangedProperty,
  type CodedMessage,
  type Fault,
  isOfPath,
  readRefusal,
} from '../contract/conventions/refusal.ts'

/** Whether an error means that the record does not exist, or that its id is invalid. */
export const isUnknownRecord = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || (error.refused && error.faults.some(isOfPath)))

/**
 * Why a request has no response: `offline`: no network; `unreachable`: nothing responds at the API's address;
 * `foreign`: a server on another origin responds, but does not allow this page to read it (CORS); `header`: it allows
 * this page, but not a header of the request.
 */
export type NoResponseReason = 'offline' | 'unreachable' | 'foreign' | 'header'

/**
 * The error of every failed request: the HTTP status (0 without a response of an API; 2xx for a refusal in the envelope
 * only) and the API's message.
 */
export class ApiError extends Error {
  readonly status: number
  readonly faults: readonly Fault[]
  /** The API's message; empty if there is none. */
  readonly serverMessage: string
  readonly payload: unknown
  /** The reason when there was no response, or none that this page may read; otherwise undefined. */
  readonly noResponse: NoResponseReason | undefined
  /** The changes that a refused update would have overwritten; null if the API does not report them. */
  readonly changes: readonly ChangedProperty[] | null
  readonly coded: CodedMessage
  /** Whether the error comes from the API, in its envelope, and not from a proxy. */
  readonly isOfApi: boolean
  /** A 401 although the token is valid: some APIs return it for paths that they do not have. */
  isUnknownPath = false
  /** The header that the server does not allow, with the reason `header`. */
  blockedHeader = ''

  constructor(
    status: number,
    serverMessage: string,
    faults: readonly Fault[] = [],
    payload?: unknown,
    changes: readonly ChangedProperty[] | null = null,
    coded: CodedMessage = {},
    noResponse?: NoResponseReason,
    isOfApi = false,
  ) {
    super(serverMessage || `Request failed with status ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.serverMessage = serverMessage
    this.faults = faults
    this.payload = payload
    this.changes = changes
    this.coded = coded
    this.noResponse = noResponse
    this.isOfApi = isOfApi
  }

  /** Whether the browser did not send the request, because the server's settings (CORS) forbid it. */
  get isBlocked(): boolean {
    return this.noResponse === 'foreign' || this.noResponse === 'header'
  }

  /** Whether the API understood the request and refused it, so that a retry is useless. */
  get refused(): boolean {
    return (this.status >= 200 && this.status < 500) || this.status === 501
  }
}

/** Reads an error body of any shape into an {@link ApiError}. */
export const toApiError = (status: number, body: unknown): ApiError => {
  const { message, faults, payload, changes, coded } = readRefusal(body)
  const isOfApi = isRefusal(body)
  return new ApiError(status, message, faults, payload, changes, coded, undefined, isOfApi)
}

/** Texts of errors; the console replaces them by translated ones. */
export const errorTexts = {
  /** Describes a request without a response; `generic` stands for any other error without a message. */
  noResponse: (_reason: NoResponseReason | 'generic', _header?: string): string => '',
  /** The message of a response, or a description of one without; empty if there is none. */
  refusal: ({ serverMessage }: ApiError): string => serverMessage,
}

/** The message for any error: the API's own, else the reason for a missing response, else `fallback`. */
export const errorMessage = (
  error: unknown,
  fallback = errorTexts.noResponse('generic') || 'Something went wrong, please try again later',
): string => {
  if (!(error instanceof ApiError)) return fallback
  return (
    (error.noResponse && errorTexts.noResponse(error.noResponse, error.blockedHeader)) ||
    errorTexts.refusal(error) ||
    fallback
  )
}

/** Timeout of the check whether a server responds, in milliseconds. */
const timeout = 5000

/**
 * Why there is no response from `address`. A request without CORS (`no-cors`) succeeds if any server responds, although
 * its response is unreadable: the page was then not allowed to read the first one.
 */
export const reasonOfNoResponse = async (address: string): Promise<NoResponseReason> => {
  if (!navigator.onLine) return 'offline'
  const here = globalThis.location?.origin
  if (address === '' || new URL(address, here).origin === here) return 'unreachable'
  return fetch(address, { mode: 'no-cors', signal: AbortSignal.timeout(timeout) }).then(
    () => 'foreign' as const,
    () => 'unreachable' as const,
  )
}
