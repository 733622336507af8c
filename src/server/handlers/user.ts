import type { User, UserBannedStatus, UserCreate, UserVerifyStatus } from '../../../generated/models/index.ts'
import { conflict, notFound, unprocessable } from '../errors.ts'
import type { JsonObject } from '../json.ts'
import { isObject } from '../json.ts'
import { hashPassword } from '../passwords.ts'
import { revokeTokens, setPassword } from '../store/credentials.ts'
import { query } from '../store/database.ts'
import { bodyOf, type Named } from './body-of.ts'
import type { Answer, Call } from './handler.ts'
import { signedIn } from './signed-in.ts'
import { isMember, lacking, lockTarget, onlyMembers, privilegeNames } from './user-rules.ts'

/** What a picker shows of a user; the rest is for those who may read users. */
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

const forPicker = (user: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(user).map(([name, value]) => [name, pickerProperties.has(name) ? value : null]),
  )

/**
 * listUser: everybody for who may read users; members for who may read members; for who may only send notifications,
 * everybody, but no more of them than the picker shows.
 */
export async function listUser(call: Call): Promise<Answer> {
  const { privileges } = signedIn(call)
  if (privileges.has('USER_AND_ADMIN_READ')) return call.regular()
  if (!privileges.has('NOTIFICATION_CREATE')) return call.regular({ where: onlyMembers })
  const { payload } = await call.regular()
  if (!isObject(payload) || !Array.isArray(payload.content)) throw new Error('listUser answers no page.')
  const whole = (user: JsonObject): boolean => {
    const { roleType }: Named<User> = user
    return privileges.has('MEMBER_READ') && isMember(user, String(roleType))
  }
  const content = payload.content.map((user) => (isObject(user) && !whole(user) ? forPicker(user) : user))
  return { payload: { ...payload, content } }
}

/** getUser: one user; only members for who may only read members. */
export function getUser(call: Call): Promise<Answer> {
  const all = signedIn(call).privileges.has('USER_AND_ADMIN_READ')
  return call.regular(all ? {} : { where: onlyMembers })
}

/** createUser: a user who may sign in at once. */
export async function createUser(call: Call): Promise<Answer> {
  const asker = signedIn(call)
  const passwordHash = await hashPassword(String(bodyOf<UserCreate>(call).password))
  const payload = await call.store.transaction(async (writer) => {
    const role = await writer.get('Role', Number(bodyOf<UserCreate>(call).roleId))
    if (!role) throw unprocessable([{ path: '/roleId', message: 'There is no such record.' }])
    if (lacking(asker, await privilegeNames(writer, role.body.previlegeId)).length > 0)
      throw unprocessable(
        [{ path: '/roleId', message: 'holds privileges that you do not hold' }],
        'The role holds privileges that you do not hold.',
      )
    const answer = await call.regular({ writer, set: { registerType: 'WEB', verified: true, banned: false } })
    const id = isObject(answer.payload) ? Number(answer.payload.id) : Number.NaN
    await setPassword(writer.kysely, id, passwordHash)
    return answer.payload
  })
  return { payload }
}

/** updateUserVerifyStatus: whether staff have verified the user. */
export async function updateUserVerifyStatus(call: Call): Promise<Answer> {
  const { userId, verify } = bodyOf<UserVerifyStatus>(call)
  await call.store.transaction(async (writer) => {
    const target = await lockTarget(writer, signedIn(call), Number(userId), 'USER_AND_ADMIN_UPDATE')
    await writer.update('User', target.record.id, { verified: verify })
  })
  return verify === true ? {} : { message: 'Member is no longer verified' }
}

/** updateUserBannedStatus: keeps the user out, at once and wherever signed in, or lets the user in again. */
export async function updateUserBannedStatus(call: Call): Promise<Answer> {
  const asker = signedIn(call)
  const { userId, banned } = bodyOf<UserBannedStatus>(call)
  if (userId === asker.id)
    throw unprocessable([{ path: '/userId', message: 'is your own' }], 'You cannot block yourself.')
  await call.store.transaction(async (writer) => {
    const target = await lockTarget(writer, asker, Number(userId), 'USER_AND_ADMIN_UPDATE')
    await writer.update('User', target.record.id, { banned })
    if (banned === true) await revokeTokens(writer.kysely, target.record.id)
  })
  return banned === true ? {} : { message: 'Member unblocked' }
}

/** deleteUser: 409 for oneself and while other records refer to the user. */
export async function deleteUser(call: Call): Promise<Answer> {
  const asker = signedIn(call)
  const id = Number(call.params.id)
  if (id === asker.id) throw conflict('You cannot delete yourself.')
  await call.store.transaction(async (writer) => {
    const { record } = await lockTarget(writer, asker, id, 'USER_AND_ADMIN_DELETE')
    await writer.delete('User', record.id)
  })
  return {}
}

function isProtected(call: Call, name: unknown): boolean {
  const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase()
  return call.services.settings.protectedMembers.some((known) => plain(known) === plain(String(name)))
}

/**
 * deleteMember: the member and what the member did. Questions go; donations stay in the books under name and address but
 * belong to nobody.
 */
export async function deleteMember(call: Call): Promise<Answer> {
  const asker = signedIn(call)
  const id = Number(call.params.id)
  if (id === asker.id) throw conflict('You cannot delete yourself.')
  await call.store.transaction(async (writer) => {
    const { record, roleType } = await lockTarget(writer, asker, id, 'USER_AND_ADMIN_DELETE')
    if (!isMember(record.body, roleType)) throw notFound('There is no such member.')
    if (isProtected(call, record.body.name)) throw conflict('This member cannot be deleted.')
    for (const { id: transaction } of await writer.find('Transaction', { userId: id }))
      await writer.update('Transaction', transaction, { userId: null })
    const asked = 'select id from question_answer where created_by = $1 order by id for update'
    for (const question of await query<{ id: number }>(writer.kysely, asked, [id]))
      await writer.delete('QuestionAnswer', question.id)
    await writer.delete('User', id)
  })
  return {}
}
