import type { Queryable } from '../database.ts'
import type { Author } from '../history/author.ts'

/**
 * A session is one sign-in: a row that its token names. Deleting the row ends it. Increasing the credential's version ends
 * all sessions of the user: sessions and tokens carry the version that the password was checked against, so a sign-in that
 * is under way meanwhile begins no session, and none that slipped through can be renewed.
 */
export const sessionTable = 'session'

/** Where a session is used from: address of the network, and what the program calls itself. */
export type SessionOrigin = Pick<Author, 'address' | 'program'>

/** One place where a user is signed in. */
export type SessionRow = SessionOrigin & {
  readonly id: string
  readonly created_at: Date
  readonly last_used_at: Date
}

/** Where a session begins, and by what. */
export type SessionStart = SessionOrigin & {
  /** The version of the credential that the user has proved. */
  readonly tokenVersion: number
  /** Whether the user has proved a second factor too. */
  readonly proved?: boolean
}

/**
 * Begins a session that lasts so many hours, and returns its id; null when the credential has another version by now. The
 * lock on the credential makes a password change that comes meanwhile wait until it sees, and ends, this session.
 */
export async function beginSession(
  db: Queryable,
  userId: number,
  hours: number,
  { tokenVersion, address, program, proved = false }: SessionStart,
): Promise<string | null> {
  await db.query('delete from session where user_id = $1 and expires_at < now()', [userId])
  const [row] = await db.query<{ id: string }>(
    `with valid as (select user_id, token_version from credential where user_id = $1 and token_version = $6 for share)
      insert into session (user_id, token_version, expires_at, address, program, last_used_at, proved_at)
      select user_id, token_version, now() + make_interval(hours => $2::integer), $3, $4, now(),
        case when $5::boolean then now() end from valid
      returning id`,
    [userId, hours, address, program, proved, tokenVersion],
  )
  return row?.id ?? null
}

/**
 * Whether a session still counts, which stays true until the transaction ends: who ends the user's sessions waits for the
 * lock. For work that began before the transaction, such as the check of a password.
 */
export async function lockSession(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.query(
    `select from session s join credential c on c.user_id = s.user_id
      where s.id = $1::uuid and s.expires_at > now() and coalesce(s.token_version, c.token_version) = c.token_version
      for share of c`,
    [id],
  )
  return rows.length > 0
}

/** Whether the session's user has proved himself by a second factor in it. */
export async function isProved(db: Queryable, id: string | null): Promise<boolean> {
  const rows = await db.query('select from session where id = $1::uuid and proved_at is not null', [id])
  return rows.length > 0
}

/** Notes that the session's user has just done so. */
export async function markProved(db: Queryable, id: string): Promise<void> {
  await db.query('update session set proved_at = now() where id = $1::uuid', [id])
}

/** Takes what the user proved in his sessions by a second factor that is there no more. */
export async function clearProofs(db: Queryable, userId: number): Promise<void> {
  await db.query('update session set proved_at = null where user_id = $1', [userId])
}

/** Ends one session. */
export async function endSession(db: Queryable, id: string): Promise<void> {
  await db.query('delete from session where id = $1::uuid', [id])
}

/** Seconds in which a renewal token counts that has just been used: tabs of one browser may send it at once. */
const graceSeconds = 30

/** A session that was renewed. */
export type Renewed = { readonly userId: number; readonly tokenVersion: number; readonly rotation: number }

/**
 * Renews a session by its renewal token of this rotation: it lasts so many hours from now and takes the next token. Null
 * when there is no such session, or the token was used before.
 */
export async function rotateSession(
  db: Queryable,
  id: string,
  rotation: number,
  hours: number,
): Promise<Renewed | null> {
  const [row] = await db.query<Renewed>(
    `update session s set expires_at = now() + make_interval(hours => $3::integer), last_used_at = now(),
        rotation = $2::integer + 1, rotated_at = case when s.rotation = $2::integer then now() else s.rotated_at end
      from credential c
      where s.id = $1::uuid and c.user_id = s.user_id and s.expires_at > now()
        and coalesce(s.token_version, c.token_version) = c.token_version and (s.rotation = $2::integer
        or s.rotation = $2::integer + 1 and s.rotated_at > now() - make_interval(secs => ${graceSeconds}))
      returning s.user_id as "userId", c.token_version as "tokenVersion", s.rotation`,
    [id, rotation, hours],
  )
  return row ?? null
}

/** Ends a session whose renewal token of this rotation was used before: somebody has a copy. Answers whose it was. */
export async function endCopiedSession(db: Queryable, id: string, rotation: number): Promise<number | null> {
  const [row] = await db.query<{ user: number }>(
    'delete from session where id = $1::uuid and rotation > $2::integer returning user_id as "user"',
    [id, rotation],
  )
  return row?.user ?? null
}

/** Notes that a session is being used, and from which address. */
export async function touchSession(db: Queryable, id: string, address: string | null): Promise<void> {
  await db.query(
    'update session set last_used_at = now(), address = coalesce($2, address) where id = $1::uuid',
    [id, address],
  )
}

/** Where a user is signed in, the last used first. */
export function listSessions(db: Queryable, userId: number): Promise<SessionRow[]> {
  return db.query<SessionRow>(
    `select id, address, program, created_at, coalesce(last_used_at, created_at) as last_used_at from session
      where user_id = $1 and expires_at > now() order by 5 desc, created_at desc`,
    [userId],
  )
}

/** Ends one session of a user; returns whether there was one. */
export async function endSessionOf(db: Queryable, userId: number, id: string): Promise<boolean> {
  const sql = 'delete from session where user_id = $1 and id = $2::uuid returning 1'
  return (await db.query(sql, [userId, id])).length > 0
}

/** Ends all sessions of a user but one; returns how many. */
export async function endOtherSessions(db: Queryable, userId: number, kept: string | null): Promise<number> {
  const sql = 'delete from session where user_id = $1 and id is distinct from $2::uuid returning 1'
  return (await db.query(sql, [userId, kept])).length
}

/** Ends the sessions of a user that are proved by the password alone; returns how many. */
export async function endUnprovedSessions(db: Queryable, userId: number): Promise<number> {
  const sql =
    'delete from session where user_id = $1 and proved_at is null returning expires_at > now() as counted'
  const ended = await db.query<{ counted: boolean }>(sql, [userId])
  return ended.filter(({ counted }) => counted).length
}

/** Ends all sessions of everybody. */
export const endEverySession = (db: Queryable): Promise<unknown> => db.query(`delete from ${sessionTable}`)

/** Ends all sessions of a user: no token given out before counts any more. */
export async function endSessions(db: Queryable, userId: number): Promise<void> {
  await db.query('update credential set token_version = token_version + 1 where user_id = $1', [userId])
  await db.query('delete from session where user_id = $1', [userId])
}
