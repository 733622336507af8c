import type pg from 'pg'
import type { Queryable } from '../database.ts'
import { keepsSession, PlanningClient } from '../generic-plan.ts'

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
export const cancelStatement = async ({ query }: Queryable, client: pg.PoolClient): Promise<void> => {
  if (client instanceof PlanningClient && client.namesStatements && 'processID' in client)
    await query('select pg_cancel_backend($1)', [client.processID])
}
