import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hour } from '../../contract/dates.ts'

/** Time limits for receiving requests, in milliseconds. */
export interface RequestTimeouts {
  /** For a whole request without a file. */
  readonly request: number
  /** An upload must send this many bytes per interval, with no limit on its total time. */
  readonly upload: { readonly stretch: number; readonly bytes: number }
}

/** The longest texts arrive in time at 0.6 Mbit/s; an upload may pause, as on mobile networks, but not for a minute. */
export const defaultTimeouts: RequestTimeouts = {
  request: 120_000,
  upload: { stretch: 60_000, bytes: 64 * 1024 },
}

/** The maximum time of any request: a PDF of 90 MB at 0.2 Mbit/s. */
export const maxRequestTime = hour

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const tooSlow = (): Error =>
  Object.assign(new Error('The request was too slow.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/** Stops the timer once the request is complete. */
const untilArrived = (raw: IncomingMessage, timer: NodeJS.Timeout): (() => void) => {
  timer.unref()
  const stop = (): void => clearTimeout(timer)
  raw.once('end', stop).once('close', stop)
  return stop
}

/**
 * Disconnects clients that send so slowly that they only occupy a connection, with 408 if no response was sent yet.
 * Uploads that need no sign-in or were refused get the limit of other requests.
 */
export const cutSlowClients = (app: FastifyInstance, { request: whole, upload }: RequestTimeouts): void => {
  const waiting = new WeakMap<IncomingMessage, () => void>()

  const closeConnection = ({ raw }: FastifyRequest, hasResponded: boolean): void => {
    if (raw.complete || raw.socket.destroyed) return
    if (hasResponded) raw.socket.destroy()
    else app.server.emit('clientError', tooSlow(), raw.socket)
  }

  app.addHook('onRequest', async (request, reply) => {
    // An injected request has no connection.
    if (!hasBody(request) || !(request.raw.socket instanceof Socket)) return
    const timer = setTimeout(() => closeConnection(request, reply.sent), whole)
    waiting.set(request.raw, untilArrived(request.raw, timer))
  })

  app.addHook('preHandler', async (request, reply) => {
    const stop = waiting.get(request.raw)
    if (!stop || !request.routeOptions.config.operation?.multipart) return
    stop()
    const { socket } = request.raw
    let before = socket.bytesRead
    const timer = setInterval(() => {
      if (socket.bytesRead - before < upload.bytes) closeConnection(request, reply.sent)
      before = socket.bytesRead
    }, upload.stretch)
    untilArrived(request.raw, timer)
  })
}
