import type { User } from '../../../generated/api/foundation.schemas.ts'
import { conflict } from '../errors.ts'
import type { Reader } from '../store/read/reader.ts'
import type { StoredRecord } from '../store/record.ts'
import type { Writer } from '../store/write/writer.ts'
import { type Stored, storedOf } from '../stored-model.ts'
import { signInRefusal } from './sign-in-refusal.ts'

/** The role that holds every privilege; the program writes it and nobody else. */
export const superAdminRole = 'SUPER ADMIN'

/** The role's record; null before the first start. */
export async function findSuperAdminRole(store: Reader): Promise<StoredRecord | null> {
  const [role] = await store.find('Role', { roleName: superAdminRole }, { limit: 1 })
  return role ?? null
}

/**
 * Keeps one super admin who can sign in: throws 409 when there is none. To be called at the end of a transaction that
 * may have taken one away. It waits for every other one that does the same, in whatever process, so the later of two at
 * the same moment sees what the earlier one did.
 */
export async function requireSuperAdmin(writer: Writer): Promise<void> {
  await writer.exclusive('super admins')
  const role = await findSuperAdminRole(writer)
  const holders = role ? await writer.find('User', { roleId: role.id } satisfies Stored<User>) : []
  if (holders.every((record) => signInRefusal(storedOf<User>(record)) !== null))
    throw conflict('user.lastSuperAdmin', { role: superAdminRole })
}
