import { checkPassword } from '../../../auth/passwords.ts'
import { unprocessable } from '../../../errors.ts'
import { readCredential } from '../../../store/accounts/credentials.ts'
import { temporaryHashOf } from '../../../store/accounts/temporary-password.ts'
import type { Call } from '../../handler.ts'
import { signedIn } from '../../signed-in.ts'

/**
 * Has the signed-in user prove the password once more, or the temporary one, so that an open screen is not enough for
 * what follows. Throws 422 at `/password` for a wrong one, 429 after too many.
 */
export async function checkOwnPassword(call: Call, password: string): Promise<void> {
  const { id } = signedIn(call)
  const limiter = call.services.limits.changePassword
  await limiter.use(String(id))
  const credential = await readCredential(call.store.kysely, id)
  const known =
    credential !== null &&
    ((await checkPassword(password, credential.passwordHash)) ||
      (await checkPassword(password, temporaryHashOf(credential))))
  if (!known) throw unprocessable([{ path: '/password', code: 'password.wrong' }], 'password.isWrong')
  await limiter.reset(String(id))
}
