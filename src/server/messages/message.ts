import type { IncomingHttpHeaders } from 'node:http'
import i18next from 'i18next'
import Negotiator from 'negotiator'
import arApi from '../../contract/messages/ar/api.json' with { type: 'json' }
import arDone from '../../contract/messages/ar/done.json' with { type: 'json' }
import arImport from '../../contract/messages/ar/import.json' with { type: 'json' }
import arNouns from '../../contract/messages/ar/nouns.json' with { type: 'json' }
import bnApi from '../../contract/messages/bn/api.json' with { type: 'json' }
import bnDone from '../../contract/messages/bn/done.json' with { type: 'json' }
import bnImport from '../../contract/messages/bn/import.json' with { type: 'json' }
import bnNouns from '../../contract/messages/bn/nouns.json' with { type: 'json' }
import deApi from '../../contract/messages/de/api.json' with { type: 'json' }
import deDone from '../../contract/messages/de/done.json' with { type: 'json' }
import deImport from '../../contract/messages/de/import.json' with { type: 'json' }
import deNouns from '../../contract/messages/de/nouns.json' with { type: 'json' }
import enApi from '../../contract/messages/en/api.json' with { type: 'json' }
import enImport from '../../contract/messages/en/import.json' with { type: 'json' }
import frApi from '../../contract/messages/fr/api.json' with { type: 'json' }
import frDone from '../../contract/messages/fr/done.json' with { type: 'json' }
import frImport from '../../contract/messages/fr/import.json' with { type: 'json' }
import frNouns from '../../contract/messages/fr/nouns.json' with { type: 'json' }
import nlApi from '../../contract/messages/nl/api.json' with { type: 'json' }
import nlDone from '../../contract/messages/nl/done.json' with { type: 'json' }
import nlImport from '../../contract/messages/nl/import.json' with { type: 'json' }
import nlNouns from '../../contract/messages/nl/nouns.json' with { type: 'json' }
import { readWritingId } from '../../contract/operations/operation-names.ts'
import { inWords, plural } from '../../contract/text/english.ts'
import {
  languages as interfaceLanguages,
  type LanguageCode,
} from '../../contract/text/interface-languages.ts'
import type { CodedMessage, Count } from './message-code.ts'

export type Language = LanguageCode

/** The language codes of the API. */
export const languages: readonly Language[] = interfaceLanguages.map(({ code }) => code)

/** The language of a request (`Accept-Language`): English unless a supported one is named. */
export const languageOf = ({ headers }: { readonly headers: IncomingHttpHeaders }): Language => {
  const [preferred] = new Negotiator({ headers }).languages([...languages])
  return languages.find((language) => language === preferred) ?? 'en'
}

/** All messages in all languages. English success messages and nouns are in the contract itself. */
export const texts = {
  en: { api: enApi, import: enImport },
  ar: { api: arApi, import: arImport, done: arDone, nouns: arNouns },
  bn: { api: bnApi, import: bnImport, done: bnDone, nouns: bnNouns },
  de: { api: deApi, import: deImport, done: deDone, nouns: deNouns },
  fr: { api: frApi, import: frImport, done: frDone, nouns: frNouns },
  nl: { api: nlApi, import: nlImport, done: nlDone, nouns: nlNouns },
} satisfies Readonly<Record<Language, object>>

/** `3 duas`, `1 dua category`, `2 dua categories`. */
export const counted = (count: number, resource: string): string => {
  const words = inWords(resource)
  return `${count} ${count === 1 ? words : plural(words)}`
}

const translator = i18next.createInstance()

const numberIn = (language: string, number: number): string =>
  new Intl.NumberFormat(language, { useGrouping: false }).format(number)

/** The noun of a resource in messages; in English, the words of its name in the contract. */
const nounIn = (language: string, resource: string): string =>
  translator.t(`nouns:${resource}.one`, { lng: language, defaultValue: inWords(resource) })

const propertyWords = (property: string, language: string): string =>
  translator.t(`nouns:properties.${property}`, { lng: language, defaultValue: inWords(property) })

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const countIn = (language: string, { count, resource }: Count): string => {
  if (language === 'en') return counted(count, resource)
  const form = count === 1 ? 'one' : 'other'
  const noun = translator.t(`nouns:${resource}.${form}`, { lng: language, defaultValue: inWords(resource) })
  return translator.t('record.counted', { lng: language, number: numberIn(language, count), noun })
}

/** Lists the parts; in English without a comma before "and". */
const listIn = (language: string, parts: readonly string[]): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(parts)

const waitIn = (language: string, seconds: number): string => {
  const inSeconds = seconds <= 60
  const count = inSeconds ? seconds : Math.ceil(seconds / 60)
  const number = numberIn(language, count)
  return translator.t(inSeconds ? 'limit.seconds' : 'limit.minutes', { lng: language, count, number })
}

/** Formatters for parameters of messages: `{{resource, noun}}`. */
const formats: Readonly<Record<string, (value: unknown, language: string) => string>> = {
  noun: (resource, language) => nounIn(language, String(resource)),
  heading: (resource, language) => capital(nounIn(language, String(resource))),
  words: (property, language) => propertyWords(String(property), language),
  counted: (counts, language) =>
    listIn(
      language,
      (counts as readonly Count[]).map((count) => countIn(language, count)),
    ),
  kinds: (kinds, language) =>
    listIn(
      language,
      String(kinds)
        .split(',')
        .map((kind) => translator.t(`api:file.kinds.${kind}`, { lng: language })),
    ),
  wait: (seconds, language) => waitIn(language, Number(seconds)),
}

void translator.init({
  lng: 'en',
  fallbackLng: 'en',
  supportedLngs: [...languages],
  ns: ['api', 'import', 'done', 'nouns'],
  defaultNS: 'api',
  resources: texts,
  initAsync: false,
  interpolation: { escapeValue: false },
})
for (const [name, format] of Object.entries(formats))
  translator.services.formatter?.add(name, (value, language) => format(value, language ?? 'en'))

/** The label of a property in headings. */
export const propertyIn = (language: Language, property: string): string =>
  capital(propertyWords(property, language))

/** The label of a reference in headings: its own, else that of the referenced resource. */
export const referenceIn = (language: Language, property: string, resource: string): string =>
  capital(
    translator.t([`nouns:properties.${property}`, `nouns:${resource}.one`], {
      lng: language,
      fallbackLng: [],
      defaultValue: inWords(resource),
    }),
  )

/** The translated message. */
export const inLanguage = ({ code, params }: CodedMessage, language: Language): string =>
  translator.t(code, { ...params, lng: language })

/** The success message of an operation in a language other than English; the contract has the English one. */
export const doneMessageIn = (operationId: string, language: Exclude<Language, 'en'>): string => {
  const ownMessage = `done:operations.${operationId}`
  if (translator.exists(ownMessage, { lng: language, fallbackLng: [] }))
    return translator.t(ownMessage, { lng: language })
  const { action, resource = '' } = readWritingId(operationId) ?? {}
  return translator.t(`done:${action}`, { lng: language, one: capital(nounIn(language, resource)) })
}
