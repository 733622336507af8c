import type { Queryable } from '../database.ts'
import { deleteKnownAddresses } from './known-places.ts'
import { endSessions } from './sessions.ts'

/** The sign-in data of a user; stored apart from the user's record, so that no list can ever show it. */
export interface Credential {
  readonly userId: number
  /** Empty while there is no valid password. */
  readonly passwordHash: string
  /** A second, mailed password; null when there is none or it has expired. */
  readonly temporaryHash: string | null
  /** Whether this is a sign-up whose address is not confirmed yet by signing in with a mailed password. */
  readonly awaitsConfirmation: boolean
  /** Tokens contain it; a token with another version is invalid. */
  readonly tokenVersion: number
}

/** The credential of a user; null for a user who cannot sign in. */
export const readCredential = async (db: Queryable, userId: number): Promise<Credential | null> => {
  const [row] = await db.query<Credential>(
    `select user_id as "userId", password_hash as "passwordHash", token_version as "tokenVersion",
      case when temporary_until > now() then temporary_hash end as "temporaryHash",
      awaits_confirmation or chosen_hash is not null and password_hash = '' as "awaitsConfirmation"
      from credential where user_id = $1`,
    [userId],
  )
  return row ?? null
}

/** Sets the password and removes all others; ends all sessions and forgets all known addresses. */
export const setPassword = async (db: Queryable, userId: number, passwordHash: string): Promise<void> => {
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
 * Adds a temporary password beside the current one, valid for `minutes`. `signUp` marks a new account as awaiting
 * confirmation.
 */
export const setTemporaryPassword = async (
  db: Queryable,
  userId: number,
  temporary: { readonly hash: string; readonly minutes: number; readonly signUp?: true },
): Promise<void> => {
  await db.query(
    `insert into credential (user_id, password_hash, temporary_hash, temporary_until, awaits_confirmation)
      values ($1, '', $2, now() + make_interval(mins => $3::integer), $4)
      on conflict (user_id) do update set temporary_hash = excluded.temporary_hash,
        temporary_until = excluded.temporary_until`,
    [userId, temporary.hash, temporary.minutes, temporary.signUp === true],
  )
}

const spentPrefix = 'spent:'

/**
 * Consumes the temporary password for signing in; it still counts as the previous password of a change. Confirms the
 * address it was mailed to. Returns false when a concurrent sign-in used it first or it has expired.
 */
export const spendTemporaryPassword = async (
  db: Queryable,
  { userId, temporaryHash }: Credential,
): Promise<boolean> => {
  const rows = await db.query(
    `update credential set temporary_hash = $3 || temporary_hash, awaits_confirmation = false, chosen_hash = null
      where user_id = $1 and temporary_hash = $2 and temporary_until > now() returning user_id`,
    [userId, temporaryHash, spentPrefix],
  )
  return rows.length === 1
}

/** The hash of a temporary password, consumed or not; null when there is none or it has expired. */
export const temporaryHashOf = ({ temporaryHash }: Credential): string | null =>
  temporaryHash?.startsWith(spentPrefix) ? temporaryHash.slice(spentPrefix.length) : temporaryHash
