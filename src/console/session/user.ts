import type { FileRef, Me, MyRole, Privilege } from '../../../generated/models/index.ts'

/** A role as `GET api/me?loadRoles=true` answers it, reduced to what the console asks. */
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
}

/** An object of the answer, whatever its values; names that the contract lacks fail the type check. */
type Bag = { readonly [Name in keyof Me | keyof MyRole | keyof Privilege | keyof FileRef]?: unknown }

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const names = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((item) => (isBag(item) && typeof item.name === 'string' ? [item.name] : []))
    : []

const toRole = (value: unknown): Role[] =>
  isBag(value)
    ? [
        {
          roleType: text(value.roleType),
          roleName: text(value.roleName),
          privileges: names(value.privileges),
        },
      ]
    : []

/** Reads the user of an API answer; null when it carries no roles, which decide who may enter. */
export const toSessionUser = (value: unknown): SessionUser | null => {
  if (!isBag(value) || !Array.isArray(value.roles)) return null
  const photo = isBag(value.displayPhoto) ? text(value.displayPhoto.fileUrl) : ''
  return {
    id: typeof value.id === 'number' ? value.id : null,
    name: text(value.name),
    email: text(value.email),
    gender: text(value.gender),
    phoneNumber: text(value.phoneNumber),
    photoUrl: photo || null,
    photoUpdate: value.photoUpdate === true,
    roles: value.roles.flatMap(toRole),
  }
}

/** Only a user whose first role is of type ADMIN may enter; later roles do not count (specification 000, 1). */
export const mayEnter = (user: SessionUser): boolean => user.roles[0]?.roleType === 'ADMIN'

/** Permissions are those of the first role (specification 000, 3). */
export const privilegesOfUser = (user: SessionUser): ReadonlySet<string> => new Set(user.roles[0]?.privileges)
