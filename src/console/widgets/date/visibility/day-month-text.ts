import { digitLocale } from '../../../i18n/in-digits.ts'

/** Days per month; a day of every year includes 29 February. */
const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Parses a `DD-MM` text; undefined for an invalid day. */
export const parseDayMonth = (text: string): { day: number; month: number } | undefined => {
  const parts = /^(\d{2})-(\d{2})$/.exec(text)
  const day = Number(parts?.[1])
  const month = Number(parts?.[2])
  const last = days[month - 1]
  return last !== undefined && day >= 1 && day <= last ? { day, month } : undefined
}

/** The day as text, `14 April`, in an interface language; empty for an invalid day. */
export const describeDayMonth = (text: string, language: string): string => {
  const found = parseDayMonth(text)
  // A leap year, so that 29 February does not become 1 March.
  return found
    ? new Intl.DateTimeFormat(digitLocale(language), {
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }).format(Date.UTC(2024, found.month - 1, found.day))
    : ''
}
