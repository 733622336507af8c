import type { Language } from '../../../messages/languages.ts'
import { inLanguage } from '../../../messages/message.ts'
import { codedMessage } from '../../../messages/message-code.ts'
import { languageBefore } from '../../../store/accounts/known-places.ts'
import type { Writer } from '../../../store/write/writer.ts'
import type { Call } from '../../handler.ts'
import { sentFrom } from '../sent-from.ts'
import { type MailText, mailUser } from '../user-mail.ts'

/** A change of the second factors; `reset`: staff removed all of them. */
export type FactorEvent = 'factorOn' | 'factorOff' | 'recoveryCodes' | 'reset'

/** The address is included for the user's own changes only: where staff work is not for others to see. */
const letterOf = (event: FactorEvent): MailText =>
  event === 'reset'
    ? { subject: 'letter.secondStepSubject', text: 'letter.secondStepReset' }
    : {
        subject: 'letter.secondStepSubject',
        text: 'letter.secondStep',
        params: (language: Language) => ({ what: inLanguage(codedMessage(`letter.${event}`), language) }),
      }

/**
 * Mails a user, in the transaction of the change, that a second factor was set up, removed or reset, or that recovery
 * codes were created. In the language of the last sign-in, since the author of the change may not be the user.
 */
export const mailFactorChange = async (
  call: Call,
  writer: Writer,
  userId: number,
  event: FactorEvent,
): Promise<void> => {
  const user = await writer.get('User', userId)
  if (!user) return
  const named = await languageBefore(writer.db, userId)
  const origin = { at: new Date(), place: sentFrom(call.request), named }
  await mailUser(call.services, writer, user, letterOf(event), origin)
}
