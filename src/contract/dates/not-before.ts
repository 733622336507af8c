import { isoDay } from './day-first.ts'

const asText = /^(\d{4}-\d\d-\d\d|\d\d:\d\d(:\d\d)?)$/

/**
 * A value that increases with time: the number, the timestamp, or a text that sorts by time; null for others, such as a
 * partially typed date.
 */
function orderOf(value: unknown): number | string | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return null
  const text = isoDay(value) ?? value
  if (asText.test(text)) return text
  const moment = /^\d{4}-\d\d-\d\dT/i.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? null : moment
}

/**
 * Whether a value is before another (`x-not-before`); false if they are not comparable (missing, or of different
 * kinds).
 */
export function isBefore(value: unknown, other: unknown): boolean {
  const [first, second] = [orderOf(value), orderOf(other)]
  return first !== null && second !== null && typeof first === typeof second && first < second
}
