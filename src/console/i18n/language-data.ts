import type { StylisPlugin } from '@emotion/cache'
import type { PickersLocaleText } from '@mui/x-date-pickers/locales'

/** Texts of MUI's components in one language, as themes to merge. */
export interface MuiLocale {
  themes: readonly object[]
  /** Mirrors the styles in right-to-left languages. */
  mirror?: StylisPlugin
}

/** English is built into the components. */
export const englishLocale: MuiLocale = { themes: [] }

let current: MuiLocale = englishLocale

/** The locale of the current language; `changeLanguage` sets it before React renders. */
export const getMuiLocale = (): MuiLocale => current

/** Sets the locale of MUI's components; see {@link getMuiLocale}. */
export const setMuiLocale = (locale: MuiLocale): void => {
  current = locale
}

/** Namespaces of pages, loaded with a language. */
const pageNamespaces = ['shell', 'frame', 'engine', 'widgets', 'modules'] as const

export type PageNamespace = (typeof pageNamespaces)[number]

/**
 * Namespaces loaded on demand: tools of lists and pages, the user's account, the exchange of texts with translators, and
 * conflicts when a record is restored.
 */
export const demandedNamespaces = ['tools', 'account', 'exchange', 'import', 'restore'] as const

export type DemandedNamespace = (typeof demandedNamespaces)[number]

export const namespaces = [...pageNamespaces, ...demandedNamespaces]

/** Texts by key, nested as in the JSON files. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** Texts by namespace, and the locale of MUI's components. */
export interface LanguageData {
  texts: Readonly<Record<PageNamespace, Texts>>
  mui: MuiLocale
}

/** The locale of calendars and clocks, loaded with the first of them. */
export interface CalendarTexts {
  /** The locale name in dayjs. */
  dayjs: string
  /** Missing texts are in English. */
  localeText?: { [Key in keyof PickersLocaleText]?: PickersLocaleText[Key] | undefined }
}
