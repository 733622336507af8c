import { isObject } from '../json.ts'

/** The common format of all API responses except files. */
export interface Envelope<T = unknown> {
  success: boolean
  /** A message for the user; empty if there is none. */
  message: string
  payload: T
}

/** The model of an operation's 200 response in the contract. */
export type Enveloped = { payload?: unknown }

/** The payload of such a model. */
export type PayloadOf<Model extends Enveloped> = Model['payload']

/** The names of the envelope's properties, in responses and schemas. */
export const envelopePaths = { success: 'success', message: 'message', payload: 'payload' } as const

/** The types of the envelope's properties; undefined: any. */
export const envelopeTypes = {
  [envelopePaths.success]: 'boolean',
  [envelopePaths.message]: 'string',
  [envelopePaths.payload]: undefined,
} as const

/** Creates the response of a successful operation. */
export const makeAnswer = <T>(message: string, payload: T): Envelope<T> & { success: true } => ({
  success: true,
  message,
  payload,
})

/**
 * Reads the body of a 2xx response. `success` decides whether a request succeeded, not the status: an API may refuse
 * with 200. Returns undefined for anything but an envelope, such as the page of a proxy.
 */
export const readAnswer = (body: unknown): Envelope | 'refused' | undefined => {
  if (!isObject(body) || typeof body.success !== 'boolean') return undefined
  return body.success ? (body as unknown as Envelope) : 'refused'
}
