import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'
import {
  languages as interfaceLanguages,
  type LanguageCode,
} from '../../contract/text/interface-languages.ts'

export type Language = LanguageCode

/** The codes of the languages that the API speaks. */
export const languages: readonly Language[] = interfaceLanguages.map(({ code }) => code)

/** The language that a request asks for (`Accept-Language`): English where it names none that there is. */
export function languageOf({ headers }: { readonly headers: IncomingHttpHeaders }): Language {
  const [preferred] = new Negotiator({ headers }).languages([...languages])
  return languages.find((language) => language === preferred) ?? 'en'
}
