import type { User } from '../../../../generated/models/index.ts'
import { emailAddress } from '../../../contract/email-address.ts'
import { networkOf } from '../../http/client-address.ts'
import type { Letter } from '../../mail/mail.ts'
import { type Language, languageOf, languages } from '../../messages/languages.ts'
import { inLanguage } from '../../messages/message.ts'
import { said } from '../../messages/message-code.ts'
import { keepKnownPlace } from '../../store/accounts/known-places.ts'
import type { StoredRecord } from '../../store/store.ts'
import { storedOf } from '../../wire.ts'
import type { Call } from '../handler.ts'
import { programWords } from './program-words.ts'
import { sentFrom } from './sent-from.ts'
import { limitKey } from './sign-in-limits.ts'

/** Browser without its version, which changes every month, and system. */
const programName = (program: string | null): string => {
  const { browser, system } = programWords(program)
  return `${browser?.replace(/ [\d.]+$/, '') ?? ''} ${system ?? ''}`
}

/** What the letter says of one sign-in. */
type NewPlace = { foundation: string; name: string; at: Date; program: string | null; address: string | null }

function letterOf(
  { foundation, name, at, program, address }: NewPlace,
  language: Language,
): Omit<Letter, 'to'> {
  const { browser, system } = programWords(program)
  const unknown = inLanguage(said('letter.unknown'), language)
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'long', timeZone: 'UTC' })
  return {
    subject: inLanguage(said('letter.newPlaceSubject', { foundation }), language),
    text: inLanguage(
      said('letter.newPlace', {
        name,
        foundation,
        time: time.format(at),
        browser: browser ?? unknown,
        system: system ?? unknown,
        address: address ?? unknown,
      }),
      language,
    ),
  }
}

const knownLanguage = (name: string | null): Language => languages.find((known) => known === name) ?? 'en'

async function tell(call: Call, { id, body }: StoredRecord, at: Date): Promise<void> {
  const { store, services, request } = call
  const { name, email, optionalEmail } = storedOf<User>({ body })
  const { address, program } = sentFrom(request)
  const place = limitKey(String(id), networkOf(address ?? ''), programName(program))
  const placed = await store.transaction((writer) => keepKnownPlace(writer, id, place, languageOf(request)))
  const to = [email, optionalEmail].find((known) => known && emailAddress.test(known))
  if (!placed.isNew || !to) return
  const foundation = services.settings.foundationName
  const letter = letterOf(
    { foundation, name: name ?? '', at, program, address },
    knownLanguage(placed.language),
  )
  await services.mailer.send({ to: [to], ...letter })
}

/**
 * Writes a letter to the user who has just signed in, when the program and network he did it with are none that he signed
 * in with before, in the language of the sign-in before. All of it after the answer; a failure is only logged.
 */
export function tellOfNewPlace(call: Call, user: StoredRecord): void {
  call.services.background.add(tell(call, user, new Date()), (error) =>
    call.log.error({ err: error }, 'nobody was told of a sign-in from a new place'),
  )
}
