import type { Privilege, Role } from '../../../../generated/api/foundation.schemas.ts'
import type { SignedInUser } from '../../auth/signed-in-user.ts'
import { superAdminRole } from '../../auth/super-admins.ts'
import type { Reader } from '../../store/read/reader.ts'
import { storedOf } from '../../stored-model.ts'

/**
 * The one rule on rights: nobody changes, gives or takes more than he holds himself. The role SUPER ADMIN stands above
 * every list of privileges: nobody changes it, and only who holds it gives it to others or changes others who hold it.
 */
export type Reason = NonNullable<Role['lockedReason']>

/** What a role allows, or a user through the first role. */
export type Rights = {
  readonly roleName: string | null
  readonly roleType: Role['roleType'] | null
  readonly privileges: readonly string[]
}

/** Held by a user without a role. */
export const noRights: Rights = { roleName: null, roleType: null, privileges: [] }

/** Which of these privileges the asker lacks. */
export function missingPrivileges(asker: SignedInUser, privileges: readonly string[]): string[] {
  return privileges.filter((name) => !asker.privileges.has(name))
}

/** Why the asker may not give to anybody, or take from anybody, what is held; null when he may. */
export function lockAgainst(asker: SignedInUser, held: Rights): Reason | null {
  if (held.roleName === superAdminRole && asker.roleName !== superAdminRole) return 'SUPER_ADMIN'
  return missingPrivileges(asker, held.privileges).length > 0 ? 'MORE_PRIVILEGES' : null
}

/** Why the asker may not change or delete the role itself; null when he may. */
export function lockOf(asker: SignedInUser, role: Rights): Reason | null {
  return role.roleName === superAdminRole ? 'SUPER_ADMIN' : lockAgainst(asker, role)
}

/** Names of all privileges by their numbers. */
export async function privilegeNames(store: Reader): Promise<ReadonlyMap<number, string>> {
  const privileges = await store.find('Privilege', {})
  return new Map(privileges.map((record) => [record.id, storedOf<Privilege>(record).name ?? '']))
}

/** What these roles allow, by their numbers; roles that are not there are left out. */
export async function rightsOfRoles(
  store: Reader,
  roleIds: readonly number[],
): Promise<ReadonlyMap<number, Rights>> {
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
