import type {
  Created,
  Done,
  Role,
  Transaction,
  User,
  UserBannedStatus,
  UserCreate,
  UserPage,
  UserVerifyStatus,
} from '../../../generated/models/index.ts'
import { conflict, notFound, unprocessable } from '../errors.ts'
import { hashPassword } from '../passwords.ts'
import { revokeTokens, setPassword } from '../store/credentials.ts'
import { query } from '../store/database.ts'
import { type Stored, storedOf, type Wire } from '../wire.ts'
import { bodyOf } from './body-of.ts'
import { done } from './done.ts'
import type { Answer, Answered, Call } from './handler.ts'
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

const forPicker = (user: Wire<User>): Record<string, unknown> =>
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
  const { payload } = await call.regular<UserPage>()
  const whole = (user: Wire<User>): boolean => privileges.has('MEMBER_READ') && isMember(user, user.roleType)
  const content = payload.content.map((user) => (whole(user) ? user : forPicker(user)))
  return { payload: { ...payload, content } }
}

/** getUser: one user; only members for who may only read members. */
export function getUser(call: Call): Promise<Answer> {
  const all = signedIn(call).privileges.has('USER_AND_ADMIN_READ')
  return call.regular(all ? {} : { where: onlyMembers })
}

/** createUser: a user who may sign in at once. */
export async function createUser(call: Call): Promise<Answered<Created>> {
  const asker = signedIn(call)
  const { password, roleId } = bodyOf<UserCreate>(call)
  const passwordHash = await hashPassword(password)
  const payload = await call.store.transaction(async (writer) => {
    const role = await writer.get('Role', roleId)
    if (!role) throw unprocessable([{ path: '/roleId', message: 'There is no such record.' }])
    if (lacking(asker, await privilegeNames(writer, storedOf<Role>(role).previlegeId)).length > 0)
      throw unprocessable(
        [{ path: '/roleId', message: 'holds privileges that you do not hold' }],
        'The role holds privileges that you do not hold.',
      )
    const set = { registerType: 'WEB', verified: true, banned: false } satisfies Stored<User>
    const answer = await call.regular<Created>({ writer, set })
    await setPassword(writer.kysely, answer.payload.id, passwordHash)
    return answer.payload
  })
  return { payload }
}

/** updateUserVerifyStatus: whether staff have verified the user. */
export async function updateUserVerifyStatus(call: Call): Promise<Answered<Done>> {
  const { userId, verify } = bodyOf<UserVerifyStatus>(call)
  await call.store.transaction(async (writer) => {
    const target = await lockTarget(writer, signedIn(call), userId, 'USER_AND_ADMIN_UPDATE')
    await writer.update('User', target.record.id, { verified: verify } satisfies Stored<User>)
  })
  return done(verify ? undefined : 'Member is no longer verified')
}

/** updateUserBannedStatus: keeps the user out, at once and wherever signed in, or lets the user in again. */
export async function updateUserBannedStatus(call: Call): Promise<Answered<Done>> {
  const asker = signedIn(call)
  const { userId, banned } = bodyOf<UserBannedStatus>(call)
  if (userId === asker.id)
    throw unprocessable([{ path: '/userId', message: 'is your own' }], 'You cannot block yourself.')
  await call.store.transaction(async (writer) => {
    const target = await lockTarget(writer, asker, userId, 'USER_AND_ADMIN_UPDATE')
    await writer.update('User', target.record.id, { banned } satisfies Stored<User>)
    if (banned) await revokeTokens(writer.kysely, target.record.id)
  })
  return done(banned ? undefined : 'Member unblocked')
}

/** deleteUser: 409 for oneself and while other records refer to the user. */
export async function deleteUser(call: Call): Promise<Answered<Done>> {
  const asker = signedIn(call)
  const id = Number(call.params.id)
  if (id === asker.id) throw conflict('You cannot delete yourself.')
  await call.store.transaction(async (writer) => {
    const { record } = await lockTarget(writer, asker, id, 'USER_AND_ADMIN_DELETE')
    await writer.delete('User', record.id)
  })
  return done()
}

function isProtected(call: Call, name: string): boolean {
  const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase()
  return call.services.settings.protectedMembers.some((known) => plain(known) === plain(name))
}

/**
 * deleteMember: the member and what the member did. Questions go; donations stay in the books under name and address but
 * belong to nobody.
 */
export async function deleteMember(call: Call): Promise<Answered<Done>> {
  const asker = signedIn(call)
  const id = Number(call.params.id)
  if (id === asker.id) throw conflict('You cannot delete yourself.')
  await call.store.transaction(async (writer) => {
    const { record, roleType } = await lockTarget(writer, asker, id, 'USER_AND_ADMIN_DELETE')
    const user = storedOf<User>(record)
    if (!isMember(user, roleType)) throw notFound('There is no such member.')
    if (isProtected(call, user.name ?? '')) throw conflict('This member cannot be deleted.')
    for (const { id: transaction } of await writer.find('Transaction', {
      userId: id,
    } satisfies Stored<Transaction>))
      await writer.update('Transaction', transaction, { userId: null } satisfies Stored<Transaction>)
    const asked = 'select id from question_answer where created_by = $1 order by id for update'
    for (const question of await query<{ id: number }>(writer.kysely, asked, [id]))
      await writer.delete('QuestionAnswer', question.id)
    await writer.delete('User', id)
  })
  return done()
}
