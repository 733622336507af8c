import type { PickersLocaleText } from '@mui/x-date-pickers/locales'
import type { MuiLocale } from './mui-locale.ts'
import type { PageNamespace } from './namespaces.ts'

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
