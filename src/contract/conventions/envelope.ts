import { isObject } from '../json.ts'

/** What every answer of the API is read as, whatever it travels in; of a file there is none. */
export interface Envelope<T = unknown> {
  success: boolean
  /** A sentence for the user, empty where there is nothing to say. */
  message: string
  payload: T
}

/** The model of an operation's 200 answer, as the contract has it. */
export type Enveloped = { payload?: unknown }

/** The payload in such a model. */
export type PayloadOf<Model extends Enveloped> = Model['payload']

/** Where an answer and its schema have their parts. */
export const envelopePaths = { success: 'success', message: 'message', payload: 'payload' } as const

/** Of which type what stands there is in every answer; undefined: of any. */
export const envelopeTypes = {
  [envelopePaths.success]: 'boolean',
  [envelopePaths.message]: 'string',
  [envelopePaths.payload]: undefined,
} as const

/** The answer of an operation that was carried out, as it travels. */
export const makeAnswer = <T>(message: string, payload: T): Envelope<T> & { success: true } => ({
  success: true,
  message,
  payload,
})

/**
 * Reads the body of an answer with a 2xx status. Whether a request succeeded is said by `success` and not by the status:
 * an API may refuse with 200. What is no envelope, such as a page that a proxy puts in the API's place, is no answer of the
 * API: undefined.
 */
export const readAnswer = (body: unknown): Envelope | 'refused' | undefined => {
  if (!isObject(body) || typeof body.success !== 'boolean') return undefined
  return body.success ? (body as unknown as Envelope) : 'refused'
}
