import type { User } from '../../../generated/api/foundation.schemas.ts'
import { conflict } from '../errors.ts'
import type { Reader } from '../store/read/reader.ts'
import type { StoredRecord } from '../store/record.ts'
import type { Writer } from '../store/write/writer.ts'
import { type Stored, storedOf } from '../stored-model.ts'
import { signInRefusal } from './signed-in-user.ts'

/** The role with every privilege; only the program writes it. */
export const superAdminRole = 'SUPER ADMIN'

/** The record of the role; null before the first start. */
export const findSuperAdminRole = async (store: Reader): Promise<StoredRecord | null> => {
  const [role] = await store.find('Role', { roleName: superAdminRole }, { limit: 1 })
  return role ?? null
}

/**
 * Ensures that a super admin can sign in: throws 409 when there is none. Called at the end of a transaction that may
 * have removed one. Such transactions run one after the other, in all processes, so the later of two concurrent ones
 * sees the changes of the earlier.
 */
export const requireSuperAdmin = async (writer: Writer): Promise<void> => {
  await writer.exclusive('super admins')
  const role = await findSuperAdminRole(writer)
  const holders = role ? await writer.find('User', { roleId: role.id } satisfies Stored<User>) : []
  if (holders.every((record) => signInRefusal(storedOf<User>(record)) !== null))
    throw conflict('user.lastSuperAdmin', { role: superAdminRole })
}
