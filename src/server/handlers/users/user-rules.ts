import type { Role, User } from '../../../../generated/api/foundation.schemas.ts'
import { consoleRoleType } from '../../../contract/conventions/session.ts'
import type { SignedInUser } from '../../auth/signed-in-user.ts'
import { requireSuperAdmin, superAdminRole } from '../../auth/super-admins.ts'
import { forbidden, notFound } from '../../errors.ts'
import type { MessageCode } from '../../messages/message-code.ts'
import type { StoredRecord } from '../../store/record.ts'
import type { Writer } from '../../store/write/writer.ts'
import { type Stored, storedOf } from '../../stored-model.ts'
import type { Call } from '../handler.ts'
import { signedIn } from '../signed-in.ts'
import { lockAgainst, noRights, type Reason, rightsOfRoles } from './rights.ts'

type RoleType = Role['roleType'] | null

/** A user about to be changed. */
export type Target = {
  readonly record: StoredRecord
  readonly user: Stored<User>
  /** No staff, but a user of the website. */
  readonly isMember: boolean
}

/** Members are the users of the website who are no staff. */
export function isMember({ registerType }: Stored<User>, roleType: RoleType): boolean {
  return registerType === 'WEB' && roleType !== consoleRoleType
}

/** What narrows lists and reads to members for those who may only see members. */
export const onlyMembers = { registerType: 'WEB', roleId: null } satisfies Stored<User>

/** Which users somebody knows of who may not read all of them; null for none. */
export const usersShown = ({ privileges }: SignedInUser): typeof onlyMembers | null =>
  privileges.has('MEMBER_READ') ? onlyMembers : null

const refusals: Readonly<Record<Reason, MessageCode>> = {
  SUPER_ADMIN: 'user.isSuperAdmin',
  MORE_PRIVILEGES: 'user.holdsMore',
}

async function lockTarget(
  writer: Writer,
  asker: SignedInUser,
  id: number,
  general: string,
): Promise<Target & { isSuperAdmin: boolean }> {
  const record = await writer.lock('User', id)
  if (!record) throw notFound()
  const user = storedOf<User>(record)
  const { roleId = null } = user
  const held = roleId === null ? noRights : ((await rightsOfRoles(writer, [roleId])).get(roleId) ?? noRights)
  const member = isMember(user, held.roleType)
  if (!member && !asker.privileges.has(general)) throw notFound()
  const reason = lockAgainst(asker, held)
  if (reason !== null) throw forbidden(refusals[reason], { role: superAdminRole })
  return { record, user, isMember: member, isSuperAdmin: held.roleName === superAdminRole }
}

/**
 * The one way to change another user: locks the user with this number, and does the work in the same transaction. Who
 * holds the privilege `general` may change everybody who holds no more than he does; who does not may change members only.
 * Throws 404 when there is no such user or none that the asker knows of, 403 for one who holds more than the asker, 409
 * when nobody could sign in as a super admin afterwards.
 */
export function changeUser<T>(
  call: Pick<Call, 'store' | 'user'>,
  id: number,
  general: string,
  work: (writer: Writer, target: Target) => Promise<T>,
): Promise<T> {
  return call.store.transaction(async (writer) => {
    const { isSuperAdmin, ...target } = await lockTarget(writer, signedIn(call), id, general)
    const result = await work(writer, target)
    if (isSuperAdmin) await requireSuperAdmin(writer)
    return result
  })
}
