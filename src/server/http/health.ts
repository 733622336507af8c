import type { FastifyInstance } from 'fastify'
import { HttpError, unavailable } from '../errors.ts'
import type { Database } from '../store/database.ts'

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
