import { matchesMailed, matchesMailedBefore } from '../../../auth/password-choice.ts'
import { unauthorized, unprocessable } from '../../../errors.ts'
import { networkOf } from '../../../http/client-address.ts'
import { readCredential, temporaryHashOf } from '../../../store/accounts/credentials.ts'
import { hasFactor, readFactors } from '../../../store/accounts/factors.ts'
import { endSession, isProved } from '../../../store/accounts/sessions.ts'
import { signedIn } from '../../call.ts'
import type { Call } from '../../handler.ts'

/**
 * Ends a session that began before the user had a second factor: it was never proved by one, so the password alone must
 * not be enough to remove the factor.
 */
const checkSession = async (call: Call): Promise<void> => {
  const { id, sessionId } = signedIn(call)
  const { db } = call.store
  if (!hasFactor(await readFactors(db, id)) || (await isProved(db, sessionId))) return
  if (sessionId !== null) await endSession(db, sessionId)
  throw unauthorized('session.unproved')
}

/**
 * Throws 422 at `path` unless it is the password of the signed-in user or the temporary one, 429 after too many
 * attempts.
 */
export const checkOwnPassword = async (
  call: Call,
  password: string,
  { path, message }: { path: string; message: 'password.isWrong' | 'password.previousWrong' },
): Promise<void> => {
  const { id } = signedIn(call)
  const limiter = call.services.limits.changePassword
  await limiter.use(String(id))
  const credential = await readCredential(call.store.db, id)
  const isRight =
    credential !== null &&
    (matchesMailed(password, temporaryHashOf(credential)) ||
      (await call.services.passwords.admit(
        networkOf(call.request.ip),
        async (hasher) =>
          (await hasher.matches(password, credential.passwordHash || null)) ||
          matchesMailedBefore(hasher, password, temporaryHashOf(credential)),
      )))
  if (!isRight) throw unprocessable([{ path, code: 'password.wrong' }], message)
  await limiter.reset(String(id))
}

/**
 * Requires the password once more, or the temporary one, so that an unlocked screen is not enough for sensitive
 * changes. Throws 422 at `/password` for a wrong one, 429 after too many attempts, and 401 in a session that began
 * without the present second factor.
 */
export const confirmOwnPassword = async (call: Call, password: string): Promise<void> => {
  await checkSession(call)
  await checkOwnPassword(call, password, { path: '/password', message: 'password.isWrong' })
}
