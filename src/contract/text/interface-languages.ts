interface InterfaceLanguage {
  code: string
  /** In the language itself. */
  name: string
  /** The text direction, if not left to right. */
  direction?: 'rtl'
}

const all = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'de', name: 'Deutsch' },
  { code: 'nl', name: 'Nederlands' },
  { code: 'bn', name: 'বাংলা' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
] as const satisfies readonly InterfaceLanguage[]

export type LanguageCode = (typeof all)[number]['code']

/**
 * Languages of the console and the API; the first one is the default of both. Content languages are separate: they come
 * from the API.
 */
export const languages: readonly (InterfaceLanguage & { code: LanguageCode })[] = all

export type Direction = 'ltr' | 'rtl'

/** The text direction of a language. */
export const directionOf = (code: LanguageCode): Direction =>
  languages.find((language) => language.code === code)?.direction ?? 'ltr'
