import { createHash } from 'node:crypto'
import type { SignIn, SignInAnswer, User } from '../../../generated/models/index.ts'
import { equipmentOf } from '../equipment.ts'
import { unauthorized } from '../errors.ts'
import { checkPassword } from '../passwords.ts'
import { type Credential, readCredential } from '../store/credentials.ts'
import type { StoredRecord } from '../store/store.ts'
import { spendTemporaryPassword } from '../store/temporary-password.ts'
import { storedOf } from '../wire.ts'
import { bodyOf } from './body-of.ts'
import type { Answered, Call } from './handler.ts'
import { describeMe } from './me.ts'

const wrong = 'The e-mail address or the password is wrong.'

/** Short whatever was typed, and no address of mail in the table of tries. */
export const limitKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n').toLowerCase()).digest('base64url')

/**
 * Which password was typed. Both are always computed, whether or not the account or a temporary password exists, so that
 * time tells neither.
 */
async function passwordMatches(
  password: string,
  credential: Credential | null,
): Promise<{ own: boolean; temporary: boolean }> {
  const [own, temporary] = await Promise.all([
    checkPassword(password, credential?.passwordHash || null),
    checkPassword(
      password,
      credential?.temporaryHash?.startsWith('scrypt$') ? credential.temporaryHash : null,
    ),
  ])
  return { own, temporary }
}

function checkAllowed(record: StoredRecord): void {
  const { banned, registerType, verified } = storedOf<User>(record)
  if (banned === true) throw unauthorized('This account is blocked. Please contact the foundation.')
  if (registerType === 'WEB' && verified !== true)
    throw unauthorized('This account is not verified yet. Please contact the foundation.')
}

/**
 * signIn: exchanges e-mail address and password, or a temporary password that was mailed, for a token. A temporary one
 * signs in once; the password it stands in for goes on to count.
 */
export async function signIn(call: Call): Promise<Answered<SignInAnswer>> {
  const { services, store, request, log } = call
  const { email, password } = bodyOf<SignIn>(call)
  const { addressLimiter } = equipmentOf(services, log)
  const pair = limitKey(email, request.ip)
  await addressLimiter.check(request.ip)
  await services.signInLimiter.use(pair)

  const [user] = await store.find('User', { email }, { limit: 1 })
  const credential = user ? await readCredential(store.kysely, user.id) : null
  const { own, temporary } = await passwordMatches(password, credential)
  const spent =
    !own && temporary && credential ? await spendTemporaryPassword(store.kysely, credential) : false
  if (!user || !credential || !(own || spent)) {
    await addressLimiter.use(request.ip)
    throw unauthorized(wrong)
  }
  await services.signInLimiter.reset(pair)
  checkAllowed(user)
  const accessToken = await services.tokens.issue({ userId: user.id, tokenVersion: credential.tokenVersion })
  const message = spent
    ? 'You signed in with a temporary password. Please change it now under Reset Password.'
    : ''
  return { payload: { accessToken, user: await describeMe(store, user) }, message }
}
