import { dateOf } from '../../contract/dates/day-first.ts'
import { shortMonths } from '../../contract/dates/months.ts'
import { inDigits } from '../i18n/in-digits.ts'

/** As tables show a day, as forms show it, or as tables show a moment. */
export type DateStyle = 'table' | 'form' | 'time'

const months = new Map<string, readonly string[]>()

/**
 * The names of the months in short, as dates of a language have them; those of English do without the browser's tables, as
 * numbers do.
 */
const monthsOf = (language: string): readonly string[] => {
  if (language === 'en') return shortMonths
  const made = months.get(language)
  if (made) return made
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const nameOf = (month: number): string =>
    format.formatToParts(Date.UTC(2026, month)).find(({ type }) => type === 'month')?.value ?? ''
  // A point before a hyphen would read as the end of a sentence.
  const names = shortMonths.map((_, month) => nameOf(month).replace(/\.$/, ''))
  months.set(language, names)
  return names
}

/**
 * A date as tables show it, DD-MMM-YYYY, in the digits and the months of a language, from an ISO text, a DD/MM/YYYY
 * text, or seconds since 1970 (the wire's `creationDateTimeStamp`), with HH:mm behind it for a moment; empty for
 * anything else. Local time.
 */
export const formatDate = (value: unknown, style: DateStyle = 'table', language = 'en'): string => {
  const date =
    typeof value === 'number' ? new Date(value * 1000) : typeof value === 'string' ? dateOf(value) : null
  if (!date || Number.isNaN(date.getTime())) return ''
  const two = (part: number): string => inDigits(part, language, 2)
  const at = date.getMonth()
  const month = style === 'form' ? two(at + 1) : (monthsOf(language)[at] ?? '')
  const day = `${two(date.getDate())}-${month}-${inDigits(date.getFullYear(), language)}`
  return style === 'time' ? `${day} ${two(date.getHours())}:${two(date.getMinutes())}` : day
}
