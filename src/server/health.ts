import type { FastifyInstance } from 'fastify'
import { HttpError, unavailable } from './errors.ts'
import { type Database, query } from './store/database.ts'

/**
 * `/healthz`: the process answers. `/readyz`: the database answers too; 503 while it does not, and when the process is
 * about to end. Neither needs a token and neither is logged.
 */
export function registerHealth(app: FastifyInstance, database: Database, isLeaving: () => boolean): void {
  const quiet = { logLevel: 'silent' } as const
  app.get('/healthz', quiet, async () => ({ status: 'ok' }))
  app.get('/readyz', quiet, async () => {
    if (isLeaving())
      throw new HttpError(503, 'The server is about to end.', { headers: { 'retry-after': '5' } })
    try {
      await query(database.kysely, 'select 1')
      return { status: 'ready' }
    } catch (error) {
      throw unavailable(error)
    }
  })
}
