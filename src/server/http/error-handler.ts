import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { makeRefusal } from '../../contract/conventions/refusal.ts'
import { isObject } from '../../contract/json.ts'
import type { Operation, Tables } from '../contract/read-contract.ts'
import {
  badRequest,
  HttpError,
  notFound,
  storageFull,
  tooLarge,
  unavailable,
  unsupportedMedia,
} from '../errors.ts'
import { languageOf } from '../messages/message.ts'
import { isFull, isLost, refusalOf } from './database-errors.ts'

/** Paths of the API and of uploaded files never return the console's page. */
const served = /^\/(api|files)(\/|$)/

/** Whether a browser opens an address of the console, or any client its root. */
export const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !served.test(request.url) &&
  (/^\/(\?|$)/.test(request.url) || (request.headers.accept ?? '').includes('text/html'))

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that a route serves. */
    operation?: Operation
  }
}

/** Fastify's own refusals, by error code. */
const refusals: Readonly<Record<string, () => HttpError>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => badRequest([{ path: '', code: 'fault.json' }]),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => badRequest([{ path: '', code: 'fault.emptyBody' }]),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => badRequest([{ path: '', code: 'fault.bodyLength' }]),
  FST_ERR_CTP_BODY_TOO_LARGE: () => tooLarge('request.tooLarge'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => unsupportedMedia('request.contentType'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => unsupportedMedia('request.multipart'),
  FST_INVALID_JSON_FIELD_ERROR: () => badRequest([], 'request.form'),
  FST_PROTO_VIOLATION: () => badRequest([], 'request.form'),
  FST_REQ_FILE_TOO_LARGE: () => tooLarge('file.tooLarge'),
  FST_FILES_LIMIT: () => tooLarge('request.tooManyFiles'),
  FST_FIELDS_LIMIT: () => tooLarge('request.tooManyFields'),
  FST_PARTS_LIMIT: () => tooLarge('request.tooManyParts'),
}

const statusOf = (error: unknown): number =>
  isObject(error) || error instanceof Error
    ? Number((error as { statusCode?: unknown }).statusCode)
    : Number.NaN

/** The refusal for a lost or full database; undefined for every other error. */
const outageOf = (error: unknown, method: string): HttpError | undefined => {
  if (isLost(error)) return unavailable(error)
  // A read stores nothing: here the database cannot be opened for lack of space.
  if (isFull(error)) return method === 'GET' ? unavailable(error) : storageFull(error)
  return undefined
}

/** The refusal for the client; null for an internal error. */
const toRefusal = (tables: Tables, error: unknown, request: FastifyRequest): HttpError | null => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const ofCode = Object.hasOwn(refusals, code) ? refusals[code]?.() : undefined
  if (ofCode) return ofCode
  const { operation } = request.routeOptions.config
  if (operation) {
    const refusal = refusalOf(tables, error, operation, isObject(request.body) ? request.body : {})
    if (refusal) return refusal
  }
  if (error instanceof HttpError) return error
  const outage = outageOf(error, request.method)
  if (outage) return outage
  const status = statusOf(error)
  return status >= 400 && status < 500 ? new HttpError(status, 'request.invalid') : null
}

/** Whether the client has disconnected before the request was complete or the response was sent. */
const hasDisconnected = ({ raw }: FastifyRequest, reply: FastifyReply): boolean =>
  raw.destroyed && (!raw.complete || reply.raw.destroyed)

/** Sends every error in the common format; internal errors are logged, not sent to the client. */
export const handleErrors = (app: FastifyInstance, tables: Tables): void => {
  app.setErrorHandler((error, request, reply) => {
    if (hasDisconnected(request, reply)) {
      request.log.info({ err: error }, 'the client disconnected')
      void reply.code(400).send()
      return
    }
    const refusal = toRefusal(tables, error, request)
    if (!refusal) request.log.error({ err: error }, 'request failed')
    // Refusals without a cause, such as those of a full queue, are not logged: a flood of them would fill the log.
    else if (refusal.status >= 500 && refusal.cause !== undefined)
      request.log.error({ err: refusal.cause }, refusal.message)
    const failure = refusal ?? new HttpError(500, 'server.failed')
    void reply
      .code(failure.status)
      .headers(failure.headers)
      .type('application/json')
      .send(failure.toBody(languageOf(request)))
  })
}

/** Helmet's headers, for responses sent before it runs. */
const bare = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** The console's page for unknown addresses. */
const unknownPage = '/404'

/** Responds to a malformed URL, which Fastify refuses before any hook; browsers are redirected to a page. */
export const handleFrameworkError = (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  if (wantsPage(request)) {
    void reply.headers(bare).redirect(unknownPage)
    return
  }
  const refusal = badRequest([], 'request.address')
  void reply
    .code(refusal.status)
    .headers(bare)
    .type('application/json')
    .send(refusal.toBody(languageOf(request)))
}

const broken: Readonly<Record<string, readonly [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
}

/** Responds to malformed or incomplete requests in the common format, and closes the connection. */
export const handleClientError = (error: Error & { code?: string }, socket: Socket): void => {
  const code = error.code ?? ''
  if (code === 'ECONNRESET' || socket.destroyed) return
  const [status, message] = (Object.hasOwn(broken, code) && broken[code]) || [
    '400 Bad Request',
    'The request is not valid.',
  ]
  const body = JSON.stringify(makeRefusal({ message }))
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  if (socket.writable) socket.end(head + body, () => socket.destroy())
  else socket.destroy()
}

/** The response for an unknown address. */
export const unknownAddress = (): HttpError => notFound('request.nothingThere')
