import { isoDay } from './day-first.ts'

const asText = /^(\d{4}-\d\d-\d\d|\d\d:\d\d(:\d\d)?)$/

/** What is less the earlier the value is: the number, the moment, or text whose order is that of time; null for others, such as a date half typed. */
function orderOf(value: unknown): number | string | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return null
  const text = isoDay(value) ?? value
  if (asText.test(text)) return text
  const moment = /^\d{4}-\d\d-\d\dT/i.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? null : moment
}

/** Whether a value comes before another (`x-not-before`); false where they cannot be compared (one is missing, or of another kind). */
export function isBefore(value: unknown, other: unknown): boolean {
  const [first, second] = [orderOf(value), orderOf(other)]
  return first !== null && second !== null && typeof first === typeof second && first < second
}
