import type { SignIn, SignInAnswer, User } from '../../../../generated/models/index.ts'
import { shutOut } from '../../auth/account-state.ts'
import { checkPassword } from '../../auth/passwords.ts'
import { unauthorized } from '../../errors.ts'
import { said } from '../../messages/message-code.ts'
import { type Credential, readCredential } from '../../store/accounts/credentials.ts'
import { spendTemporaryPassword } from '../../store/accounts/temporary-password.ts'
import { storedOf } from '../../wire.ts'
import { bodyOf } from '../body-of.ts'
import type { Answered, Call } from '../handler.ts'
import { describeMe } from './me.ts'
import { noteFailure, writtenBy } from './sign-in-events.ts'
import { admit } from './sign-in-limits.ts'
import { startRenewable } from './start-session.ts'
import { tellOfNewPlace } from './tell-new-place.ts'

/** What somebody is told who signed in with a password that was mailed. */
const afterMailed = {
  confirmed: 'session.confirmed',
  temporary: 'session.temporary',
} as const

/**
 * Which password was typed. Both are always computed, whether or not the account or a temporary password exists, so that
 * time tells neither.
 */
async function passwordMatches(
  password: string,
  credential: Credential | null,
): Promise<{ chosen: boolean; temporary: boolean }> {
  const [chosen, temporary] = await Promise.all([
    checkPassword(password, credential?.passwordHash || null),
    checkPassword(
      password,
      credential?.temporaryHash?.startsWith('scrypt$') ? credential.temporaryHash : null,
    ),
  ])
  return { chosen, temporary }
}

/**
 * signIn: exchanges e-mail address and password, or a temporary password that was mailed, for a token. A temporary one
 * signs in once, whatever strangers have tried on the account; the password it stands in for goes on to count.
 */
export async function signIn(call: Call): Promise<Answered<SignInAnswer>> {
  const { services, store } = call
  const { email, password } = bodyOf<SignIn>(call)
  const admission = await admit(call, email)
  const [user] = await store.find('User', { email }, { limit: 1 })
  const credential = user ? await readCredential(store.kysely, user.id) : null
  const { chosen, temporary } = await passwordMatches(password, credential)
  const entered = chosen && admission.refusal === null
  const spent =
    !entered && temporary && credential ? await spendTemporaryPassword(store.kysely, credential) : false
  if (!user || !credential || !(entered || spent)) {
    // Strangers who are stopped fill no history.
    if (user && admission.refusal === null) noteFailure(call, user.id)
    await admission.failed()
    throw admission.refusal ?? unauthorized('session.wrong')
  }
  await admission.succeeded(user.id)
  const shut = shutOut(storedOf<User>(user))
  if (shut !== null) {
    noteFailure(call, user.id)
    throw unauthorized(shut)
  }
  const { token, headers } = await writtenBy(call, user.id).transaction(async (writer) => {
    await writer.note(user.id, 'SIGN_IN')
    return startRenewable(services, writer.kysely, credential, call.request)
  })
  tellOfNewPlace(call, user)
  const message = spent && said(afterMailed[credential.awaits ? 'confirmed' : 'temporary'])
  const payload = { accessToken: token, user: await describeMe(store, user) }
  return { payload, headers, ...(message && { message }) }
}
