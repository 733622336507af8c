import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'

/** For so long, in milliseconds, a server that is told to end goes on as before but for keeping connections open. */
const drainTime = 1000

/** How a server ends without anybody noticing. */
export type Drain = {
  readonly isDraining: () => boolean
  /** Comes before `close`; ends early when every connection has ended. */
  readonly drain: () => Promise<void>
}

/**
 * Proxies and browsers keep connections open and use them again; one that is closed at the moment of a request costs that
 * request. So a server that is about to end first says so with every answer (`Connection: close`), and by `/readyz`, and
 * only then closes what nobody has used meanwhile. What still comes on a connection is answered until the end; Fastify
 * would refuse it (`return503OnClosing`).
 */
export function prepareDrain(app: FastifyInstance): Drain {
  const connections = promisify(app.server.getConnections.bind(app.server))
  let draining = false
  // Not earlier: a connection whose request was under way before would be waited for.
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
