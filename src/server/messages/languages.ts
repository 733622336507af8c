import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'

/** The languages that the API speaks; the first one is what it says by itself. */
export const languages = ['en', 'ar', 'bn', 'de', 'fr', 'nl'] as const

export type Language = (typeof languages)[number]

/** The language that a request asks for (`Accept-Language`): English where it names none that there is. */
export function languageOf({ headers }: { readonly headers: IncomingHttpHeaders }): Language {
  const [preferred] = new Negotiator({ headers }).languages([...languages])
  return languages.find((language) => language === preferred) ?? 'en'
}
