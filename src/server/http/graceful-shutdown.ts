import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { HttpError, unavailable } from '../errors.ts'
import type { Database } from '../store/database.ts'

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

/** A database that takes longer, in milliseconds, is not ready. */
const readyWithin = 2000

const requireDatabase = async (database: Database): Promise<void> => {
  const late = AbortSignal.timeout(readyWithin)
  await Promise.race([
    database.query('select 1'),
    new Promise((_resolve, reject) =>
      late.addEventListener('abort', () => reject(new Error(`no response in ${readyWithin} ms`))),
    ),
  ])
}

/**
 * `/healthz`: the process is running. `/readyz`: the database responds too; 503 while it does not, and during shutdown.
 * Neither needs a token and neither is logged.
 */
export const registerHealth = (app: FastifyInstance, database: Database, isDraining: () => boolean): void => {
  const quiet = { logLevel: 'silent' } as const
  app.get('/healthz', quiet, async () => ({ status: 'ok' }))
  app.get('/readyz', quiet, async () => {
    if (isDraining()) throw new HttpError(503, 'server.ending', { headers: { 'retry-after': '5' } })
    try {
      await requireDatabase(database)
      return { status: 'ready' }
    } catch (error) {
      throw unavailable(error)
    }
  })
}
