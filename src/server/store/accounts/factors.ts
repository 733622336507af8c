import type { Queryable } from '../database.ts'
import { clearProofs } from './sessions.ts'
import { stepTable } from './sign-in-steps.ts'

/**
 * How users prove themselves beside the password: an authenticator app, passkeys, and recovery codes for the day when
 * neither is at hand. Who has neither of the first two has no second factor.
 */
/** An authenticator app; the secret is sealed. */
export type TotpRow = { readonly secret: string; readonly created_at: Date }

/** A passkey as it is kept; the key in base64url. */
export type PasskeyKey = {
  readonly id: string
  readonly publicKey: string
  /** How often it was used, as far as it counts that. */
  readonly counter: number
  /** How it is reached: `internal`, `usb`, `hybrid` … */
  readonly transports: readonly string[]
}

/** A passkey, and for which host name it was made. */
export type PasskeyRow = PasskeyKey & {
  readonly name: string
  readonly rp_id: string
  readonly created_at: Date
  readonly last_used_at: Date | null
}

/** All that a user has set up. */
export type Factors = {
  readonly totp: TotpRow | null
  /** The oldest first. */
  readonly passkeys: readonly PasskeyRow[]
  readonly recoveryCodes: number
}

/** What the user has set up. */
export async function readFactors(db: Queryable, userId: number): Promise<Factors> {
  const [totp = null] = await db.query<TotpRow>('select secret, created_at from totp where user_id = $1', [
    userId,
  ])
  const passkeys = await db.query<PasskeyRow>(
    `select id, public_key as "publicKey", counter, transports, name, rp_id, created_at, last_used_at from passkey
      where user_id = $1 order by created_at, id`,
    [userId],
  )
  const [codes] = await db.query<{ count: number }>(
    'select count(*) as count from recovery_code where user_id = $1',
    [userId],
  )
  return { totp, passkeys, recoveryCodes: codes?.count ?? 0 }
}

/** Whether signing in takes a second step. */
export const hasFactor = ({ totp, passkeys }: Pick<Factors, 'totp' | 'passkeys'>): boolean =>
  totp !== null || passkeys.length > 0

/** Sets the authenticator app, in the place of one there is; the code of `step` has been used. */
export async function saveTotp(db: Queryable, userId: number, secret: string, step: number): Promise<void> {
  await db.query(
    `insert into totp (user_id, secret, last_step) values ($1, $2, $3)
      on conflict (user_id) do update set secret = excluded.secret, last_step = excluded.last_step, created_at = now()`,
    [userId, secret, step],
  )
}

/** Uses up the code of a step, and those before it; false when it was used before. */
export async function spendTotpStep(db: Queryable, userId: number, step: number): Promise<boolean> {
  const sql = 'update totp set last_step = $2 where user_id = $1 and last_step < $2 returning 1'
  return (await db.query(sql, [userId, step])).length > 0
}

/** Forgets the authenticator app; false when there was none. */
export async function removeTotp(db: Queryable, userId: number): Promise<boolean> {
  return (await db.query('delete from totp where user_id = $1 returning 1', [userId])).length > 0
}

/** Keeps a passkey; false when it is kept already, by whomever. */
export async function savePasskey(
  db: Queryable,
  userId: number,
  { id, publicKey, counter, transports }: PasskeyKey,
  { name, rpId }: { name: string; rpId: string },
): Promise<boolean> {
  const rows = await db.query(
    `insert into passkey (id, user_id, public_key, counter, transports, name, rp_id)
      values ($1, $2, $3, $4, $5::jsonb, $6, $7) on conflict (id) do nothing returning 1`,
    [id, userId, publicKey, counter, JSON.stringify(transports), name, rpId],
  )
  return rows.length > 0
}

/** Notes that a passkey has answered; false when another answer of the same count was faster. */
export async function notePasskeyUse(
  db: Queryable,
  { id, counter }: PasskeyKey,
  newCounter: number,
): Promise<boolean> {
  const sql =
    'update passkey set counter = $3, last_used_at = now() where id = $1 and counter = $2 returning 1'
  return (await db.query(sql, [id, counter, newCounter])).length > 0
}

/** Forgets a passkey of a user; false when there was none. */
export async function removePasskey(db: Queryable, userId: number, id: string): Promise<boolean> {
  const sql = 'delete from passkey where user_id = $1 and id = $2 returning 1'
  return (await db.query(sql, [userId, id])).length > 0
}

/** Keeps these recovery codes, by their hashes, in the place of all there were. */
export async function replaceRecoveryCodes(
  db: Queryable,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await db.query('delete from recovery_code where user_id = $1', [userId])
  await db.query('insert into recovery_code (user_id, hash) select $1::bigint, unnest($2::text[])', [
    userId,
    hashes,
  ])
}

/** Uses up a recovery code; false when it is none, or was used before. */
export async function spendRecoveryCode(db: Queryable, userId: number, hash: string): Promise<boolean> {
  const sql = 'delete from recovery_code where user_id = $1 and hash = $2 returning 1'
  return (await db.query(sql, [userId, hash])).length > 0
}

/** Forgets all of it, what was proved by it, and whatever is under way; false when there was neither app nor passkey. */
export async function removeFactors(db: Queryable, userId: number): Promise<boolean> {
  for (const table of ['recovery_code', 'factor_setup', stepTable])
    await db.query(`delete from ${table} where user_id = $1`, [userId])
  await clearProofs(db, userId)
  const removed = await removeTotp(db, userId)
  const passkeys = await db.query('delete from passkey where user_id = $1 returning 1', [userId])
  return removed || passkeys.length > 0
}
