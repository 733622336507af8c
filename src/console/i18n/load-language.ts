import type { LanguageCode } from '../../contract/text/interface-languages.ts'
import { englishLocale, type LanguageData } from './language-data.ts'

/** The English texts are part of the first load. */
type FetchedLanguage = Pick<LanguageData, 'mui'> & Partial<LanguageData>

const english: FetchedLanguage = { mui: englishLocale }

const loaders: Record<LanguageCode, () => Promise<FetchedLanguage>> = {
  en: () => Promise.resolve(english),
  fr: () => import('./fr/language.ts').then(({ language }) => language),
  de: () => import('./de/language.ts').then(({ language }) => language),
  nl: () => import('./nl/language.ts').then(({ language }) => language),
  bn: () => import('./bn/language.ts').then(({ language }) => language),
  ar: () => import('./ar/language.ts').then(({ language }) => language),
}

/** Loads the texts and locale of a language. */
export const loadLanguage = (code: LanguageCode): Promise<FetchedLanguage> => loaders[code]()
