import { dateOf, shortMonths } from '../../contract/dates.ts'
import { inDigits } from './format-number.ts'

const months = new Map<string, readonly string[]>()

/**
 * Short month names in a language, as dates contain them. English names bypass `Intl`, like {@link formatNumber}.
 */
export const monthsOf = (language: string): readonly string[] => {
  if (language === 'en') return shortMonths
  const cached = months.get(language)
  if (cached) return cached
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const nameOf = (month: number): string =>
    format.formatToParts(Date.UTC(2026, month)).find(({ type }) => type === 'month')?.value ?? ''
  // Without the abbreviation point, which looks like the end of a sentence before a hyphen.
  const names = shortMonths.map((_, month) => nameOf(month).replace(/\.$/, ''))
  months.set(language, names)
  return names
}

/** Date format of tables or forms, or timestamp format of tables. */
export type DateStyle = 'table' | 'form' | 'time'

/**
 * The local time of an ISO text, a DD/MM/YYYY text, or seconds since 1970 (the wire's `creationDateTimeStamp`); null for
 * other values.
 */
export const dateFrom = (value: unknown): Date | null => {
  const date =
    typeof value === 'number' ? new Date(value * 1000) : typeof value === 'string' ? dateOf(value) : null
  return date && !Number.isNaN(date.getTime()) ? date : null
}

const padded = (parts: readonly number[], separator: string, language: string): string =>
  parts.map((part) => inDigits(part, language, 2)).join(separator)

const dayText = (date: Date, language: string): string =>
  [
    padded([date.getDate()], '', language),
    monthsOf(language)[date.getMonth()],
    inDigits(date.getFullYear(), language),
  ].join('-')

const clockText = (date: Date, language: string): string =>
  padded([date.getHours(), date.getMinutes()], ':', language)

/**
 * Formats a date for tables, DD-MMM-YYYY, with the digits and months of a language, from a value that `dateFrom` reads.
 * Timestamps also have HH:mm; other values are empty. Local time.
 */
export const formatDate = (value: unknown, style: DateStyle = 'table', language = 'en'): string => {
  const date = dateFrom(value)
  if (!date) return ''
  if (style === 'form')
    return `${padded([date.getDate(), date.getMonth() + 1], '-', language)}-${inDigits(date.getFullYear(), language)}`
  return style === 'time' ? formatMoment(date, language) : dayText(date, language)
}

/**
 * Formats a timestamp like a table does, in local time: to the minute or second, or its day or time alone. Accepts
 * milliseconds since 1970, or RFC 3339 text.
 */
export const formatMoment = (
  moment: Date | number | string,
  language: string,
  shape: 'minute' | 'second' | 'day' | 'time' = 'minute',
): string => {
  const date = new Date(moment)
  if (shape === 'time') return clockText(date, language)
  if (shape === 'day') return dayText(date, language)
  const seconds = shape === 'second' ? `:${padded([date.getSeconds()], '', language)}` : ''
  return `${dayText(date, language)} ${clockText(date, language)}${seconds}`
}
