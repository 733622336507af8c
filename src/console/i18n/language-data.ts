import type { MuiLocale } from './mui-locale.ts'

/** Texts by key, nested as the JSON files are. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** Texts by namespace, and the words of MUI's components. */
export interface LanguageData {
  texts: Readonly<Record<string, Texts>>
  mui: MuiLocale
}
