import type { FileRef, Me, MyRole, Privilege } from '../../../generated/api/foundation.schemas.ts'
import { textOf, type Untrusted, untrusted } from '../../client/untrusted-response.ts'
import { consoleRoleType } from '../../contract/conventions/session.ts'

/** A role as `GET api/me?loadRoles=true` returns it, reduced to what the console asks. */
export interface Role {
  roleType: string
  roleName: string
  privileges: readonly string[]
}

/** The signed-in user. */
export interface SessionUser {
  id: number | null
  name: string
  email: string
  gender: string
  phoneNumber: string
  /** Address of the display photo as the API names it, or null. */
  photoUrl: string | null
  /** The API's `photoUpdate`: whether the photo was chosen by the user. */
  photoUpdate: boolean
  roles: readonly Role[]
  /** The role demands a second step of signing in, and the user has set up none. */
  secondFactorDue: boolean
}

const listOf = <Item>(items: readonly Item[] | null | undefined): readonly Item[] =>
  Array.isArray(items) ? items : []

const toRole = (role: MyRole): Role => {
  const { roleType, roleName, privileges }: Untrusted<MyRole> = untrusted(role)
  const names = listOf(privileges).map((privilege) => textOf(untrusted<Privilege>(privilege).name))
  return {
    roleType: textOf(roleType),
    roleName: textOf(roleName),
    privileges: names.filter((name) => name !== ''),
  }
}

/** Reads the user of an API answer; null when it carries no roles, which decide who may enter. */
export const toSessionUser = (value: unknown): SessionUser | null => {
  const { id, name, email, gender, phoneNumber, displayPhoto, photoUpdate, roles, secondFactorDue } =
    untrusted<Me>(value)
  if (!Array.isArray(roles)) return null
  return {
    id: typeof id === 'number' ? id : null,
    name: textOf(name),
    email: textOf(email),
    gender: textOf(gender),
    phoneNumber: textOf(phoneNumber),
    photoUrl: textOf(untrusted<FileRef>(displayPhoto).fileUrl) || null,
    photoUpdate: photoUpdate === true,
    roles: listOf(roles).map(toRole),
    secondFactorDue: secondFactorDue === true,
  }
}

/** What this browser keeps of a user is named by: the id, of an API that tells none the e-mail address. */
export const userKeyOf = ({ id, email }: SessionUser): string => String(id ?? email)

/** Only a user whose first role is of type ADMIN may enter; later roles do not count. */
export const mayEnter = (user: SessionUser): boolean => user.roles[0]?.roleType === consoleRoleType

/** Permissions are those of the first role. */
export const privilegesOfUser = (user: SessionUser): ReadonlySet<string> => new Set(user.roles[0]?.privileges)
