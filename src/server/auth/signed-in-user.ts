import type { User } from '../../../generated/api/foundation.schemas.ts'
import { conflict } from '../errors.ts'
import type { MessageCode } from '../messages/message-code.ts'
import type { Reader } from '../store/read/reader.ts'
import type { StoredRecord } from '../store/record.ts'
import type { Writer } from '../store/write/writer.ts'
import { type Stored, storedOf } from '../stored-model.ts'

/** The signed-in user, read from the database for every request; the rights are those of the first role. */
export interface SignedInUser {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly roleType: string | null
  readonly roleName: string | null
  readonly privileges: ReadonlySet<string>
  /** Whether the role requires a second factor. */
  readonly secondFactorRequired: boolean
  /** Null for a token from a version without sessions. */
  readonly sessionId: string | null
}

/**
 * Why an account may not sign in, regardless of the password, as a message for its owner; null if it may. Users of the
 * website wait until staff verify them.
 */
export const signInRefusal = ({ banned, registerType, verified }: Stored<User>): MessageCode | null => {
  if (banned === true) return 'session.blocked'
  if (registerType === 'WEB' && verified !== true) return 'session.unverified'
  return null
}

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
