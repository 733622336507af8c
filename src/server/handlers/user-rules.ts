import type { Privilege, Role, User } from '../../../generated/models/index.ts'
import { forbidden, notFound } from '../errors.ts'
import type { Reader, StoredRecord, Writer } from '../store/store.ts'
import { type Stored, storedOf } from '../wire.ts'
import type { SignedInUser } from './handler.ts'

type RoleType = Role['roleType'] | null

/** A user about to be changed, with what the first role allows. */
export type Target = {
  readonly record: StoredRecord
  readonly roleType: RoleType
  readonly privileges: readonly string[]
}

/** Names of the privileges behind these numbers; numbers that are none are left out. */
export async function privilegeNames(
  store: Reader,
  ids: readonly number[] | null | undefined,
): Promise<string[]> {
  const wanted = new Set(ids)
  if (wanted.size === 0) return []
  const privileges = await store.find('Privilege', {})
  return privileges
    .filter(({ id }) => wanted.has(id))
    .flatMap((record) => storedOf<Privilege>(record).name ?? [])
}

/** Members are the users of the website who are no staff (decisions, section 4). */
export function isMember({ registerType }: Stored<User>, roleType: RoleType): boolean {
  return registerType === 'WEB' && roleType !== 'ADMIN'
}

/** What narrows lists and reads to members for those who may only see members. */
export const onlyMembers = { registerType: 'WEB', roleId: null } satisfies Stored<User>

async function describe(store: Reader, record: StoredRecord): Promise<Target> {
  const { roleId = null } = storedOf<User>(record)
  const role = roleId === null ? null : await store.get('Role', roleId)
  const { roleType = null, previlegeId } = role ? storedOf<Role>(role) : {}
  return { record, roleType, privileges: await privilegeNames(store, previlegeId) }
}

/** What the asker lacks of these privileges: nobody gives, or takes from others, more than he holds himself. */
export function lacking(user: SignedInUser, privileges: readonly string[]): string[] {
  return privileges.filter((name) => !user.privileges.has(name))
}

/**
 * Locks the user with this number for a change. Who holds `general` may change everybody whose privileges he holds
 * himself; who does not may change members only.
 * Throws 404 when there is no such user or none that the asker knows of, 403 for one who may more than the asker.
 */
export async function lockTarget(
  writer: Writer,
  asker: SignedInUser,
  id: number,
  general: string,
): Promise<Target> {
  const record = await writer.lock('User', id)
  if (!record) throw notFound()
  const target = await describe(writer, record)
  if (isMember(storedOf<User>(record), target.roleType)) return target
  if (!asker.privileges.has(general)) throw notFound()
  if (lacking(asker, target.privileges).length > 0)
    throw forbidden('This user holds privileges that you do not hold.')
  return target
}
