import type { Queryable } from '../database.ts'
import { clearProofs } from './sessions.ts'
import { stepTable } from './sign-in-steps.ts'

/** An authenticator app; the secret is sealed. */
export interface TotpRow {
  readonly secret: string
  readonly created_at: Date
}

/** A stored passkey; the key in base64url. */
export interface PasskeyKey {
  readonly id: string
  readonly publicKey: string
  /** The passkey's use counter, if it has one. */
  readonly counter: number
  /** Transports: `internal`, `usb`, `hybrid` … */
  readonly transports: readonly string[]
}

/** A passkey, with the host name it was created for. */
export type PasskeyRow = PasskeyKey & {
  readonly name: string
  readonly rp_id: string
  readonly created_at: Date
  readonly last_used_at: Date | null
}

/** All second factors of a user. */
export interface Factors {
  readonly totp: TotpRow | null
  /** Oldest first. */
  readonly passkeys: readonly PasskeyRow[]
  readonly recoveryCodes: number
}

/** Reads the second factors of a user. */
export const readFactors = async (db: Queryable, userId: number): Promise<Factors> => {
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

/** Whether signing in requires a second step. */
export const hasFactor = ({ totp, passkeys }: Pick<Factors, 'totp' | 'passkeys'>): boolean =>
  totp !== null || passkeys.length > 0

/** Stores the authenticator app, replacing an earlier one; the code of `step` counts as used. */
export const saveTotp = async (
  db: Queryable,
  userId: number,
  secret: string,
  step: number,
): Promise<void> => {
  await db.query(
    `insert into totp (user_id, secret, last_step) values ($1, $2, $3)
      on conflict (user_id) do update set secret = excluded.secret, last_step = excluded.last_step, created_at = now()`,
    [userId, secret, step],
  )
}

/** Consumes the code of a time step, and all earlier ones; false when it was used before. */
export const spendTotpStep = async (db: Queryable, userId: number, step: number): Promise<boolean> => {
  const sql = 'update totp set last_step = $2 where user_id = $1 and last_step < $2 returning 1'
  return (await db.query(sql, [userId, step])).length > 0
}

/** Removes the authenticator app; false when there was none. */
export const removeTotp = async (db: Queryable, userId: number): Promise<boolean> =>
  (await db.query('delete from totp where user_id = $1 returning 1', [userId])).length > 0

/** Stores a passkey; false when it is already stored, for any user. */
export const savePasskey = async (
  db: Queryable,
  userId: number,
  { id, publicKey, counter, transports }: PasskeyKey,
  { name, rpId }: { name: string; rpId: string },
): Promise<boolean> => {
  const rows = await db.query(
    `insert into passkey (id, user_id, public_key, counter, transports, name, rp_id)
      values ($1, $2, $3, $4, $5::jsonb, $6, $7) on conflict (id) do nothing returning 1`,
    [id, userId, publicKey, counter, JSON.stringify(transports), name, rpId],
  )
  return rows.length > 0
}

/** Records the use of a passkey; false when a concurrent use had the same counter. */
export const notePasskeyUse = async (
  db: Queryable,
  { id, counter }: PasskeyKey,
  newCounter: number,
): Promise<boolean> => {
  const sql =
    'update passkey set counter = $3, last_used_at = now() where id = $1 and counter = $2 returning 1'
  return (await db.query(sql, [id, counter, newCounter])).length > 0
}

/** Removes a passkey of a user; false when there was none. */
export const removePasskey = async (db: Queryable, userId: number, id: string): Promise<boolean> => {
  const sql = 'delete from passkey where user_id = $1 and id = $2 returning 1'
  return (await db.query(sql, [userId, id])).length > 0
}

/** Stores the hashes of these recovery codes, replacing all earlier ones. */
export const replaceRecoveryCodes = async (
  db: Queryable,
  userId: number,
  hashes: readonly string[],
): Promise<void> => {
  await db.query('delete from recovery_code where user_id = $1', [userId])
  await db.query('insert into recovery_code (user_id, hash) select $1::bigint, unnest($2::text[])', [
    userId,
    hashes,
  ])
}

/** Consumes a recovery code; false when it is invalid or was used before. */
export const spendRecoveryCode = async (db: Queryable, userId: number, hash: string): Promise<boolean> => {
  const sql = 'delete from recovery_code where user_id = $1 and hash = $2 returning 1'
  return (await db.query(sql, [userId, hash])).length > 0
}

/**
 * Removes all second factors, the proofs of sessions, and pending setups and sign-ins; false when there was neither app
 * nor passkey.
 */
export const removeFactors = async (db: Queryable, userId: number): Promise<boolean> => {
  for (const table of ['recovery_code', 'factor_setup', stepTable])
    await db.query(`delete from ${table} where user_id = $1`, [userId])
  await clearProofs(db, userId)
  const removed = await removeTotp(db, userId)
  const passkeys = await db.query('delete from passkey where user_id = $1 returning 1', [userId])
  return removed || passkeys.length > 0
}

/**
 * An unconfirmed setup of a second factor: the sealed secret of an app, or the challenge of a passkey. It is valid only
 * in the session that started it.
 */
export interface FactorSetup {
  readonly userId: number
  readonly sessionId: string | null
  readonly kind: 'totp' | 'passkey'
}

const minutes = 15

/** Stores a setup, replacing an earlier one. */
export const beginSetup = async (
  db: Queryable,
  { userId, sessionId, kind }: FactorSetup,
  value: string,
): Promise<void> => {
  await db.query(
    `insert into factor_setup (user_id, kind, session_id, value, expires_at)
      values ($1, $2, $3::uuid, $4, now() + interval '${minutes} minutes')
      on conflict (user_id, kind) do update set session_id = excluded.session_id, value = excluded.value,
        expires_at = excluded.expires_at`,
    [userId, kind, sessionId, value],
  )
}

/** The pending setup; null when there is none. */
export const readSetup = async (
  db: Queryable,
  { userId, sessionId, kind }: FactorSetup,
): Promise<string | null> => {
  const [row] = await db.query<{ value: string }>(
    `select value from factor_setup where user_id = $1 and kind = $2 and session_id is not distinct from $3::uuid
      and expires_at > now()`,
    [userId, kind, sessionId],
  )
  return row?.value ?? null
}

/** Removes the setup; false when it was already removed or replaced. */
export const endSetup = async (
  db: Queryable,
  { userId, kind }: FactorSetup,
  value: string,
): Promise<boolean> => {
  const sql = 'delete from factor_setup where user_id = $1 and kind = $2 and value = $3 returning 1'
  return (await db.query(sql, [userId, kind, value])).length > 0
}
