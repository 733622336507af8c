import type { Me, MyRole, Role, User } from '../../../../generated/api/foundation.schemas.ts'
import { notFound } from '../../errors.ts'
import { hasFactor, readFactors } from '../../store/accounts/factors.ts'
import type { Reader } from '../../store/read/reader.ts'
import type { StoredRecord } from '../../store/record.ts'
import type { Serialized } from '../../stored-model.ts'

const roleOf = async (store: Reader, roleId: number | null): Promise<Serialized<Role> | null> => {
  const record = roleId === null ? null : await store.get('Role', roleId)
  const [role] = record ? await store.project<Role>('Role', [record]) : []
  return role ?? null
}

const toMyRole = ({ id, roleName, roleType, privileges }: Serialized<Role>): Serialized<MyRole> => ({
  id,
  roleName,
  roleType,
  privileges,
})

/** The signed-in user as the console gets it (`Me` of the contract): with roles and the first role's privileges. */
export const describeMe = async (store: Reader, record: StoredRecord): Promise<Serialized<Me>> => {
  const [user] = await store.project<User>('User', [record])
  if (!user) throw notFound()
  const { id, name, email, gender, phoneNumber, displayPhoto } = user
  const role = await roleOf(store, user.roleId)
  const isDue = role?.secondFactorRequired === true && !hasFactor(await readFactors(store.db, id))
  return {
    id,
    name,
    email,
    gender,
    phoneNumber,
    photoUpdate: displayPhoto !== null,
    displayPhoto,
    roles: role ? [toMyRole(role)] : [],
    previleges: role ? role.privileges.map((privilege) => privilege.name) : [],
    ...(isDue && { secondFactorDue: true }),
  }
}
