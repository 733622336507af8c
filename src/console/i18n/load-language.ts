import type { LanguageCode } from './languages.ts'
import { englishLocale, type MuiLocale } from './mui-locale.ts'

/** Texts by key, nested as the JSON files are. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** Texts by namespace, and the words of MUI's components. */
export interface LanguageData {
  texts: Readonly<Record<string, Texts>>
  mui: MuiLocale
}

const english: LanguageData = { texts: {}, mui: englishLocale }

const loaders: Record<LanguageCode, () => Promise<LanguageData>> = {
  en: () => Promise.resolve(english),
  fr: () => import('./fr/language.ts').then(({ language }) => language),
  de: () => import('./de/language.ts').then(({ language }) => language),
  nl: () => import('./nl/language.ts').then(({ language }) => language),
  bn: () => import('./bn/language.ts').then(({ language }) => language),
}

/** Fetches what a language needs beyond the first load, which holds English. */
export const loadLanguage = (code: LanguageCode): Promise<LanguageData> => loaders[code]()
