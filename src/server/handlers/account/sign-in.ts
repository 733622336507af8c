import type { SignIn, SignInAnswer, User } from '../../../../generated/api/foundation.schemas.ts'
import { secondStepCode } from '../../../contract/conventions/session.ts'
import { matchesMailedBefore } from '../../auth/password-choice.ts'
import type { Hasher } from '../../auth/passwords.ts'
import { signInRefusal } from '../../auth/signed-in-user.ts'
import { unauthorized } from '../../errors.ts'
import { networkOf } from '../../http/client-address.ts'
import { codedMessage } from '../../messages/message-code.ts'
import { type Credential, readCredential, spendTemporaryPassword } from '../../store/accounts/credentials.ts'
import { hasFactor } from '../../store/accounts/factors.ts'
import { saveKnownAddress } from '../../store/accounts/known-places.ts'
import { beginStep } from '../../store/accounts/sign-in-steps.ts'
import type { StoredRecord } from '../../store/record.ts'
import { storedOf } from '../../stored-model.ts'
import { bodyOf } from '../call.ts'
import type { Call, OperationResult } from '../handler.ts'
import { lockFactors } from './second-factor/change-factors.ts'
import { stepAsked } from './second-factor/prove-second-factor.ts'
import { attemptSource, limitSignIn } from './sign-in-limits.ts'
import { describeMe, noteFailure, startRenewable, writtenBy } from './start-session.ts'
import { mailNewPlace } from './user-mail.ts'

/** The user of a right password, and whether it was a temporary one. */
interface Proved {
  readonly user: StoredRecord
  readonly credential: Credential
  readonly spent: boolean
}

/**
 * Continues after the right password. Throws 401 for a user who may not sign in, and, with a ticket, for the second
 * step.
 */
const enter = async (
  call: Call,
  { user, credential, spent }: Proved,
): Promise<OperationResult<SignInAnswer>> => {
  const { services, store } = call
  const { email } = bodyOf<SignIn>(call)
  const shut = signInRefusal(storedOf<User>(user))
  if (shut !== null) {
    noteFailure(call, user.id)
    throw unauthorized(shut)
  }
  const afterMailed = credential.awaitsConfirmation ? 'session.confirmed' : 'session.temporary'
  const message = spent ? afterMailed : null
  const entered = await writtenBy(call, user.id).transaction(async (writer) => {
    // Locked, so that no session starts by the password alone while a second factor is being set up.
    const factors = await lockFactors(writer, user.id)
    if (hasFactor(factors)) return { factors }
    await saveKnownAddress(writer.db, user.id, attemptSource(call, email))
    await writer.note(user.id, 'SIGN_IN')
    return startRenewable(services, writer.db, { ...credential, proved: false }, call.request)
  })
  if ('factors' in entered) {
    const ticket = await beginStep(store.db, credential, message)
    throw await stepAsked(call, ticket, entered.factors, secondStepCode)
  }
  const { token, headers } = entered
  mailNewPlace(call, user)
  const payload = { accessToken: token, user: await describeMe(store, user) }
  return { payload, headers, ...(message && { message: codedMessage(message) }) }
}

/** The user of the password. Throws 401 for a wrong one, 429 after too many attempts. */
const prove = async (call: Call, hasher: Hasher): Promise<Proved> => {
  const { store } = call
  const { email, password } = bodyOf<SignIn>(call)
  const admission = await limitSignIn(call, email)
  const [user] = await store.find('User', { email }, { limit: 1 })
  const credential = user ? await readCredential(store.db, user.id) : null
  // Computed whether or not the account exists, against timing attacks.
  const chosen = await hasher.matches(password, credential?.passwordHash || null)
  const entered = chosen && admission.refusal === null
  const temporary =
    !entered && credential !== null && (await matchesMailedBefore(hasher, password, credential.temporaryHash))
  const spent = temporary && (await spendTemporaryPassword(store.db, credential))
  if (!user || !credential || !(entered || spent)) {
    // Attempts that are refused anyway do not fill the history.
    if (user && admission.refusal === null) noteFailure(call, user.id)
    throw admission.refusal ?? unauthorized('session.wrong')
  }
  await admission.succeeded()
  return { user, credential, spent }
}

/**
 * signIn: exchanges email address and password, or a mailed temporary password, for a token. A temporary one can be
 * used once, regardless of failed attempts from elsewhere; the regular password stays valid. A user with a second
 * factor gets a ticket for the second step instead (401). Throws 503 while too many users sign in at once.
 */
export const signIn = async (call: Call): Promise<OperationResult<SignInAnswer>> => {
  const address = networkOf(call.request.ip)
  const proved = await call.services.passwords.admit(address, (hasher) => prove(call, hasher))
  return enter(call, proved)
}
