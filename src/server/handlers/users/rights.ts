import type { Privilege, Role } from '../../../../generated/api/foundation.schemas.ts'
import type { SignedInUser } from '../../auth/signed-in-user.ts'
import { superAdminRole } from '../../auth/super-admins.ts'
import type { Reader } from '../../store/read/reader.ts'
import { storedOf } from '../../stored-model.ts'

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
