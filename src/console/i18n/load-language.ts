import type { LanguageCode } from '../../contract/text/interface-languages.ts'
import type { LanguageData } from './language-data.ts'
import { englishLocale } from './mui-locale.ts'

/** English has its texts already. */
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

/** Fetches what a language needs beyond the first load, which holds English. */
export const loadLanguage = (code: LanguageCode): Promise<FetchedLanguage> => loaders[code]()
