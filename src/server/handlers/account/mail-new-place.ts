import { networkOf } from '../../http/client-address.ts'
import { languageOf } from '../../messages/languages.ts'
import { saveKnownPlace } from '../../store/accounts/known-places.ts'
import type { StoredRecord } from '../../store/record.ts'
import type { Call } from '../handler.ts'
import { programTexts } from './program-texts.ts'
import { sentFrom } from './sent-from.ts'
import { limitKey } from './sign-in-limits.ts'
import { mailUser } from './user-mail.ts'

/** Browser and system; without the version of the browser, which changes every month. */
const programName = (program: string | null): string => {
  const { browser, system } = programTexts(program)
  return `${browser?.replace(/ [\d.]+$/, '') ?? ''} ${system ?? ''}`
}

const letter = { subject: 'letter.newPlaceSubject', text: 'letter.newPlace' } as const

const sendMail = async (call: Call, user: StoredRecord, at: Date): Promise<void> => {
  const { store, request } = call
  const place = sentFrom(request)
  const key = limitKey(String(user.id), networkOf(place.address ?? ''), programName(place.program))
  await store.transaction(async (writer) => {
    const { isNew, language } = await saveKnownPlace(writer, user.id, key, languageOf(request))
    if (isNew) await mailUser(call.services, writer, user, letter, { at, place, named: language })
  })
}

/**
 * Mails the user after a sign-in from a new program or network, in the language of the previous sign-in. Runs after the
 * response; a failure is only logged.
 */
export const mailNewPlace = (call: Call, user: StoredRecord): void => {
  call.services.background.add(sendMail(call, user, new Date()), (error) =>
    call.log.error({ err: error }, 'the user could not be informed of a sign-in from a new place'),
  )
}
