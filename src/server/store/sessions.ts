import { type Database, query, type Runner } from './database.ts'

/**
 * A session is one sign-in: a row that its token names. Deleting the row ends it. All of a user's sessions end at once by
 * the number in the credential, which tokens carry too: it also catches a sign-in that is under way and has read the old
 * password.
 */
export const sessionTable = 'session'

type Kysely = Database['kysely']

/** Begins a session that lasts so many hours; answers its name. */
export async function beginSession(kysely: Kysely, userId: number, hours: number): Promise<string> {
  await query(kysely, 'delete from session where user_id = $1 and expires_at < now()', [userId])
  const [row] = await query<{ id: string }>(
    kysely,
    'insert into session (user_id, expires_at) values ($1, now() + make_interval(hours => $2::integer)) returning id',
    [userId, hours],
  )
  if (!row) throw new Error('No name came back for a new session.')
  return row.id
}

/** Ends one session. */
export async function endSession(kysely: Kysely, id: string): Promise<void> {
  await query(kysely, 'delete from session where id = $1::uuid', [id])
}

/** Ends all sessions of everybody. */
export const endEverySession = (run: Runner['query']): Promise<unknown> => run(`delete from ${sessionTable}`)

/** Ends all sessions of a user: no token given out before counts any more. */
export async function endSessions(kysely: Kysely, userId: number): Promise<void> {
  await query(kysely, 'update credential set token_version = token_version + 1 where user_id = $1', [userId])
  await query(kysely, 'delete from session where user_id = $1', [userId])
}
