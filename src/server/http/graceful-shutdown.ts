import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'

/** How long a server that is shutting down continues as before, except for keep-alive, in milliseconds. */
const drainTime = 1000

/** A shutdown without failed requests. */
export interface Drain {
  readonly isDraining: () => boolean
  /** Called before `close`; ends early when all connections have ended. */
  readonly drain: () => Promise<void>
}

/**
 * Proxies and browsers keep connections open and reuse them; a connection closed at the moment of a request makes it
 * fail. A server that is shutting down therefore first announces it with every response (`Connection: close`) and in
 * `/readyz`, and then closes the idle connections. Requests on open connections are served until the end; Fastify would
 * refuse them (`return503OnClosing`).
 */
export const prepareDrain = (app: FastifyInstance): Drain => {
  const connections = promisify(app.server.getConnections.bind(app.server))
  let draining = false
  // Not earlier: a connection with an earlier request in progress would be waited for.
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close')
  })
  return {
    isDraining: () => draining,
    drain: async () => {
      draining = true
      const until = Date.now() + drainTime
      while (Date.now() < until && (await connections()) > 0)
        await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
}
