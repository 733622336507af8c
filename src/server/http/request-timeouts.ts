import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hour } from '../../contract/dates/durations.ts'

/** How long the server waits for what a client sends. Times are in milliseconds. */
export type RequestTimeouts = {
  /** For a whole request without a file. */
  readonly request: number
  /** An upload must bring so many bytes in each stretch of time, and may then take as long as it needs. */
  readonly upload: { readonly stretch: number; readonly bytes: number }
}

/** The longest texts arrive in time over 0.6 Mbit/s; an upload may rest, as mobile lines do, but not for a minute. */
export const defaultTimeouts: RequestTimeouts = {
  request: 120_000,
  upload: { stretch: 60_000, bytes: 64 * 1024 },
}

/** The longest that any request may take to arrive: a PDF of 90 MB over 0.2 Mbit/s. */
export const maxRequestTime = hour

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const tooSlow = (): Error =>
  Object.assign(new Error('The request was too slow.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/** Ends the timer, whatever it is, once there is nothing more to wait for. */
function untilArrived(raw: IncomingMessage, timer: NodeJS.Timeout): () => void {
  timer.unref()
  const stop = (): void => clearTimeout(timer)
  raw.once('end', stop).once('close', stop)
  return stop
}

/**
 * Cuts off clients that send a request so slowly that they only hold its connection, answering 408 where nothing was
 * answered yet. What needs no sign-in or was refused is given the time of any other request.
 */
export function cutSlowClients(app: FastifyInstance, { request: whole, upload }: RequestTimeouts): void {
  const waiting = new WeakMap<IncomingMessage, () => void>()

  const closeConnection = ({ raw }: FastifyRequest, answered: boolean): void => {
    if (raw.complete || raw.socket.destroyed) return
    if (answered) raw.socket.destroy()
    else app.server.emit('clientError', tooSlow(), raw.socket)
  }

  app.addHook('onRequest', async (request, reply) => {
    // A request made within the process comes over no connection.
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
