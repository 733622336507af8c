/**
 * Handlers serve the operations that the regular handler (`crud/`) cannot serve.
 *
 * A handler is a function with the name of its operation, exported from a file here or in a folder
 * below, and listed in `registry.ts`:
 *
 * ```ts
 * export async function createAnswer(call: Call): Promise<HandlerResult> {
 *   const set = { answererName: signedIn(call).name }
 *   return call.regular({ verb: 'update', resource: 'QuestionAnswer', set })
 * }
 * ```
 *
 * When it runs, the caller is signed in and holds one of the operation's privileges, and `params`,
 * `query` and `body` are validated: types are coerced, defaults filled in, empty query values
 * removed. A multipart body is read by the handler (`call.request.parts()`), which validates it
 * with `call.checkBody`.
 *
 * - Refuse by throwing from `errors.ts`: `notFound()`, `conflict(…)`, `unprocessable(…)` …
 * - Read through `call.store`, and write through the `writer` of `call.store.transaction`: all writes
 *   of a request are committed or rolled back together. Records are stored under the names of the
 *   record's schema; `body-to-record` and `project` convert them, and `call.regular` does both.
 * - `call.regular()` runs the regular handler, for an operation that needs a check before or a step
 *   after it; with its options, an operation of any name can act as a list, get, create …
 * - A result without `message` gets the message of the operation's 200 example.
 */
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Enveloped, PayloadOf } from '../../contract/conventions/envelope.ts'
import type { JsonObject } from '../../contract/json.ts'
import type { SignedInUser } from '../auth/signed-in-user.ts'
import type { Operation, Verb } from '../contract/read-contract.ts'
import type { Schema } from '../contract/schema.ts'
import type { CodedMessage } from '../messages/message-code.ts'
import type { Services } from '../services.ts'
import type { Store } from '../store/store.ts'
import type { Writer } from '../store/write/writer.ts'
import type { Serialized } from '../stored-model.ts'

/** A path parameter after coercion. */
export type PathParameter = string | number | boolean | undefined

/** A query parameter after coercion; a list where its schema is an array. */
export type Parameter = PathParameter | readonly PathParameter[]

/** Options that change what the regular handler does. */
export interface RegularOptions {
  /** The action, where the operation's name does not imply it. */
  readonly verb?: Verb
  /** Schema name of the record, where the operation's name does not imply it. */
  readonly resource?: string
  /** The record, instead of the id in path or body. */
  readonly id?: number
  /** list, total, get: only records whose stored properties equal these. */
  readonly where?: JsonObject
  /**
   * create: a body of the resource's regular create operation, checked against its schema together with `set`. update: the
   * body, instead of the request's.
   */
  readonly body?: JsonObject
  /** create, update: further properties to store. */
  readonly set?: JsonObject
  /** create, update, delete: use this transaction instead of a new one. */
  readonly writer?: Writer
}

/** A validated request. */
export interface Call {
  readonly operation: Operation
  readonly params: Readonly<Record<string, PathParameter>>
  readonly query: Readonly<Record<string, Parameter>>
  /** The JSON body; `{}` when the operation takes none or a multipart one. */
  readonly body: JsonObject
  /** Null only in an operation with `security: []`; `signedIn(call)` returns it without the null. */
  readonly user: SignedInUser | null
  /** The records; writes have the caller as author. */
  readonly store: Store
  readonly services: Services
  readonly log: FastifyBaseLogger
  readonly request: FastifyRequest
  /** For headers, cookies and streams; the response itself is what the handler returns. */
  readonly reply: FastifyReply
  /** Validates a body that the handler read itself, as that of this operation or another; throws 400 with paths. */
  readonly checkBody: (body: JsonObject, as?: Operation) => void
  /**
   * Normalizes and validates properties of a part of the body that the contract leaves open, by these schemas; throws
   * 400.
   */
  readonly checkPart: (name: string, properties: Readonly<Record<string, Schema>>, part: JsonObject) => void
  /** Repeats the authorization, for work that continues long after the call. Throws like a new call. */
  readonly authorizeAgain: () => Promise<SignedInUser | null>
  /** The regular handler for this operation; `Envelope` is the model of the operation's 200 response. */
  readonly regular: <Envelope extends Enveloped = Enveloped>(
    options?: RegularOptions,
  ) => Promise<OperationResult<Envelope>>
}

/** The response of an operation, sent in its envelope. */
export interface HandlerResult {
  /** Default null. */
  readonly payload?: unknown
  /** Default: the message of the operation's 200 example. */
  readonly message?: CodedMessage
  /** Default 200. */
  readonly status?: number
  /** Sent as it is instead of the envelope, for operations that return a file. */
  readonly raw?: Readable | Buffer
  /** `content-type` and other headers of a file. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A result whose payload is that of `Envelope`, the model of the operation's 200 response. */
export type OperationResult<Envelope extends Enveloped> = HandlerResult & {
  readonly payload: Serialized<PayloadOf<Envelope>>
}

/** Handles one operation. Throws `HttpError` to refuse. */
export type Handler = (call: Call) => Promise<HandlerResult>
