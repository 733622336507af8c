import type { FastifyRequest } from 'fastify'
import type { Me, MyRole, Role, User } from '../../../../generated/api/foundation.schemas.ts'
import { notFound, unauthorized } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { Credential } from '../../store/accounts/credentials.ts'
import { hasFactor, readFactors } from '../../store/accounts/factors.ts'
import { beginSession } from '../../store/accounts/sessions.ts'
import type { Queryable } from '../../store/database.ts'
import type { Reader } from '../../store/read/reader.ts'
import type { StoredRecord } from '../../store/record.ts'
import type { Store } from '../../store/store.ts'
import type { Serialized } from '../../stored-model.ts'
import type { Call } from '../handler.ts'
import { renewalHeader } from './renew-session.ts'
import { sentFrom } from './sign-in-limits.ts'

/** The token of a session, and the header with its renewal cookie. */
export interface Started {
  readonly token: string
  readonly headers: Readonly<Record<string, string>>
}

/** The user whose session starts, and whether a second factor was proved. */
type Proved = Pick<Credential, 'userId' | 'tokenVersion'> & { readonly proved: boolean }

/**
 * Starts a session for a user who has just proved this version of the credential. Throws 401 if the password was
 * changed or the account closed meanwhile.
 */
export const startRenewable = async (
  parts: Pick<Services, 'settings' | 'tokens'>,
  db: Queryable,
  { userId, tokenVersion, proved }: Proved,
  request: FastifyRequest,
): Promise<Started> => {
  const { tokenHours } = parts.settings
  const start = { ...sentFrom(request), tokenVersion, proved }
  const sessionId = await beginSession(db, userId, tokenHours, start)
  if (sessionId === null) throw unauthorized('session.wrong')
  const [token, renewal] = await Promise.all([
    parts.tokens.issue({ userId, tokenVersion, sessionId, rotation: 0 }),
    parts.tokens.issueRenewal({ sessionId, rotation: 0 }),
  ])
  return { token, headers: renewalHeader(request, renewal, tokenHours) }
}

/** The store with a user as author who is just signing in. */
export const writtenBy = ({ store, operation, request }: Call, userId: number): Store =>
  store.as({ by: userId, operation: operation.id, ...sentFrom(request) })

/**
 * Records a failed sign-in in the history of the user. Written after the response, so that its timing does not reveal
 * whether the user exists.
 */
export const noteFailure = ({ store, services, log }: Call, userId: number): void => {
  services.background.add(
    store.transaction((writer) => writer.note(userId, 'SIGN_IN_FAILED')),
    (error) => log.error({ err: error }, 'a failed sign-in was not kept in the history'),
  )
}

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
