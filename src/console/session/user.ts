import type { FileRef, Me, MyRole, Privilege } from '../../../generated/api/foundation.schemas.ts'
import { textOf, type Untrusted, untrusted } from '../../client/untrusted-response.ts'
import { consoleRoleType } from '../../contract/conventions/session.ts'
import { isRecordId, type RecordId } from '../../contract/records/record-id.ts'

/** A role of `GET api/me?loadRoles=true`, reduced to the properties that the console needs. */
export interface Role {
  roleType: string
  roleName: string
  privileges: readonly string[]
}

/** The signed-in user. */
export interface SessionUser {
  id: RecordId | null
  name: string
  email: string
  gender: string
  phoneNumber: string
  /** Address of the display photo from the API, or null. */
  photoUrl: string | null
  /** The API's `photoUpdate`: whether the user selected the photo. */
  photoUpdate: boolean
  roles: readonly Role[]
  /** The role requires a second sign-in step, and the user has not set one up. */
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

/** Parses the user of an API response; null without roles, which determine access. */
export const toSessionUser = (value: unknown): SessionUser | null => {
  const { id, name, email, gender, phoneNumber, displayPhoto, photoUpdate, roles, secondFactorDue } =
    untrusted<Me>(value)
  if (!Array.isArray(roles)) return null
  return {
    id: isRecordId(id) ? id : null,
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

/** The user's key in browser storage: the id, or the e-mail address if the API sends no id. */
export const userKeyOf = ({ id, email }: SessionUser): string => String(id ?? email)

/** Only users whose first role has the type ADMIN have access; later roles do not count. */
export const mayEnter = (user: SessionUser): boolean => user.roles[0]?.roleType === consoleRoleType

/** The privileges of the first role. */
export const privilegesOfUser = (user: SessionUser): ReadonlySet<string> => new Set(user.roles[0]?.privileges)

/** The response for an API without users. */
export const anybody = { roles: [{ roleType: consoleRoleType }] }

let controller = new AbortController()
let owner: string | null = null

/**
 * Aborts when the signed-in user leaves for good or is replaced by another; not when the same user signs in again over
 * an open page. Operations of several steps keep the signal of their first step, so that no step runs in another user's
 * name. While nobody is signed in, it belongs to the last user.
 */
export const currentUserSignal = (): AbortSignal => controller.signal

/** Called when a user signs in, before listeners; `key` identifies the user. */
export const beginUserSignal = (key: string): void => {
  if (owner !== null && owner !== key) controller.abort()
  if (controller.signal.aborted) controller = new AbortController()
  owner = key
}

/** Called when the user leaves, before listeners. */
export const endUserSignal = (): void => controller.abort()
