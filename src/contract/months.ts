const months = [
  ...['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE'],
  ...['JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER'],
]

/**
 * Upper-case English name of the month of a date, DD/MM/YYYY or ISO, as records carry it beside the date
 * (`x-month-of`); null for what is no date.
 */
export function monthOf(date: unknown): string | null {
  if (typeof date !== 'string') return null
  const [, dayFirst, isoMonth] = /^\d\d\/(\d\d)\/\d{4}$|^\d{4}-(\d\d)-\d\d/.exec(date) ?? []
  return months[Number(dayFirst ?? isoMonth) - 1] ?? null
}
