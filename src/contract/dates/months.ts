import { isoDay } from './day-first.ts'

const months = [
  ...['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE'],
  ...['JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER'],
]

/** Months in short, as tables show them and the API names them where it counts by month. */
export const shortMonths = [
  ...(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] as const),
  ...(['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const),
] as const

/**
 * Upper-case English name of the month of a date, DD/MM/YYYY or ISO, as records carry it beside the date
 * (`x-month-of`); null for what is no date.
 */
export function monthOf(date: unknown): string | null {
  if (typeof date !== 'string') return null
  const [, month] = /^\d{4}-(\d\d)-\d\d/.exec(isoDay(date) ?? date) ?? []
  return months[Number(month) - 1] ?? null
}
