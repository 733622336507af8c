import type { Queryable } from '../database.ts'

/** What a user has begun to set up and not confirmed yet: the sealed secret of an app, or the challenge of a passkey. */
/** Whose it is: it counts in the session in which it was begun. */
export type FactorSetup = {
  readonly userId: number
  readonly sessionId: string | null
  readonly kind: 'totp' | 'passkey'
}

const minutes = 15

/** Keeps what was begun, in the place of what was begun before. */
export async function beginSetup(
  db: Queryable,
  { userId, sessionId, kind }: FactorSetup,
  value: string,
): Promise<void> {
  await db.query(
    `insert into factor_setup (user_id, kind, session_id, value, expires_at)
      values ($1, $2, $3::uuid, $4, now() + interval '${minutes} minutes')
      on conflict (user_id, kind) do update set session_id = excluded.session_id, value = excluded.value,
        expires_at = excluded.expires_at`,
    [userId, kind, sessionId, value],
  )
}

/** What was begun, and is still there to be confirmed; null when nothing is. */
export async function readSetup(
  db: Queryable,
  { userId, sessionId, kind }: FactorSetup,
): Promise<string | null> {
  const [row] = await db.query<{ value: string }>(
    `select value from factor_setup where user_id = $1 and kind = $2 and session_id is not distinct from $3::uuid
      and expires_at > now()`,
    [userId, kind, sessionId],
  )
  return row?.value ?? null
}

/** Ends it; false when it was ended already, or begun anew. */
export async function endSetup(
  db: Queryable,
  { userId, kind }: FactorSetup,
  value: string,
): Promise<boolean> {
  const sql = 'delete from factor_setup where user_id = $1 and kind = $2 and value = $3 returning 1'
  return (await db.query(sql, [userId, kind, value])).length > 0
}
