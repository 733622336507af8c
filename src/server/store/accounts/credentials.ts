import type { Queryable } from '../database.ts'
import { deleteKnownAddresses } from './known-addresses.ts'
import { endSessions } from './sessions.ts'

/** What a user signs in with; kept apart from the user's record, so that no list can ever show it. */
export type Credential = {
  readonly userId: number
  /** Empty while no password counts. */
  readonly passwordHash: string
  /** A second password that was mailed; null when there is none or its time is over. */
  readonly temporaryHash: string | null
  /** Whether a password chosen at sign-up waits for the temporary one that was mailed with it. */
  readonly awaits: boolean
  /** Tokens carry it; a token with another number no longer counts. */
  readonly tokenVersion: number
}

/** How a user signs in; null for a user who cannot. */
export async function readCredential(db: Queryable, userId: number): Promise<Credential | null> {
  const [row] = await db.query<Credential>(
    `select user_id as "userId", password_hash as "passwordHash", token_version as "tokenVersion",
      case when temporary_until > now() then temporary_hash end as "temporaryHash", chosen_hash is not null as awaits
      from credential where user_id = $1`,
    [userId],
  )
  return row ?? null
}

/** Sets the password and forgets every other one; all sessions end, and no address of the network is known any more. */
export async function setPassword(db: Queryable, userId: number, passwordHash: string): Promise<void> {
  await endSessions(db, userId)
  await deleteKnownAddresses(db, userId)
  await db.query(
    `insert into credential (user_id, password_hash) values ($1, $2)
      on conflict (user_id) do update set password_hash = excluded.password_hash, temporary_hash = null,
        temporary_until = null, chosen_hash = null`,
    [userId, passwordHash],
  )
}

/**
 * Adds a temporary password beside the one there is, for so many minutes. With `chosenHash`, signing in by the temporary
 * password makes that one count; without, one that waited so far never will.
 */
export async function setTemporaryPassword(
  db: Queryable,
  userId: number,
  temporary: { hash: string; minutes: number; chosenHash?: string },
): Promise<void> {
  await db.query(
    `insert into credential (user_id, password_hash, temporary_hash, temporary_until, chosen_hash)
      values ($1, '', $2, now() + make_interval(mins => $3::integer), $4)
      on conflict (user_id) do update set temporary_hash = excluded.temporary_hash,
        temporary_until = excluded.temporary_until, chosen_hash = excluded.chosen_hash`,
    [userId, temporary.hash, temporary.minutes, temporary.chosenHash ?? null],
  )
}
