import type { Privilege, Role, User } from '../../../../generated/api/foundation.schemas.ts'
import { consoleRoleType } from '../../../contract/conventions/session.ts'
import { requireSuperAdmin, type SignedInUser, superAdminRole } from '../../auth/signed-in-user.ts'
import { forbidden, notFound } from '../../errors.ts'
import type { MessageCode } from '../../messages/message-code.ts'
import type { Reader } from '../../store/read/reader.ts'
import type { StoredRecord } from '../../store/record.ts'
import type { Writer } from '../../store/write/writer.ts'
import { type Stored, storedOf } from '../../stored-model.ts'
import { signedIn } from '../call.ts'
import type { Call } from '../handler.ts'

/**
 * The only rule on rights: users can only change, grant or revoke rights that they hold. The role SUPER ADMIN is above
 * all privileges: it cannot be changed, and only its holders can grant it or change other holders.
 */
export type Reason = NonNullable<Role['lockedReason']>

/** The rights of a role, or of a user through the first role. */
export interface Rights {
  readonly roleName: string | null
  readonly roleType: Role['roleType'] | null
  readonly privileges: readonly string[]
}

/** The rights of a user without a role. */
export const noRights: Rights = { roleName: null, roleType: null, privileges: [] }

/** The privileges in the list that the user lacks. */
export const missingPrivileges = (user: SignedInUser, privileges: readonly string[]): string[] =>
  privileges.filter((name) => !user.privileges.has(name))

/** Why the user may not grant or revoke these rights; null if allowed. */
export const lockAgainst = (user: SignedInUser, held: Rights): Reason | null => {
  if (held.roleName === superAdminRole && user.roleName !== superAdminRole) return 'SUPER_ADMIN'
  return missingPrivileges(user, held.privileges).length > 0 ? 'MORE_PRIVILEGES' : null
}

/** Why the user may not change or delete the role itself; null if allowed. */
export const lockOf = (user: SignedInUser, role: Rights): Reason | null =>
  role.roleName === superAdminRole ? 'SUPER_ADMIN' : lockAgainst(user, role)

/** Names of all privileges by id. */
export const privilegeNames = async (store: Reader): Promise<ReadonlyMap<number, string>> => {
  const privileges = await store.find('Privilege', {})
  return new Map(privileges.map((record) => [record.id, storedOf<Privilege>(record).name ?? '']))
}

/** The rights of these roles, by id; unknown roles are left out. */
export const rightsOfRoles = async (
  store: Reader,
  roleIds: readonly number[],
): Promise<ReadonlyMap<number, Rights>> => {
  const held = new Map<number, Rights>()
  if (roleIds.length === 0) return held
  const names = await privilegeNames(store)
  for (const id of new Set(roleIds)) {
    const record = await store.get('Role', id)
    if (!record) continue
    const { roleName = null, roleType = null, previlegeId } = storedOf<Role>(record)
    const privileges = (previlegeId ?? []).flatMap((each) => names.get(each) ?? [])
    held.set(id, { roleName, roleType, privileges })
  }
  return held
}

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
