import { isoDay } from '../../../../contract/dates/day-first.ts'

/** A day, `YYYY-MM-DD`, as the console shows and takes it: `DD-MM-YYYY`; empty for none. */
export const shownDay = (day: string): string => day.split('-').toReversed().join('-')

/** What is typed of a day as `YYYY-MM-DD`; empty for none, undefined while it is no day that exists. */
export const dayOf = (typed: string): string | undefined => {
  if (typed === '') return ''
  const day = isoDay(typed)
  const moment = Date.parse(day ?? '')
  // `Date` takes days that do not exist: the 31st of February becomes one of March.
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === day ? day : undefined
}
