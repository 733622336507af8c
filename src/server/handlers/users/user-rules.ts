import type { Role, User } from '../../../../generated/api/foundation.schemas.ts'
import { consoleRoleType } from '../../../contract/conventions/session.ts'
import type { SignedInUser } from '../../auth/signed-in-user.ts'
import { requireSuperAdmin, superAdminRole } from '../../auth/super-admins.ts'
import { forbidden, notFound } from '../../errors.ts'
import type { MessageCode } from '../../messages/message-code.ts'
import type { StoredRecord } from '../../store/record.ts'
import type { Writer } from '../../store/write/writer.ts'
import { type Stored, storedOf } from '../../stored-model.ts'
import { signedIn } from '../call.ts'
import type { Call } from '../handler.ts'
import { lockAgainst, noRights, type Reason, rightsOfRoles } from './rights.ts'

type RoleType = Role['roleType'] | null

/** A user to change. */
export interface Target {
  readonly record: StoredRecord
  readonly user: Stored<User>
  /** Whether it is a user of the website, not of the staff. */
  readonly isMember: boolean
}

/** Members are the users of the website who are not staff. */
export const isMember = ({ registerType }: Stored<User>, roleType: RoleType): boolean =>
  registerType === 'WEB' && roleType !== consoleRoleType

/** The filter of lists and reads for users who may only see members. */
export const onlyMembers = { registerType: 'WEB', roleId: null } satisfies Stored<User>

/** The filter for users who may not read all users; null for no access. */
export const usersShown = ({ privileges }: SignedInUser): typeof onlyMembers | null =>
  privileges.has('MEMBER_READ') ? onlyMembers : null

const refusals: Readonly<Record<Reason, MessageCode>> = {
  SUPER_ADMIN: 'user.isSuperAdmin',
  MORE_PRIVILEGES: 'user.holdsMore',
}

const lockTarget = async (
  writer: Writer,
  caller: SignedInUser,
  id: number,
  general: string,
): Promise<Target & { isSuperAdmin: boolean }> => {
  const record = await writer.lock('User', id)
  if (!record) throw notFound()
  const user = storedOf<User>(record)
  const { roleId = null } = user
  const held = roleId === null ? noRights : ((await rightsOfRoles(writer, [roleId])).get(roleId) ?? noRights)
  const member = isMember(user, held.roleType)
  if (!member && !caller.privileges.has(general)) throw notFound()
  const reason = lockAgainst(caller, held)
  if (reason !== null) throw forbidden(refusals[reason], { role: superAdminRole })
  return { record, user, isMember: member, isSuperAdmin: held.roleName === superAdminRole }
}

/**
 * The only way to change another user: locks the user with this id, and runs the work in the same transaction. The
 * privilege `general` allows changing all users with no more rights than one's own; without it, only members. Throws
 * 404 for a user who does not exist or whom the caller may not know of, 403 for one with more rights than the caller,
 * 409 if no super admin could sign in afterwards.
 */
export const changeUser = <T>(
  call: Pick<Call, 'store' | 'user'>,
  id: number,
  general: string,
  work: (writer: Writer, target: Target) => Promise<T>,
): Promise<T> =>
  call.store.transaction(async (writer) => {
    const { isSuperAdmin, ...target } = await lockTarget(writer, signedIn(call), id, general)
    const result = await work(writer, target)
    if (isSuperAdmin) await requireSuperAdmin(writer)
    return result
  })
