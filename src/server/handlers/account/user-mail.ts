import type { User } from '../../../../generated/models/index.ts'
import { emailAddress } from '../../../contract/text/email-address.ts'
import { type Language, languages } from '../../messages/languages.ts'
import { inLanguage } from '../../messages/message.ts'
import { codedMessage, type MessageCode, type Params } from '../../messages/message-code.ts'
import type { Services } from '../../services.ts'
import type { SessionOrigin } from '../../store/accounts/sessions.ts'
import type { StoredRecord } from '../../store/record.ts'
import { storedOf } from '../../stored-model.ts'
import { programWords } from './program-words.ts'

/** What a letter says: its subject and its text, the latter with these beside name, foundation and place. */
export type MailText = {
  readonly subject: MessageCode
  readonly text: MessageCode
  readonly params?: (language: Language) => Params
}

const languageNamed = (name: string | null): Language =>
  languages.find((language) => language === name) ?? 'en'

function placeParams({ address, program }: SessionOrigin, at: Date, language: Language): Params {
  const { browser, system } = programWords(program)
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
 * Writes to a user what has happened to the account, and from where; `named` is the user's language. Nobody hears of it
 * who has no address for mail.
 */
export async function mailUser(
  { settings, mailer }: Pick<Services, 'settings' | 'mailer'>,
  { body }: StoredRecord,
  { subject, text, params }: MailText,
  { at, place, named }: { at: Date; place: SessionOrigin; named: string | null },
): Promise<void> {
  const { name, email, optionalEmail } = storedOf<User>({ body })
  const to = [email, optionalEmail].find((address) => address && emailAddress.test(address))
  if (!to) return
  const foundation = settings.foundationName
  const language = languageNamed(named)
  const known = { foundation, name: name ?? '', ...placeParams(place, at, language), ...params?.(language) }
  await mailer.send({
    to: [to],
    subject: inLanguage(codedMessage(subject, { foundation }), language),
    text: inLanguage(codedMessage(text, known), language),
  })
}
