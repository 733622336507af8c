import type { Queryable } from '../database.ts'

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
