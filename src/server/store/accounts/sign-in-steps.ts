import { createHash, randomBytes } from 'node:crypto'
import type { MessageCode } from '../../messages/message-code.ts'
import type { Queryable } from '../database.ts'
import type { Credential } from './credentials.ts'

/**
 * A sign-in between the right password and the second step. It continues with its ticket, whose hash is stored; a new
 * password ends it.
 */
export const stepTable = 'sign_in_step'

/** A pending sign-in. */
export interface SignInStep {
  readonly id: string
  readonly userId: number
  readonly tokenVersion: number
  /** The message of the completed sign-in, for example after a temporary password. */
  readonly notice: MessageCode | null
}

const minutes = 10
/** Maximum number of pending sign-ins per user. */
const maxSteps = 10

const idOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url')

/** Starts the second step of a user who has just proved the password; returns its ticket. */
export const beginStep = async (
  db: Queryable,
  { userId, tokenVersion }: Pick<Credential, 'userId' | 'tokenVersion'>,
  notice: MessageCode | null,
): Promise<string> => {
  const ticket = randomBytes(24).toString('base64url')
  await db.query(
    `delete from sign_in_step where user_id = $1 and (expires_at < now() or id in
      (select id from sign_in_step where user_id = $1 order by expires_at desc offset ${maxSteps - 1}))`,
    [userId],
  )
  await db.query(
    `insert into sign_in_step (id, user_id, token_version, told, expires_at)
      values ($1, $2, $3, $4, now() + interval '${minutes} minutes')`,
    [idOf(ticket), userId, tokenVersion, notice],
  )
  return ticket
}

/** The pending sign-in of a ticket; null for an invalid one. */
export const readStep = async (db: Queryable, ticket: string): Promise<SignInStep | null> => {
  const [row] = await db.query<SignInStep>(
    `select s.id, s.user_id as "userId", s.token_version as "tokenVersion", s.told as notice from sign_in_step s
      join credential c on c.user_id = s.user_id and c.token_version = s.token_version
      where s.id = $1 and s.expires_at > now()`,
    [idOf(ticket)],
  )
  return row ?? null
}

/** Stores the challenge for a passkey, replacing the previous one. */
export const setChallenge = async (db: Queryable, ticket: string, challenge: string): Promise<void> => {
  await db.query('update sign_in_step set challenge = $2 where id = $1', [idOf(ticket), challenge])
}

/** Consumes the challenge, which is valid for one attempt; null when there is none. */
export const takeChallenge = async (db: Queryable, { id }: SignInStep): Promise<string | null> => {
  const [row] = await db.query<{ challenge: string }>(
    `update sign_in_step s set challenge = null from sign_in_step before
      where s.id = $1 and before.id = s.id and s.challenge is not null returning before.challenge`,
    [id],
  )
  return row?.challenge ?? null
}

/** Removes the pending sign-in; false when it was already removed. */
export const endStep = async (db: Queryable, { id }: SignInStep): Promise<boolean> =>
  (await db.query('delete from sign_in_step where id = $1 returning 1', [id])).length > 0
