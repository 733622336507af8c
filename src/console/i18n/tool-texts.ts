import type { Texts } from './language-data.ts'
import type { LanguageCode } from './languages.ts'

type Loaded = Promise<{ default: Texts }>

const loaders: Readonly<Record<LanguageCode, () => Loaded>> = {
  en: () => import('./en/tools.json'),
  fr: () => import('./fr/tools.json'),
  de: () => import('./de/tools.json'),
  nl: () => import('./nl/tools.json'),
  bn: () => import('./bn/tools.json'),
}

/** Texts of what is fetched on demand, in one language. */
export const loadTexts = async (code: LanguageCode): Promise<Texts> => (await loaders[code]()).default
