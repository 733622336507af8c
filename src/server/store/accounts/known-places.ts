import type { Queryable } from '../database.ts'
import type { Writer } from '../write/writer.ts'

/**
 * Origins of earlier sign-ins, to notify users of new ones. A place is a hash of the user, the program and the network
 * address. Unlike known addresses, places survive a password change.
 */
interface PlaceRow {
  readonly place: string
  readonly language: string
  readonly recent: boolean
}

/** Facts about the place of a sign-in. */
export interface KnownPlace {
  /** Whether the user has signed in before, but not from there within the last 90 days. */
  readonly isNew: boolean
  /** The language of the previous sign-in; null without one. */
  readonly language: string | null
}

/** Records a sign-in of the user from this place, in this language; keeps the 50 most recent. */
export const saveKnownPlace = async (
  { db, exclusive }: Writer,
  userId: number,
  place: string,
  language: string,
): Promise<KnownPlace> => {
  await exclusive(`places of ${userId}`)
  const places = await db.query<PlaceRow>(
    `select place, language, last_at > now() - interval '90 days' as recent from known_place
      where user_id = $1 order by last_at desc`,
    [userId],
  )
  await db.query(
    `insert into known_place (place, user_id, language) values ($1, $2, $3)
      on conflict (place) do update set last_at = now(), language = excluded.language`,
    [place, userId, language],
  )
  await db.query(
    `delete from known_place where place in
      (select place from known_place where user_id = $1 order by last_at desc offset 50)`,
    [userId],
  )
  const seen = places.some((row) => row.place === place && row.recent)
  return { isNew: places.length > 0 && !seen, language: places[0]?.language ?? null }
}

/** The language of the user's last sign-in; null without one. */
export const languageBefore = async (db: Queryable, userId: number): Promise<string | null> => {
  const [last] = await db.query<{ language: string }>(
    'select language from known_place where user_id = $1 order by last_at desc limit 1',
    [userId],
  )
  return last?.language ?? null
}

/**
 * Whether the account of this place signed in from it within the last 90 days, for the limit of sign-in attempts. A
 * place is a hash of the account's email address and a network address.
 */
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
