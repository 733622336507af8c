import type { User } from '../../../../generated/api/foundation.schemas.ts'
import { emailAddress } from '../../../contract/text/email-address.ts'
import { networkOf } from '../../http/client-address.ts'
import { inLanguage, type Language, languageOf, languages } from '../../messages/message.ts'
import { codedMessage, type MessageCode, type Params } from '../../messages/message-code.ts'
import type { Services } from '../../services.ts'
import { saveKnownPlace } from '../../store/accounts/known-places.ts'
import type { SessionOrigin } from '../../store/accounts/sessions.ts'
import type { StoredRecord } from '../../store/record.ts'
import type { Writer } from '../../store/write/writer.ts'
import { storedOf } from '../../stored-model.ts'
import type { Call } from '../handler.ts'
import { programTexts } from './program-texts.ts'
import { limitKey, sentFrom } from './sign-in-limits.ts'

/** Subject and text of a mail; `params` fill the text, in addition to name, foundation and place. */
export interface MailText {
  readonly subject: MessageCode
  readonly text: MessageCode
  readonly params?: (language: Language) => Params
}

const languageNamed = (name: string | null): Language =>
  languages.find((language) => language === name) ?? 'en'

const placeParams = ({ address, program }: SessionOrigin, at: Date, language: Language): Params => {
  const { browser, system } = programTexts(program)
  const unknown = inLanguage(codedMessage('letter.unknown'), language)
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'long', timeZone: 'UTC' })
  return {
    time: time.format(at),
    browser: browser ?? unknown,
    system: system ?? unknown,
    address: address ?? unknown,
  }
}

/**
 * Mails a user about an event of the account, with its origin, once the writer's transaction has committed; `named` is
 * the user's language. Returns the id in the message queue; null, without mail, for a user without a valid address.
 */
export const mailUser = async (
  { settings }: Pick<Services, 'settings'>,
  writer: Pick<Writer, 'send'>,
  { body }: StoredRecord,
  { subject, text, params }: MailText,
  { at, place, named }: { at: Date; place: SessionOrigin; named: string | null },
): Promise<number | null> => {
  const { name, email, optionalEmail } = storedOf<User>({ body })
  const to = [email, optionalEmail].find((address) => address && emailAddress.test(address))
  if (!to) return null
  const foundation = settings.foundationName
  const language = languageNamed(named)
  const known = { foundation, name: name ?? '', ...placeParams(place, at, language), ...params?.(language) }
  return writer.send({
    kind: 'MAIL',
    to: [to],
    subject: inLanguage(codedMessage(subject, { foundation }), language),
    text: inLanguage(codedMessage(text, known), language),
  })
}

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
