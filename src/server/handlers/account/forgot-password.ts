import type { Done, ForgotPassword, User } from '../../../../generated/api/foundation.schemas.ts'
import { hashMailed, makePassword } from '../../auth/password-choice.ts'
import { networkOf } from '../../http/client-address.ts'
import { setTemporaryPassword } from '../../store/accounts/credentials.ts'
import { storedOf } from '../../stored-model.ts'
import { bodyOf, done } from '../call.ts'
import type { Call, OperationResult } from '../handler.ts'
import { limitKey } from './sign-in-limits.ts'

/** How long a temporary password is valid, in minutes. */
const minutes = 30

const letterText = (name: string, foundation: string, password: string): string =>
  `Dear ${name},

somebody, probably you, asked ${foundation} for a new password. This temporary password signs you in once within the next ${minutes} minutes:

${password}

Change it right after signing in, under Reset Password; give this one as the old password. Your password so far goes on to work until then. If you did not ask for this, you need not do anything.

${foundation}
`

const deliver = async (call: Call, email: string): Promise<void> => {
  const { store, services } = call
  const [record] = await store.find('User', { email }, { limit: 1 })
  if (!record) return
  const user = storedOf<User>(record)
  if (!user.email || user.banned === true) return
  const foundation = services.settings.foundationName
  const password = makePassword()
  const mail = {
    kind: 'MAIL',
    to: [user.email],
    subject: `${foundation}: temporary password`,
    text: letterText(user.name ?? '', foundation, password),
  } as const
  await store.transaction(async (writer) => {
    await setTemporaryPassword(writer.db, record.id, { hash: hashMailed(password), minutes })
    await writer.note(record.id, 'PASSWORD_RESET')
    await writer.send(mail, { validMinutes: minutes })
  })
}

/**
 * forgotPassword: mails a temporary password. The mail is written after the response, so that neither the response nor
 * its timing reveals whether the account exists.
 */
export const forgotPassword = async (call: Call): Promise<OperationResult<Done>> => {
  const email = bodyOf<ForgotPassword>(call).userEmail
  const { limits, background } = call.services
  await limits.forgotPasswordAddress.use(networkOf(call.request.ip))
  await limits.forgotPassword.use(limitKey(email))
  background.add(deliver(call, email), (error) =>
    call.log.error({ err: error }, 'no temporary password was mailed'),
  )
  return done()
}
