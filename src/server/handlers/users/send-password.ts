import type { Done, User, UserMailSms } from '../../../../generated/models/index.ts'
import { emailAddress } from '../../../contract/text/email-address.ts'
import { hashPassword, makePassword } from '../../auth/passwords.ts'
import { unprocessable } from '../../errors.ts'
import { deliveryFailed } from '../../mail/mail.ts'
import { setPassword } from '../../store/accounts/credentials.ts'
import type { Stored } from '../../stored-model.ts'
import { bodyOf } from '../body-of.ts'
import { done } from '../done.ts'
import type { Answered, Call } from '../handler.ts'
import { changeUser } from './user-rules.ts'

type Text = string | null | undefined

const addressesIn = (texts: readonly Text[]): string[] =>
  texts.filter((text) => text !== null && text !== undefined).filter((text) => emailAddress.test(text))

const plainNumber = (text: Text): string => (text ?? '').replace(/[\s()-]/g, '')

/**
 * The user's own addresses of mail, or those of them that the request names.
 * Throws 422 for an address that is not the user's: a password goes to nobody else.
 */
function addressesOf({ email, optionalEmail }: Stored<User>, sent: readonly string[]): string[] {
  const usersAddresses = addressesIn([email, optionalEmail])
  const requested = addressesIn(sent)
  const lowerCase = new Set(usersAddresses.map((address) => address.toLowerCase()))
  if (requested.some((address) => !lowerCase.has(address.toLowerCase())))
    throw unprocessable([{ path: '/email', code: 'password.notUsersAddress' }])
  const addresses = requested.length > 0 ? requested : usersAddresses
  if (addresses.length === 0)
    throw unprocessable([{ path: '/email', code: 'fault.missing' }], 'password.noAddress')
  return addresses
}

/** The user's own phone number. Throws 422 when there is none, or the request names another. */
function numberOf({ phoneNumber }: Stored<User>, sent: Text): string {
  const usersNumber = plainNumber(phoneNumber)
  if (usersNumber === '')
    throw unprocessable([{ path: '/phoneNumber', code: 'fault.missing' }], 'password.noNumber')
  if (plainNumber(sent) !== '' && plainNumber(sent) !== usersNumber)
    throw unprocessable([{ path: '/phoneNumber', code: 'password.notUsersNumber' }])
  return usersNumber
}

function messenger(call: Call, user: Stored<User>): (password: string) => Promise<void> {
  const { mailer, texter, settings } = call.services
  const { foundationName } = settings
  const { mailSmsType, email, phoneNumber } = bodyOf<UserMailSms>(call)
  if (mailSmsType === 'SMS') {
    const to = numberOf(user, phoneNumber)
    return (password) => texter.send({ to, text: `${foundationName}: your new password is ${password}` })
  }
  const to = addressesOf(user, email ?? [])
  return (password) =>
    mailer.send({
      to,
      subject: `${foundationName}: your password`,
      text: `Dear ${user.name ?? ''},\n\nyour new password is:\n\n${password}\n\nPlease keep it to yourself.\n\n${foundationName}\n`,
    })
}

/**
 * sendUserMailSms: a new password for the user, by text message or mail. It takes the place of the old one and ends the
 * user's sessions; when it cannot be sent, nothing changes (503).
 */
export async function sendUserMailSms(call: Call): Promise<Answered<Done>> {
  const { userId } = bodyOf<UserMailSms>(call)
  await call.services.limits.sendPassword.use(String(userId))
  const password = makePassword(12)
  const passwordHash = await hashPassword(password)
  await changeUser(call, userId, 'USER_AND_ADMIN_UPDATE', async (writer, { user }) => {
    const send = messenger(call, user)
    await setPassword(writer.db, userId, passwordHash)
    await writer.note(userId, 'PASSWORD_RESET')
    await send(password).catch((error: unknown) => {
      throw deliveryFailed('password.notSent', error)
    })
  })
  return done()
}
