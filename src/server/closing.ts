import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'

/** For so long, in milliseconds, a server that is told to end goes on as before but for keeping connections open. */
const leaveTaking = 1000

/** How a server ends without anybody noticing. */
export type Leaving = {
  readonly isLeaving: () => boolean
  /** Comes before `close`; ends early when every connection has ended. */
  readonly takeLeave: () => Promise<void>
}

/**
 * Proxies and browsers keep connections open and use them again; one that is closed at the moment of a request costs that
 * request. So a server that is about to end first says so with every answer (`Connection: close`), and by `/readyz`, and
 * only then closes what nobody has used meanwhile. What still comes on a connection is answered until the end; Fastify
 * would refuse it (`return503OnClosing`).
 */
export function prepareLeaving(app: FastifyInstance): Leaving {
  const connections = promisify(app.server.getConnections.bind(app.server))
  let leaving = false
  app.addHook('onRequest', async (_request, reply) => {
    if (leaving) reply.header('connection', 'close')
  })
  return {
    isLeaving: () => leaving,
    takeLeave: async () => {
      leaving = true
      const until = Date.now() + leaveTaking
      while (Date.now() < until && (await connections()) > 0)
        await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
}
