import { shortMonths } from '../../../contract/dates/months.ts'
import { monthsOf } from '../../i18n/short-months.ts'

const months: readonly string[] = shortMonths

/** The short name of an API month (`Jan` to `Dec`) in an interface language. */
export const monthName = (month: string, language: string): string =>
  monthsOf(language)[months.indexOf(month)] ?? month

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
