import type { Queryable } from '../database.ts'
import type { Author } from '../history/entry.ts'

/**
 * A session is one sign-in: a row that its token refers to. Deleting the row ends it. Increasing the credential's
 * version ends all sessions of the user: sessions and tokens contain the version that the password was checked against,
 * so a concurrent sign-in starts no session, and none that slipped through can be renewed.
 */
export const sessionTable = 'session'

/** The origin of a session: network address and User-Agent. */
export type SessionOrigin = Pick<Author, 'address' | 'program'>

/** A session of a user. */
export type SessionRow = SessionOrigin & {
  readonly id: string
  readonly created_at: Date
  readonly last_used_at: Date
}

/** The parameters of a new session. */
export type SessionStart = SessionOrigin & {
  /** The credential version that the user has proved. */
  readonly tokenVersion: number
  /** Whether the user has also proved a second factor. */
  readonly proved?: boolean
}

/**
 * Starts a session of `hours`, and returns its id; null when the credential has another version by now. The lock on the
 * credential makes a concurrent password change wait until it sees, and ends, this session.
 */
export const beginSession = async (
  db: Queryable,
  userId: number,
  hours: number,
  { tokenVersion, address, program, proved = false }: SessionStart,
): Promise<string | null> => {
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
 * Whether a session is valid, and locks it until the transaction ends: changes that end sessions wait for the lock. For
 * work that began before the transaction, such as a password check.
 */
export const lockSession = async (db: Queryable, id: string): Promise<boolean> => {
  const rows = await db.query(
    `select from session s join credential c on c.user_id = s.user_id
      where s.id = $1::uuid and s.expires_at > now() and coalesce(s.token_version, c.token_version) = c.token_version
      for share of c`,
    [id],
  )
  return rows.length > 0
}

/** Whether the session was proved by a second factor. */
export const isProved = async (db: Queryable, id: string | null): Promise<boolean> => {
  const rows = await db.query('select from session where id = $1::uuid and proved_at is not null', [id])
  return rows.length > 0
}

/** Marks the session as proved by a second factor. */
export const markProved = async (db: Queryable, id: string): Promise<void> => {
  await db.query('update session set proved_at = now() where id = $1::uuid', [id])
}

/** Removes the proofs of the user's sessions by a second factor that no longer exists. */
export const clearProofs = async (db: Queryable, userId: number): Promise<void> => {
  await db.query('update session set proved_at = null where user_id = $1', [userId])
}

/** Ends one session. */
export const endSession = async (db: Queryable, id: string): Promise<void> => {
  await db.query('delete from session where id = $1::uuid', [id])
}

/** How long a used renewal token stays valid, in seconds: tabs of one browser may send it at the same time. */
const graceSeconds = 30

/** A renewed session. */
export interface Renewed {
  readonly userId: number
  readonly tokenVersion: number
  readonly rotation: number
}

/**
 * Renews a session with the renewal token of this rotation: it lasts `hours` from now and gets the next token. Null for
 * an unknown session or a used token.
 */
export const rotateSession = async (
  db: Queryable,
  id: string,
  rotation: number,
  hours: number,
): Promise<Renewed | null> => {
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

/** Ends a session whose renewal token of this rotation was used before, so was copied. Returns its user. */
export const endCopiedSession = async (
  db: Queryable,
  id: string,
  rotation: number,
): Promise<number | null> => {
  const [row] = await db.query<{ user: number }>(
    'delete from session where id = $1::uuid and rotation > $2::integer returning user_id as "user"',
    [id, rotation],
  )
  return row?.user ?? null
}

/** Records the use of a session, with its address. */
export const touchSession = async (db: Queryable, id: string, address: string | null): Promise<void> => {
  await db.query(
    'update session set last_used_at = now(), address = coalesce($2, address) where id = $1::uuid',
    [id, address],
  )
}

/** The sessions of a user, last used first. */
export const listSessions = (db: Queryable, userId: number): Promise<SessionRow[]> =>
  db.query<SessionRow>(
    `select id, address, program, created_at, coalesce(last_used_at, created_at) as last_used_at from session
      where user_id = $1 and expires_at > now() order by 5 desc, created_at desc`,
    [userId],
  )

/** Ends one session of a user; returns whether it existed. */
export const endSessionOf = async (db: Queryable, userId: number, id: string): Promise<boolean> => {
  const sql = 'delete from session where user_id = $1 and id = $2::uuid returning 1'
  return (await db.query(sql, [userId, id])).length > 0
}

/** Ends all sessions of a user except one; returns their number. */
export const endOtherSessions = async (
  db: Queryable,
  userId: number,
  kept: string | null,
): Promise<number> => {
  const sql = 'delete from session where user_id = $1 and id is distinct from $2::uuid returning 1'
  return (await db.query(sql, [userId, kept])).length
}

/** Ends the sessions of a user that were proved by the password alone; returns their number. */
export const endUnprovedSessions = async (db: Queryable, userId: number): Promise<number> => {
  const sql =
    'delete from session where user_id = $1 and proved_at is null returning expires_at > now() as counted'
  const ended = await db.query<{ counted: boolean }>(sql, [userId])
  return ended.filter(({ counted }) => counted).length
}

/** Ends all sessions of all users. */
export const endEverySession = (db: Queryable): Promise<unknown> => db.query(`delete from ${sessionTable}`)

/** Ends all sessions of a user and invalidates all earlier tokens. */
export const endSessions = async (db: Queryable, userId: number): Promise<void> => {
  await db.query('update credential set token_version = token_version + 1 where user_id = $1', [userId])
  await db.query('delete from session where user_id = $1', [userId])
}
