import type { Done, User, UserMailSms } from '../../../../generated/api/foundation.schemas.ts'
import { emailAddress } from '../../../contract/text/email-address.ts'
import { makePassword } from '../../auth/password-choice.ts'
import { unprocessable } from '../../errors.ts'
import { networkOf } from '../../http/client-address.ts'
import type { Outcome } from '../../mail/message-queue.ts'
import type { MessageCode } from '../../messages/message-code.ts'
import { setPassword } from '../../store/accounts/credentials.ts'
import type { Message } from '../../store/message-table.ts'
import type { Stored } from '../../stored-model.ts'
import { bodyOf, done } from '../call.ts'
import type { Call, OperationResult } from '../handler.ts'
import { changeUser } from './user-rules.ts'

type Text = string | null | undefined

const addressesIn = (texts: readonly Text[]): string[] =>
  texts.filter((text) => text !== null && text !== undefined).filter((text) => emailAddress.test(text))

const plainNumber = (text: Text): string => (text ?? '').replace(/[\s()-]/g, '')

/**
 * The email addresses of the user, or those named in the request.
 * Throws 422 for an address that is not the user's, so that passwords are sent to nobody else.
 */
const addressesOf = ({ email, optionalEmail }: Stored<User>, sent: readonly string[]): string[] => {
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

/** The phone number of the user. Throws 422 when there is none, or when the request names another. */
const numberOf = ({ phoneNumber }: Stored<User>, sent: Text): string => {
  const usersNumber = plainNumber(phoneNumber)
  if (usersNumber === '')
    throw unprocessable([{ path: '/phoneNumber', code: 'fault.missing' }], 'password.noNumber')
  if (plainNumber(sent) !== '' && plainNumber(sent) !== usersNumber)
    throw unprocessable([{ path: '/phoneNumber', code: 'password.notUsersNumber' }])
  return usersNumber
}

const messageOf = (call: Call, user: Stored<User>, password: string): Message => {
  const { foundationName } = call.services.settings
  const { mailSmsType, email, phoneNumber } = bodyOf<UserMailSms>(call)
  if (mailSmsType === 'SMS') {
    const to = numberOf(user, phoneNumber)
    return { kind: 'SMS', to, text: `${foundationName}: your new password is ${password}` }
  }
  return {
    kind: 'MAIL',
    to: addressesOf(user, email ?? []),
    subject: `${foundationName}: your password`,
    text: `Dear ${user.name ?? ''},\n\nyour new password is:\n\n${password}\n\nPlease keep it to yourself.\n\n${foundationName}\n`,
  }
}

const afterSending: Readonly<Record<Outcome, MessageCode | undefined>> = {
  SENT: undefined,
  WAITING: 'password.notSentYet',
  GIVEN_UP: 'password.notSent',
}

/**
 * sendUserMailSms: sends the user a new password by text message or mail. It replaces the old one and ends the user's
 * sessions. If the message cannot be sent immediately, the response says so, and sending is retried for a day.
 */
export const sendUserMailSms = async (call: Call): Promise<OperationResult<Done>> => {
  const { userId } = bodyOf<UserMailSms>(call)
  await call.services.limits.sendPassword.use(String(userId))
  const password = makePassword(12)
  const { passwords, messages } = call.services
  const passwordHash = await passwords.admit(networkOf(call.request.ip), (hasher) => hasher.hash(password))
  const message = await changeUser(call, userId, 'USER_AND_ADMIN_UPDATE', async (writer, { user }) => {
    await setPassword(writer.db, userId, passwordHash)
    await writer.note(userId, 'PASSWORD_RESET')
    return writer.send(messageOf(call, user, password), { wake: false })
  })
  return done(afterSending[await messages.sendNow(message)])
}
