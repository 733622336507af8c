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
  /** Whether this is a sign-up whose address nobody has confirmed yet, by signing in with a password mailed to it. */
  readonly awaitsConfirmation: boolean
  /** Tokens carry it; a token with another number no longer counts. */
  readonly tokenVersion: number
}

/** How a user signs in; null for a user who cannot. */
export async function readCredential(db: Queryable, userId: number): Promise<Credential | null> {
  const [row] = await db.query<Credential>(
    `select user_id as "userId", password_hash as "passwordHash", token_version as "tokenVersion",
      case when temporary_until > now() then temporary_hash end as "temporaryHash",
      awaits_confirmation or chosen_hash is not null and password_hash = '' as "awaitsConfirmation"
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
        temporary_until = null, awaits_confirmation = false, chosen_hash = null`,
    [userId, passwordHash],
  )
}

/**
 * Adds a temporary password beside the current one, valid for so many minutes. `signUp` marks a new account as one that
 * awaits confirmation.
 */
export async function setTemporaryPassword(
  db: Queryable,
  userId: number,
  temporary: { readonly hash: string; readonly minutes: number; readonly signUp?: true },
): Promise<void> {
  await db.query(
    `insert into credential (user_id, password_hash, temporary_hash, temporary_until, awaits_confirmation)
      values ($1, '', $2, now() + make_interval(mins => $3::integer), $4)
      on conflict (user_id) do update set temporary_hash = excluded.temporary_hash,
        temporary_until = excluded.temporary_until`,
    [userId, temporary.hash, temporary.minutes, temporary.signUp === true],
  )
}
