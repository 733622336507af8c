import { isDay, isoDay } from '../../../../contract/dates/day-first.ts'
import { shortMonths } from '../../../../contract/dates/months.ts'
import { westernDigits } from '../../../../contract/text/western-digits.ts'
import { formatDate } from '../../../cells/format-date.ts'

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

/**
 * A day that was pasted, in the order in which it is typed: year first as other programs write it, or with the month's name
 * as tables show it in a language (`05-Dec-2026`). Any other text as it is, in digits from 0 to 9.
 */
export const pastedDay = (text: string, language: string): string => {
  const numbered = shortMonths.reduce((so, _, at) => {
    const month = String(at + 1).padStart(2, '0')
    const name = formatDate(`2026-${month}-01`, 'table', language).split('-')[1] ?? ''
    return so.replace(`-${name}-`, `-${month}-`)
  }, westernDigits(text))
  return numbered.replace(/^\D*(\d{4})\D(\d{1,2})\D(\d{1,2})(?!\d).*$/s, '$3-$2-$1')
}
