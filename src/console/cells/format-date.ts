import { dateOf } from '../../contract/dates/day-first.ts'
import { shortMonths } from '../../contract/dates/months.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** As tables show a day, as forms show it, or as tables show a moment. */
export type DateStyle = 'table' | 'form' | 'time'

/**
 * A date as tables show it, DD-MMM-YYYY, from an ISO text, a DD/MM/YYYY text, or seconds since 1970 (the wire's
 * `creationDateTimeStamp`), with HH:mm behind it for a moment; empty for anything else. Local time.
 */
export const formatDate = (value: unknown, style: DateStyle = 'table'): string => {
  const date =
    typeof value === 'number' ? new Date(value * 1000) : typeof value === 'string' ? dateOf(value) : null
  if (!date || Number.isNaN(date.getTime())) return ''
  const month = style === 'form' ? two(date.getMonth() + 1) : (shortMonths[date.getMonth()] ?? '')
  const day = `${two(date.getDate())}-${month}-${date.getFullYear()}`
  return style === 'time' ? `${day} ${two(date.getHours())}:${two(date.getMinutes())}` : day
}
