import { networkOf } from '../../http/client-address.ts'
import { languageOf } from '../../messages/languages.ts'
import { saveKnownPlace } from '../../store/accounts/known-places.ts'
import type { StoredRecord } from '../../store/record.ts'
import type { Call } from '../handler.ts'
import { programWords } from './program-words.ts'
import { sentFrom } from './sent-from.ts'
import { limitKey } from './sign-in-limits.ts'
import { mailUser } from './user-mail.ts'

/** Browser without its version, which changes every month, and system. */
const programName = (program: string | null): string => {
  const { browser, system } = programWords(program)
  return `${browser?.replace(/ [\d.]+$/, '') ?? ''} ${system ?? ''}`
}

const letter = { subject: 'letter.newPlaceSubject', text: 'letter.newPlace' } as const

async function tell(call: Call, user: StoredRecord, at: Date): Promise<void> {
  const { store, request } = call
  const place = sentFrom(request)
  const key = limitKey(String(user.id), networkOf(place.address ?? ''), programName(place.program))
  await store.transaction(async (writer) => {
    const { isNew, language } = await saveKnownPlace(writer, user.id, key, languageOf(request))
    if (isNew) await mailUser(call.services, writer, user, letter, { at, place, named: language })
  })
}

/**
 * Writes a letter to the user who has just signed in, when the program and network he did it with are none that he signed
 * in with before, in the language of the sign-in before. All of it after the answer; a failure is only logged.
 */
export function mailNewPlace(call: Call, user: StoredRecord): void {
  call.services.background.add(tell(call, user, new Date()), (error) =>
    call.log.error({ err: error }, 'nobody was told of a sign-in from a new place'),
  )
}
