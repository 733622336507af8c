import { remove as toLatin } from 'confusables'
import type {
  PrivilegeList,
  Role,
  RoleCreate,
  RoleOne,
  RolePage,
  RoleTotal,
  RoleUpdate,
} from '../../../../generated/api/foundation.schemas.ts'
import { rowsOf, withRows } from '../../../contract/conventions/page.ts'
import { type SignedInUser, superAdminRole } from '../../auth/signed-in-user.ts'
import { conflict, forbidden, notFound, unprocessable } from '../../errors.ts'
import type { MessageCode } from '../../messages/message-code.ts'
import type { StoredRecord } from '../../store/record.ts'
import type { Writer } from '../../store/write/writer.ts'
import { type Serialized, storedOf } from '../../stored-model.ts'
import { bodyOf, signedIn } from '../call.ts'
import type { Call, HandlerResult, OperationResult } from '../handler.ts'
import {
  lockAgainst,
  lockOf,
  missingPrivileges,
  noRights,
  privilegeNames,
  type Rights,
  rightsOfRoles,
} from './user-rules.ts'

/** Digits and signs that look like a letter. */
const stand: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '|': 'I',
  L: 'I',
  '3': 'E',
  '4': 'A',
  '@': 'A',
  '5': 'S',
  $: 'S',
}

const shown = (text: string): string =>
  text.normalize('NFKD').replace(/[^\p{L}\p{N}@$|]|\p{Default_Ignorable_Code_Point}/gu, '')

/** Reduces a text to the shape of its letters. */
const skeleton = (text: string): string =>
  shown(toLatin(shown(text)))
    .toUpperCase()
    .replace(/[01345L@$|]/g, (sign) => stand[sign] ?? sign)

/**
 * Whether two names look alike, ignoring case, spaces, invisible characters, accents, and letters of other scripts that
 * look like Latin ones (UTS 39). `name` is a Latin one.
 */
export const looksLike = (text: string, name: string): boolean => skeleton(text) === skeleton(name)

/** Throws 422, at a place of the body, for a role name that imitates SUPER ADMIN. */
export const checkRoleName = (roleName: string, path: string): void => {
  if (!looksLike(roleName, superAdminRole)) return
  const params = { role: superAdminRole }
  throw unprocessable([{ path, code: 'role.looksLike', params }], 'role.nameKept', params)
}

/** Throws 422 for a role with more privileges than the user, or with a name that imitates SUPER ADMIN. */
const checkWritten = async (call: Call, writer: Writer): Promise<void> => {
  const { roleName, previlegeId } = bodyOf<RoleCreate>(call)
  checkRoleName(roleName, '/roleName')
  if (previlegeId === undefined) return
  const names = await privilegeNames(writer)
  const missing = missingPrivileges(
    signedIn(call),
    previlegeId.flatMap((id) => names.get(id) ?? []),
  )
  if (missing.length > 0)
    throw unprocessable(
      [{ path: '/previlegeId', code: 'role.notHeld', params: { privileges: missing.join(', ') } }],
      'role.cannotGive',
    )
}

/**
 * Locks a role for a change. Throws 404 for an unknown role, 409 for SUPER ADMIN, 403 for one with more privileges than
 * the user.
 */
const lockRole = async (
  call: Call,
  writer: Writer,
  id: number,
  refusal: MessageCode,
): Promise<StoredRecord> => {
  const record = await writer.lock('Role', id)
  if (!record) throw notFound()
  const reason = lockOf(signedIn(call), (await rightsOfRoles(writer, [id])).get(id) ?? noRights)
  if (reason === 'SUPER_ADMIN') throw conflict(refusal, { role: superAdminRole })
  if (reason !== null) throw forbidden('role.holdsMore')
  return record
}

/** createRole: 422 for privileges that the user does not hold. */
export const createRole = (call: Call): Promise<HandlerResult> =>
  call.store.transaction(async (writer) => {
    await checkWritten(call, writer)
    return call.regular({ writer })
  })

/** Throws 422 for a user who is no super admin and removes the required second factor from a role. */
const checkSecondFactorKept = (call: Call, before: StoredRecord): void => {
  const { secondFactorRequired: required } = storedOf<Role>(before)
  const keeps = required !== true || bodyOf<RoleUpdate>(call).secondFactorRequired === true
  if (keeps || signedIn(call).roleName === superAdminRole) return
  const params = { role: superAdminRole }
  throw unprocessable(
    [{ path: '/secondFactorRequired', code: 'role.keepsSecondStep', params }],
    'role.keepsSecondStep',
    params,
  )
}

/**
 * updateRole: takes effect at the next request of each user with the role. Only a super admin can stop requiring a
 * second factor.
 */
export const updateRole = (call: Call): Promise<HandlerResult> =>
  call.store.transaction(async (writer) => {
    const before = await lockRole(call, writer, bodyOf<RoleUpdate>(call).id, 'role.unchangeable')
    checkSecondFactorKept(call, before)
    await checkWritten(call, writer)
    return call.regular({ writer })
  })

/** deleteRole: 409 while a user has the role, and always for SUPER ADMIN. */
export const deleteRole = (call: Call): Promise<HandlerResult> =>
  call.store.transaction(async (writer) => {
    await lockRole(call, writer, Number(call.params.id), 'role.undeletable')
    return call.regular({ writer })
  })

const heldIn = ({ roleName, roleType, privileges }: Serialized<Role>): Rights => ({
  roleName,
  roleType,
  privileges: privileges.map(({ name }) => name),
})

/** The role with the restrictions of the current user. */
const judged = (user: SignedInUser, role: Serialized<Role>): Serialized<Role> => {
  const held = heldIn(role)
  const lockedReason = lockOf(user, held)
  const withheldReason = lockAgainst(user, held)
  return { ...role, ...(lockedReason && { lockedReason }), ...(withheldReason && { withheldReason }) }
}

/** listRole: a page of roles, each with the reason why the user may not change or grant it. */
export const listRole = async (call: Call): Promise<OperationResult<RolePage>> => {
  const { payload } = await call.regular<RolePage>()
  return {
    payload: withRows(
      payload,
      rowsOf(payload).map((role) => judged(signedIn(call), role)),
    ),
  }
}

/** totalRole: the same for all roles. */
export const totalRole = async (call: Call): Promise<OperationResult<RoleTotal>> => {
  const { payload } = await call.regular<RoleTotal>()
  return { payload: payload.map((role) => judged(signedIn(call), role)) }
}

/** getRole: the same for one role. */
export const getRole = async (call: Call): Promise<OperationResult<RoleOne>> => {
  const response = await call.regular<RoleOne>()
  return { ...response, payload: judged(signedIn(call), response.payload) }
}

/** listPrivilege: each with the reason why the user may not grant it. */
export const listPrivilege = async (call: Call): Promise<OperationResult<PrivilegeList>> => {
  const { privileges } = signedIn(call)
  const { payload } = await call.regular<PrivilegeList>()
  return {
    payload: payload.map((privilege) =>
      privileges.has(privilege.name) ? privilege : { ...privilege, withheldReason: 'MORE_PRIVILEGES' },
    ),
  }
}
