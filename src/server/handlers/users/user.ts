import type {
  Created,
  Done,
  ListUserParams,
  Transaction,
  User,
  UserBannedStatus,
  UserCreate,
  UserOne,
  UserPage,
  UserUpdate,
  UserVerifyStatus,
} from '../../../../generated/api/foundation.schemas.ts'
import { rowsOf, withRows } from '../../../contract/conventions/page.ts'
import { listParameters } from '../../../contract/conventions/query.ts'
import { checkPasswordChoice } from '../../auth/password-choice.ts'
import { signInRefusal, superAdminRole } from '../../auth/signed-in-user.ts'
import { conflict, forbidden, notFound, unprocessable } from '../../errors.ts'
import { networkOf } from '../../http/client-address.ts'
import { codedMessage, type MessageCode } from '../../messages/message-code.ts'
import { setPassword } from '../../store/accounts/credentials.ts'
import { endSessions } from '../../store/accounts/sessions.ts'
import type { Writer } from '../../store/write/writer.ts'
import type { Serialized, Stored } from '../../stored-model.ts'
import { bodyOf, done, signedIn } from '../call.ts'
import type { Call, HandlerResult, OperationResult } from '../handler.ts'
import { checkDisplayPhoto } from './display-photo.ts'
import {
  changeUser,
  isMember,
  lockAgainst,
  noRights,
  onlyMembers,
  type Reason,
  rightsOfRoles,
  type Target,
} from './user-rules.ts'

/** The properties of a user in pickers; all others require the right to read users. */
const pickerProperties: ReadonlySet<string> = new Set<keyof User>([
  'id',
  'name',
  'email',
  'gender',
  'displayPhotoId',
  'displayPhoto',
  'verified',
  'banned',
  'registerType',
  'creationDateTimeStamp',
  'lastModifiedDate',
  'deletable',
])

/** The filters of pickers. Any other could reveal a property that pickers do not show by what it finds. */
const pickerParameters: ReadonlySet<string> = new Set([
  ...listParameters,
  ...(['registerType', 'banned', 'verified', 'name', 'email', 'search'] satisfies (keyof ListUserParams)[]),
])

const forPicker = (user: Serialized<User>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(user).map(([name, value]) => [name, pickerProperties.has(name) ? value : null]),
  )

const isProtected = (call: Call, name: string): boolean => {
  const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase()
  return call.services.settings.protectedMembers.some((member) => plain(member) === plain(name))
}

/** The users with the restrictions that apply to the caller or to everybody. */
const judged = async (call: Call, users: readonly Serialized<User>[]): Promise<Serialized<User>[]> => {
  const caller = signedIn(call)
  const held = await rightsOfRoles(
    call.store,
    users.flatMap(({ roleId }) => roleId ?? []),
  )
  return users.map((user) => {
    const lockedReason = lockAgainst(caller, held.get(user.roleId ?? 0) ?? noRights)
    return {
      ...user,
      ...(lockedReason !== null && { lockedReason }),
      ...(isMember(user, user.roleType) && isProtected(call, user.name) && { protected: true }),
    }
  })
}

/**
 * listUser: all users, for callers who may read users; members, for callers who may read members; all users, but only
 * with the properties and filters of pickers, for callers who may only send notifications. With another filter, these
 * find members if they may read them, and nothing otherwise (403).
 */
export const listUser = async (call: Call): Promise<HandlerResult> => {
  const { privileges } = signedIn(call)
  const all = privileges.has('USER_AND_ADMIN_READ')
  const isPicker = Object.keys(call.query).every((name) => pickerParameters.has(name))
  const picks = !all && isPicker && privileges.has('NOTIFICATION_CREATE')
  if (!all && !picks && !privileges.has('MEMBER_READ')) throw forbidden()
  const { payload } = await call.regular<UserPage>(all || picks ? {} : { where: onlyMembers })
  if (!picks) return { payload: withRows(payload, await judged(call, rowsOf(payload))) }
  const whole = (user: Serialized<User>): boolean =>
    privileges.has('MEMBER_READ') && isMember(user, user.roleType)
  const shown = rowsOf(payload).map((user) => (whole(user) ? user : forPicker(user)))
  return { payload: withRows(payload, shown) }
}

/** getUser: one user; only members for callers who may only read members. */
export const getUser = async (call: Call): Promise<HandlerResult> => {
  const { privileges } = signedIn(call)
  const all = privileges.has('USER_AND_ADMIN_READ') || privileges.has('USER_AND_ADMIN_UPDATE')
  const { payload } = await call.regular<UserOne>(all ? {} : { where: onlyMembers })
  const [user] = await judged(call, [payload])
  return { payload: user }
}

const notGiven: Readonly<Record<Reason, MessageCode>> = {
  SUPER_ADMIN: 'role.onlySuperAdmin',
  MORE_PRIVILEGES: 'role.givenHoldsMore',
}

/** Throws 422 for an unknown role, and for one with more rights than the caller. */
const checkGiven = async (call: Call, writer: Writer, roleId: number): Promise<void> => {
  const held = (await rightsOfRoles(writer, [roleId])).get(roleId)
  if (!held) throw unprocessable([{ path: '/roleId', code: 'fault.noSuchRecord' }])
  const reason = lockAgainst(signedIn(call), held)
  if (reason === null) return
  const refusal = codedMessage(notGiven[reason], { role: superAdminRole })
  throw unprocessable([{ path: '/roleId', ...refusal }], refusal.code, refusal.params)
}

/** createUser: a user who may sign in immediately, with a role of no more privileges than the caller's. */
export const createUser = async (call: Call): Promise<OperationResult<Created>> => {
  const body = bodyOf<UserCreate>(call)
  await checkPasswordChoice(body.password, body, '/password')
  const passwordHash = await call.services.passwords.admit(networkOf(call.request.ip), (hasher) =>
    hasher.hash(body.password),
  )
  const payload = await call.store.transaction(async (writer) => {
    await checkGiven(call, writer, body.roleId)
    const set = { registerType: 'WEB', verified: true, banned: false } satisfies Stored<User>
    const response = await call.regular<Created>({ writer, set })
    await setPassword(writer.db, response.payload.id, passwordHash)
    return response.payload
  })
  return { payload }
}

/**
 * updateUser: the account of an admin; a new role applies from the admin's next request. 404 for a user without a role,
 * who is no admin; 422 for another role of one's own, so that nobody loses the rights to restore it.
 */
export const updateUser = (call: Call): Promise<OperationResult<Created>> => {
  const { id, roleId, displayPhotoId } = bodyOf<UserUpdate>(call)
  return changeUser(call, id, 'USER_AND_ADMIN_UPDATE', async (writer, { user }) => {
    if (!user.roleId) throw notFound()
    if (roleId !== user.roleId) {
      if (id === signedIn(call).id)
        throw unprocessable([{ path: '/roleId', code: 'user.ownRole' }], 'user.ownRole')
      await checkGiven(call, writer, roleId)
    }
    await checkDisplayPhoto(call, writer, id, displayPhotoId)
    return call.regular<Created>({ writer })
  })
}

/** Changes whether a user may sign in; ends the sessions of a user who no longer may. */
const changeState = async (
  call: Call,
  id: number,
  change: Pick<Stored<User>, 'banned' | 'verified'>,
): Promise<void> => {
  await changeUser(call, id, 'USER_AND_ADMIN_UPDATE', async (writer, { user }) => {
    await writer.update('User', id, change)
    if (signInRefusal({ ...user, ...change }) !== null) await endSessions(writer.db, id)
  })
}

/** updateUserVerifyStatus: whether staff have verified the user; removing it ends the user's sessions. */
export const updateUserVerifyStatus = async (call: Call): Promise<OperationResult<Done>> => {
  const { userId, verify } = bodyOf<UserVerifyStatus>(call)
  if (userId === signedIn(call).id && !verify)
    throw unprocessable([{ path: '/userId', code: 'user.yours' }], 'user.unverifySelf')
  await changeState(call, userId, { verified: verify })
  return done(verify ? undefined : 'user.unverified')
}

/** updateUserBannedStatus: bans the user and ends all sessions, or lifts the ban. */
export const updateUserBannedStatus = async (call: Call): Promise<OperationResult<Done>> => {
  const { userId, banned } = bodyOf<UserBannedStatus>(call)
  if (userId === signedIn(call).id)
    throw unprocessable([{ path: '/userId', code: 'user.yours' }], 'user.blockSelf')
  await changeState(call, userId, { banned })
  return done(banned ? undefined : 'user.unblocked')
}

/** The id of the user to delete. Throws 409 for the caller's own. */
const toDelete = (call: Call): number => {
  const id = Number(call.params.id)
  if (id === signedIn(call).id) throw conflict('user.deleteSelf')
  return id
}

/** Throws 409 for a member whose name is in PROTECTED_MEMBERS. */
const checkNotProtected = (call: Call, { isMember, user }: Target): void => {
  if (isMember && isProtected(call, user.name ?? '')) throw conflict('user.protected')
}

/** deleteUser: 409 for oneself, for a protected member, and while other records refer to the user. */
export const deleteUser = async (call: Call): Promise<OperationResult<Done>> => {
  const id = toDelete(call)
  await changeUser(call, id, 'USER_AND_ADMIN_DELETE', async (writer, target) => {
    checkNotProtected(call, target)
    await writer.delete('User', id)
  })
  return done()
}

/**
 * deleteMember: deletes the member with dependent records. Questions are deleted; donations keep name and address but
 * are detached from the user.
 */
export const deleteMember = async (call: Call): Promise<OperationResult<Done>> => {
  const id = toDelete(call)
  await changeUser(call, id, 'USER_AND_ADMIN_DELETE', async (writer, target) => {
    if (!target.isMember) throw notFound('user.noMember')
    checkNotProtected(call, target)
    const donations = await writer.find('Transaction', { userId: id } satisfies Stored<Transaction>)
    for (const { id: transaction } of donations)
      await writer.update('Transaction', transaction, { userId: null } satisfies Stored<Transaction>)
    const questionsOf = 'select id from question_answer where created_by = $1 order by id for update'
    for (const question of await writer.db.query<{ id: number }>(questionsOf, [id]))
      await writer.delete('QuestionAnswer', question.id)
    await writer.delete('User', id)
  })
  return done()
}
