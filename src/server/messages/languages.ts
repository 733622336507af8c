import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'
import {
  languages as interfaceLanguages,
  type LanguageCode,
} from '../../contract/text/interface-languages.ts'

export type Language = LanguageCode

/** The language codes of the API. */
export const languages: readonly Language[] = interfaceLanguages.map(({ code }) => code)

/** The language of a request (`Accept-Language`): English unless a supported one is named. */
export const languageOf = ({ headers }: { readonly headers: IncomingHttpHeaders }): Language => {
  const [preferred] = new Negotiator({ headers }).languages([...languages])
  return languages.find((language) => language === preferred) ?? 'en'
}
