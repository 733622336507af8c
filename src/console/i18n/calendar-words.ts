import type { LanguageCode } from '../../contract/text/interface-languages.ts'
import type { CalendarWords } from './language-data.ts'

const english: CalendarWords = { dayjs: 'en' }

const loaders: Record<LanguageCode, () => Promise<CalendarWords>> = {
  en: () => Promise.resolve(english),
  fr: () => import('./fr/calendar.ts').then(({ calendar }) => calendar),
  de: () => import('./de/calendar.ts').then(({ calendar }) => calendar),
  nl: () => import('./nl/calendar.ts').then(({ calendar }) => calendar),
  bn: () => import('./bn/calendar.ts').then(({ calendar }) => calendar),
  ar: () => import('./ar/calendar.ts').then(({ calendar }) => calendar),
}

const loaded: Partial<Record<LanguageCode, CalendarWords>> = {}
let isDemanded = false

/** The words of a language; English ones where its own have not come. */
export const getCalendarWords = (code: LanguageCode): CalendarWords => loaded[code] ?? english

/** Fetches the words of a language, if any calendar has asked for some. Rejects when they cannot be loaded. */
export const followCalendarWords = async (code: LanguageCode): Promise<void> => {
  if (isDemanded) loaded[code] = await loaders[code]()
}

/** Fetches the words of a language for the first calendar, and from now on those of each that is chosen. */
export const demandCalendarWords = (code: LanguageCode): Promise<void> => {
  isDemanded = true
  return followCalendarWords(code)
}
