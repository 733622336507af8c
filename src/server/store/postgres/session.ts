import type pg from 'pg'
import type { Queryable } from '../database.ts'
import { keepsSession, PlanningClient } from '../generic-plan.ts'

/** The longest that a statement of a request may take, in seconds. Changes of tables and commands have no limit. */
export const requestSeconds = 60

/**
 * Prepares a new connection that keeps its session: names statements, and limits each of them, and the time for which a
 * transaction may stay open without one. Behind a pooler that shares sessions, nothing is set.
 */
export async function prepareSession(client: pg.ClientBase, seconds: number | null): Promise<void> {
  if (!(client instanceof PlanningClient) || !(await keepsSession(client))) return
  client.nameStatements()
  if (seconds === null) return
  await client.query(
    `set statement_timeout = '${seconds}s'; set idle_in_transaction_session_timeout = '${seconds}s'`,
  )
}

/** Cancels what a prepared connection runs, over another one. */
export async function cancelStatement({ query }: Queryable, client: pg.PoolClient): Promise<void> {
  if (client instanceof PlanningClient && client.namesStatements && 'processID' in client)
    await query('select pg_cancel_backend($1)', [client.processID])
}
