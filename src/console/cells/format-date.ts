import { dateOf } from '../../contract/dates/day-first.ts'
import { inDigits } from '../i18n/in-digits.ts'
import { monthsOf } from '../i18n/short-months.ts'

/** Date format of tables or forms, or timestamp format of tables. */
export type DateStyle = 'table' | 'form' | 'time'

/**
 * Formats a date for tables, DD-MMM-YYYY, with the digits and months of a language, from an ISO text, a DD/MM/YYYY
 * text, or seconds since 1970 (the wire's `creationDateTimeStamp`). Timestamps also have HH:mm; other values are empty.
 * Local time.
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
