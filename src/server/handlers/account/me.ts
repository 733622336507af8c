import type { Me, MyRole, Role, User } from '../../../../generated/models/index.ts'
import { notFound } from '../../errors.ts'
import type { Reader, StoredRecord } from '../../store/store.ts'
import type { Wire } from '../../wire.ts'

async function roleOf(store: Reader, roleId: number | null): Promise<Wire<MyRole> | null> {
  const record = roleId === null ? null : await store.get('Role', roleId)
  const [role] = record ? await store.project<Role>('Role', [record]) : []
  if (!role) return null
  const { id, roleName, roleType, privileges } = role
  return { id, roleName, roleType, privileges }
}

/** A user as the console knows the signed-in one (`Me` of the contract): with roles and the first role's privileges. */
export async function describeMe(store: Reader, record: StoredRecord): Promise<Wire<Me>> {
  const [user] = await store.project<User>('User', [record])
  if (!user) throw notFound()
  const { id, name, email, gender, phoneNumber, displayPhoto } = user
  const role = await roleOf(store, user.roleId)
  return {
    id,
    name,
    email,
    gender,
    phoneNumber,
    photoUpdate: displayPhoto !== null,
    displayPhoto,
    roles: role ? [role] : [],
    previleges: role ? role.privileges.map((privilege) => privilege.name) : [],
  }
}
