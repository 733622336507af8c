import type { Queryable } from '../database.ts'

/**
 * Origins of earlier sign-ins, for the limit of sign-in attempts. A place is a hash of the account's email address and
 * a network address.
 */
/** Whether the account of this place signed in from it within the last 90 days. */
export const isKnownAddress = async (db: Queryable, place: string): Promise<boolean> => {
  const rows = await db.query(
    `select from known_address where place = $1 and last_at > now() - interval '90 days'`,
    [place],
  )
  return rows.length > 0
}

/** Records a sign-in of the user from this place; keeps the 50 most recent. */
export const saveKnownAddress = async (db: Queryable, userId: number, place: string): Promise<void> => {
  await db.query(
    `insert into known_address (place, user_id) values ($1, $2)
      on conflict (place) do update set user_id = excluded.user_id, last_at = now()`,
    [place, userId],
  )
  await db.query(
    `delete from known_address where place in
      (select place from known_address where user_id = $1 order by last_at desc offset 50)`,
    [userId],
  )
}

/** Forgets the origins of the user's sign-ins, since others may have known the previous password. */
export const deleteKnownAddresses = async (db: Queryable, userId: number): Promise<void> => {
  await db.query('delete from known_address where user_id = $1', [userId])
}
