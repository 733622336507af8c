import { type LanguageCode, languages } from '../../contract/text/interface-languages.ts'
import { languageKey } from '../storage-keys.ts'

/** Narrows any text to a supported code; `bn-BD` counts as `bn`. */
export const toLanguageCode = (value: string | null | undefined): LanguageCode | null =>
  languages.find(({ code }) => code === value?.toLowerCase().split('-')[0])?.code ?? null

/** The language to start with: the stored choice, else the browser's first supported one, else English. */
export const startLanguage = (stored = localStorage.getItem(languageKey)): LanguageCode =>
  toLanguageCode(stored) ?? navigator.languages.map(toLanguageCode).find((code) => code !== null) ?? 'en'

/** Stores the language for the next visit. */
export const storeLanguage = (code: LanguageCode): void => localStorage.setItem(languageKey, code)
