import { isDay, isoDay } from '../../../../contract/dates/day-first.ts'

/** Characters of a day that is typed as a whole: DD-MM-YYYY. */
export const dayLength = 10

/** A day, `YYYY-MM-DD`, as the console shows and takes it: `DD-MM-YYYY`; empty for none. */
export const shownDay = (day: string): string => day.split('-').toReversed().join('-')

/** What is typed of a day as `YYYY-MM-DD`; empty for none, undefined while it is no day that exists. */
export const dayOf = (typed: string): string | undefined => {
  if (typed === '') return ''
  const day = isoDay(typed)
  return day !== undefined && isDay(day) ? day : undefined
}
