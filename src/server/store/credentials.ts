import { type Database, query } from './database.ts'

/** What a user signs in with; kept apart from the user's record, so that no list can ever show it. */
export type Credential = {
  readonly userId: number
  readonly passwordHash: string
  /** A second password, mailed to somebody who forgot the first; null when there is none or its time is over. */
  readonly temporaryHash: string | null
  /** Tokens carry it; a token with another number no longer counts. */
  readonly tokenVersion: number
}

type Kysely = Database['kysely']

/** How a user signs in; null for a user who cannot. */
export async function readCredential(kysely: Kysely, userId: number): Promise<Credential | null> {
  const [row] = await query<Credential>(
    kysely,
    `select user_id as "userId", password_hash as "passwordHash", token_version as "tokenVersion",
      case when temporary_until > now() then temporary_hash end as "temporaryHash"
      from credential where user_id = $1`,
    [userId],
  )
  return row ?? null
}

/** Sets the password and forgets a temporary one; every token given out before stops counting. */
export async function setPassword(kysely: Kysely, userId: number, passwordHash: string): Promise<void> {
  await query(
    kysely,
    `insert into credential (user_id, password_hash) values ($1, $2)
      on conflict (user_id) do update set password_hash = excluded.password_hash, temporary_hash = null,
        temporary_until = null, token_version = credential.token_version + 1`,
    [userId, passwordHash],
  )
}

/** Adds a temporary password beside the one there is, for so many minutes. */
export async function setTemporaryPassword(
  kysely: Kysely,
  userId: number,
  temporaryHash: string,
  minutes: number,
): Promise<void> {
  await query(
    kysely,
    `insert into credential (user_id, password_hash, temporary_hash, temporary_until)
      values ($1, '', $2, now() + make_interval(mins => $3::integer))
      on conflict (user_id) do update set temporary_hash = excluded.temporary_hash,
        temporary_until = excluded.temporary_until`,
    [userId, temporaryHash, minutes],
  )
}

/** Makes every token of the user stop counting. */
export async function revokeTokens(kysely: Kysely, userId: number): Promise<void> {
  await query(kysely, 'update credential set token_version = token_version + 1 where user_id = $1', [userId])
}
