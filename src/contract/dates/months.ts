import { isoDay } from './day-first.ts'

const months = [
  ...['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE'],
  ...['JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER'],
]

/** Abbreviated months, as in tables and in the API's monthly counts. */
export const shortMonths = [
  ...(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] as const),
  ...(['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const),
] as const

/**
 * Upper-case English name of the month of a date, DD/MM/YYYY or ISO, as stored beside the date (`x-month-of`); null for
 * anything else.
 */
export function monthOf(date: unknown): string | null {
  if (typeof date !== 'string') return null
  const [, month] = /^\d{4}-(\d\d)-\d\d/.exec(isoDay(date) ?? date) ?? []
  return months[Number(month) - 1] ?? null
}
