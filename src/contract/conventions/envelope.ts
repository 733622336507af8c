import { isObject, type JsonType } from '../json.ts'
import { type Conventions, conventions } from './conventions.ts'

/** The common format of all API responses except files. */
export interface Envelope<T = unknown> {
  success: boolean
  /** A message for the user; empty if there is none. */
  message: string
  payload: T
}

/** The model of an operation's 200 response in the contract. */
export interface Enveloped {
  payload?: unknown
}

/** The payload of such a model. */
export type PayloadOf<Model extends Enveloped> = Model['payload']

/** The names of the envelope's properties, in responses and schemas of the reference API. */
export const envelopePaths = { success: 'success', message: 'message', payload: 'payload' } as const

/** The envelope in the contract: its properties with their types (undefined: any); null if responses have none. */
export const contractEnvelope = conventions.envelope && {
  payload: conventions.envelope.payload,
  types: {
    [conventions.envelope.success]: 'boolean',
    [conventions.envelope.message]: 'string',
    [conventions.envelope.payload]: undefined,
  } as Readonly<Record<string, JsonType | undefined>>,
}

/** Creates the response of a successful operation. */
export const makeEnvelope = <T>(message: string, payload: T): Envelope<T> & { success: true } => ({
  success: true,
  message,
  payload,
})

const { envelope, list, ids, paging } = conventions

/** Whether responses have the format of `Envelope` and `Page`; others are read by `response.ts`. */
export const isOwnFormat =
  envelope?.success === 'success' &&
  envelope.message === 'message' &&
  envelope.payload === 'payload' &&
  paging.by !== 'cursor' &&
  list.rows === 'content' &&
  list.total !== null &&
  'property' in list.total &&
  list.total.property === 'totalElements' &&
  ids.property === 'id'

/**
 * Reads the body of a 2xx response in this format. `success` decides whether a request succeeded, not the status: an
 * API may refuse with 200. Returns undefined for anything but an envelope, such as the page of a proxy.
 */
export const readEnvelope = (body: unknown): Envelope | 'refused' | undefined => {
  if (!isObject(body) || typeof body.success !== 'boolean') return undefined
  return body.success ? (body as unknown as Envelope) : 'refused'
}

/** Whether an error body comes from the API and not from a proxy: it has the envelope, or is an object without one. */
export const isRefusal = (
  body: unknown,
  { envelope }: Pick<Conventions, 'envelope'> = conventions,
): boolean => isObject(body) && (envelope === null || body[envelope.success] === false)
