import { dateOf } from '../../contract/dates/day-first.ts'
import { inDigits } from '../i18n/in-digits.ts'
import { monthsOf } from '../i18n/short-months.ts'

/** As tables show a day, as forms show it, or as tables show a moment. */
export type DateStyle = 'table' | 'form' | 'time'

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
