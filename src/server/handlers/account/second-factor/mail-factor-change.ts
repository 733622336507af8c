import type { Language } from '../../../messages/languages.ts'
import { inLanguage } from '../../../messages/message.ts'
import { codedMessage } from '../../../messages/message-code.ts'
import { languageBefore } from '../../../store/accounts/known-places.ts'
import type { Call } from '../../handler.ts'
import { sentFrom } from '../sent-from.ts'
import { type MailText, mailUser } from '../user-mail.ts'

/** What happened to how somebody signs in; `reset`: staff took all of it away. */
export type FactorEvent = 'factorOn' | 'factorOff' | 'recoveryCodes' | 'reset'

/** Of what the user did, from where; from where staff work is not for others. */
const letterOf = (event: FactorEvent): MailText =>
  event === 'reset'
    ? { subject: 'letter.secondStepSubject', text: 'letter.secondStepReset' }
    : {
        subject: 'letter.secondStepSubject',
        text: 'letter.secondStep',
        params: (language: Language) => ({ what: inLanguage(codedMessage(`letter.${event}`), language) }),
      }

async function tell(call: Call, userId: number, event: FactorEvent, at: Date): Promise<void> {
  const user = await call.store.get('User', userId)
  if (!user) return
  const named = await languageBefore(call.store.db, userId)
  await mailUser(call.services, user, letterOf(event), { at, place: sentFrom(call.request), named })
}

/**
 * Writes to a user that a second step of signing in was set up, removed or reset, or recovery codes were made, in the
 * language of the last sign-in, as whoever does this may not be the user. After the answer; a failure is only logged.
 */
export function mailFactorChange(call: Call, userId: number, event: FactorEvent): void {
  call.services.background.add(tell(call, userId, event, new Date()), (error) =>
    call.log.error({ err: error }, 'nobody was told of a changed second step'),
  )
}
