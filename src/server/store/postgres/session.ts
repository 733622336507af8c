import type pg from 'pg'
import type { Database, Queryable } from '../database.ts'
import { DiskSpace } from '../files/disk-space.ts'
import { keepsSession, PlanningClient } from '../generic-plan.ts'
import { type PoolConfig, throughPool } from '../pool.ts'

/** Time limit for a statement of a request, in seconds. Schema changes and commands have no limit. */
export const requestSeconds = 60

/**
 * Prepares a new connection that keeps its session: names statements, limits their duration, and limits how long a
 * transaction may be idle. Behind a pooler that shares sessions, nothing is set.
 */
export const prepareSession = async (client: pg.ClientBase, seconds: number | null): Promise<void> => {
  if (!(client instanceof PlanningClient) || !(await keepsSession(client))) return
  client.nameStatements()
  if (seconds === null) return
  await client.query(
    `set statement_timeout = '${seconds}s'; set idle_in_transaction_session_timeout = '${seconds}s'`,
  )
}

/** Cancels the statement of a prepared connection, over another one. */
const cancelStatement = async ({ query }: Queryable, client: pg.PoolClient): Promise<void> => {
  if (client instanceof PlanningClient && client.namesStatements && 'processID' in client)
    await query('select pg_cancel_backend($1)', [client.processID])
}

/**
 * A pool whose statements are cancelled when their request is aborted. Cancelling uses a separate connection: when slow
 * statements occupy the whole pool, cancelling them is the only way to free it.
 */
export const cancellablePool = (config: Omit<PoolConfig, 'cancel' | 'max'>): Database => {
  const noDisk = new DiskSpace([], 0)
  const canceller = throughPool({ ...config, max: 1 }, noDisk)
  const pool = throughPool({ ...config, cancel: (client) => cancelStatement(canceller, client) }, noDisk)
  return {
    ...pool,
    close: async () => {
      await pool.close()
      await canceller.close()
    },
  }
}
