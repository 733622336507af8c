import type { JsonType } from '../json.ts'
import { conventions } from './conventions.ts'

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
export const makeAnswer = <T>(message: string, payload: T): Envelope<T> & { success: true } => ({
  success: true,
  message,
  payload,
})
