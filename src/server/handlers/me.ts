import type { Me, MyRole, Role, User } from '../../../generated/models/index.ts'
import type { JsonObject } from '../json.ts'
import { isObject } from '../json.ts'
import type { Reader, StoredRecord } from '../store/store.ts'
import type { Named } from './body-of.ts'

async function roleOf(store: Reader, roleId: unknown): Promise<JsonObject | null> {
  const record = typeof roleId === 'number' ? await store.get('Role', roleId) : null
  const [role] = record ? await store.project('Role', [record]) : []
  if (!isObject(role)) return null
  const { id, roleName, roleType, privileges }: Named<Role> = role
  return { id, roleName, roleType, privileges } satisfies Record<keyof MyRole, unknown>
}

function namesOf(privileges: JsonObject[string]): string[] {
  const list = Array.isArray(privileges) ? privileges : []
  return list.flatMap((privilege) => (isObject(privilege) ? String(privilege.name) : []))
}

/** A user as the console knows the signed-in one (`Me` of the contract): with roles and the first role's privileges. */
export async function describeMe(store: Reader, record: StoredRecord): Promise<JsonObject> {
  const [shown] = await store.project('User', [record])
  const { displayPhoto = null }: Named<User> = isObject(shown) ? shown : {}
  const { name, email, gender = null, phoneNumber = null, roleId }: Named<User> = record.body
  const role = await roleOf(store, roleId)
  return {
    id: record.id,
    name,
    email,
    gender,
    phoneNumber,
    photoUpdate: displayPhoto !== null,
    displayPhoto,
    roles: role ? [role] : [],
    previleges: namesOf(role?.privileges),
  } satisfies Record<keyof Me, unknown>
}
