interface InterfaceLanguage {
  code: string
  /** In the language itself. */
  name: string
  /** Where lines begin if not on the left. */
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
 * Languages that the console is shown in and the API speaks; the first one is what both say by themselves. Content
 * languages are another thing: they come from the API.
 */
export const languages: readonly (InterfaceLanguage & { code: LanguageCode })[] = all

export type Direction = 'ltr' | 'rtl'

/** Where lines of the interface begin in a language. */
export const directionOf = (code: LanguageCode): Direction =>
  languages.find((language) => language.code === code)?.direction ?? 'ltr'
