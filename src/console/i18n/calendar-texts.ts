import type { LanguageCode } from '../../contract/text/interface-languages.ts'
import type { CalendarTexts } from './language-data.ts'

const english: CalendarTexts = { dayjs: 'en' }

const loaders: Record<LanguageCode, () => Promise<CalendarTexts>> = {
  en: () => Promise.resolve(english),
  fr: () => import('./fr/calendar.ts').then(({ calendar }) => calendar),
  de: () => import('./de/calendar.ts').then(({ calendar }) => calendar),
  nl: () => import('./nl/calendar.ts').then(({ calendar }) => calendar),
  bn: () => import('./bn/calendar.ts').then(({ calendar }) => calendar),
  ar: () => import('./ar/calendar.ts').then(({ calendar }) => calendar),
}

const loaded: Partial<Record<LanguageCode, CalendarTexts>> = {}
let isDemanded = false

/** The texts of calendars in a language; English until they are loaded. */
export const getCalendarTexts = (code: LanguageCode): CalendarTexts => loaded[code] ?? english

/** Loads the calendar texts of a language, if a calendar was opened in this session. Rejects on failure. */
export const followCalendarTexts = async (code: LanguageCode): Promise<void> => {
  if (isDemanded) loaded[code] = await loaders[code]()
}

/** Loads the calendar texts of a language, and from now on those of each selected language. */
export const demandCalendarTexts = (code: LanguageCode): Promise<void> => {
  isDemanded = true
  return followCalendarTexts(code)
}
