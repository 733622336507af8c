import type { PickersLocaleText } from '@mui/x-date-pickers/locales'
import type { MuiLocale } from './mui-locale.ts'
import type { PageNamespace } from './namespaces.ts'

/** Texts by key, nested as the JSON files are. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** Texts by namespace, and the words of MUI's components. */
export interface LanguageData {
  texts: Readonly<Record<PageNamespace, Texts>>
  mui: MuiLocale
}

/** What calendars and clocks need of a language. They come with these, which few pages have. */
export interface CalendarWords {
  /** The code under which dayjs knows the language. */
  dayjs: string
  /** English where left out. */
  localeText?: { [Key in keyof PickersLocaleText]?: PickersLocaleText[Key] | undefined }
}
