import { readAnswer } from '../contract/conventions/envelope.ts'
import {
  type ChangedProperty,
  type CodedMessage,
  type Fault,
  readRefusal,
} from '../contract/conventions/refusal.ts'

/**
 * Why a request has no answer: `offline` the network is gone, `unreachable` nothing responds at the API's address, `foreign`
 * somebody does, on another origin, and does not let this page read it (CORS).
 */
export type NoAnswerReason = 'offline' | 'unreachable' | 'foreign'

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
  readonly noAnswer: NoAnswerReason | undefined
  /** What a refused update would have written over; null when the API does not say. */
  readonly changes: readonly ChangedProperty[] | null
  readonly coded: CodedMessage
  /** The API has said it, in its envelope, and not somebody between. */
  readonly isOfApi: boolean

  constructor(
    status: number,
    serverMessage: string,
    faults: readonly Fault[] = [],
    payload?: unknown,
    changes: readonly ChangedProperty[] | null = null,
    coded: CodedMessage = {},
    noAnswer?: NoAnswerReason,
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
    this.noAnswer = noAnswer
    this.isOfApi = isOfApi
  }

  /** The API has understood and says no: asking once more will not help. */
  get refused(): boolean {
    return this.status >= 200 && this.status < 500
  }
}

/** Reads an error body of any shape into an {@link ApiError}. */
export const toApiError = (status: number, body: unknown): ApiError => {
  const { message, faults, payload, changes, coded } = readRefusal(body)
  const isOfApi = readAnswer(body) === 'refused'
  return new ApiError(status, message, faults, payload, changes, coded, undefined, isOfApi)
}

let wordsFor: (reason: NoAnswerReason | 'generic') => string = () => ''

/** Tells what is said, in the language shown, of a request without an answer, and of one whose answer says nothing. */
export const describeNoAnswerWith = (words: typeof wordsFor): void => {
  wordsFor = words
}

/** The sentence to show for any thrown thing: the API's own words, what kept an answer away, else `fallback`. */
export const errorMessage = (
  error: unknown,
  fallback = wordsFor('generic') || 'Something went wrong, please try again later',
): string => {
  if (!(error instanceof ApiError)) return fallback
  return error.serverMessage || (error.noAnswer && wordsFor(error.noAnswer)) || fallback
}
