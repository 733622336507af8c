import { shortMonths } from '../../../contract/dates/months.ts'

const months: readonly string[] = shortMonths

/** The short name of an API month (`Jan` to `Dec`) in an interface language. */
export const monthName = (month: string, language: string): string => {
  const index = months.indexOf(month)
  return index < 0
    ? month
    : new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, index, 1))
}

/** The number of an API week (`Week 1`); undefined for other names. */
export const weekNumber = (week: string): number | undefined => {
  const digits = /^Week (\d+)$/.exec(week)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** The sales per month of the present year (UTC); null for future months. */
export const salesToDate = (
  sales: readonly { month: string; sales: number }[],
  now = new Date(),
): (number | null)[] =>
  sales.map(({ month, sales }) => (months.indexOf(month) > now.getUTCMonth() ? null : sales))
