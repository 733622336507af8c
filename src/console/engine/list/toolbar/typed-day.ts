import { isDay, isoDay } from '../../../../contract/dates.ts'

/** Length of a complete date, DD-MM-YYYY. */
export const dayLength = 10

/** Formats a `YYYY-MM-DD` day as `DD-MM-YYYY`; empty for none. */
export const shownDay = (day: string): string => day.split('-').toReversed().join('-')

/** Parses a typed day to `YYYY-MM-DD`; empty for none, undefined for an invalid day. */
export const dayOf = (typed: string): string | undefined => {
  if (typed === '') return ''
  const day = isoDay(typed)
  return day !== undefined && isDay(day) ? day : undefined
}
