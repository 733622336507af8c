import type { Queryable } from '../database.ts'
import type { Credential } from './credentials.ts'

const spentPrefix = 'spent:'

/**
 * Consumes the temporary password for signing in; it still counts as the previous password of a change. Confirms the
 * address it was mailed to. Returns false when a concurrent sign-in used it first or it has expired.
 */
export async function spendTemporaryPassword(
  db: Queryable,
  { userId, temporaryHash }: Credential,
): Promise<boolean> {
  const rows = await db.query(
    `update credential set temporary_hash = $3 || temporary_hash, awaits_confirmation = false, chosen_hash = null
      where user_id = $1 and temporary_hash = $2 and temporary_until > now() returning user_id`,
    [userId, temporaryHash, spentPrefix],
  )
  return rows.length === 1
}

/** The hash of a temporary password, consumed or not; null when there is none or it has expired. */
export function temporaryHashOf({ temporaryHash }: Credential): string | null {
  return temporaryHash?.startsWith(spentPrefix) ? temporaryHash.slice(spentPrefix.length) : temporaryHash
}
