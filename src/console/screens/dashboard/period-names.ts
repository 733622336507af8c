import { shortMonths } from '../../../contract/dates/months.ts'

const months: readonly string[] = shortMonths

/** A month as the API names it (`Jan` to `Dec`), in short in a language of the interface. */
export const monthName = (month: string, language: string): string => {
  const index = months.indexOf(month)
  return index < 0
    ? month
    : new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, index, 1))
}

/** The number of a week as the API names it (`Week 1`); undefined for another name. */
export const weekNumber = (week: string): number | undefined => {
  const digits = /^Week (\d+)$/.exec(week)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** The sales of the months of the present year (UTC); null for those that are still to come. */
export const salesToDate = (
  sales: readonly { month: string; sales: number }[],
  now = new Date(),
): (number | null)[] =>
  sales.map(({ month, sales }) => (months.indexOf(month) > now.getUTCMonth() ? null : sales))
