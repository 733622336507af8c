import { isMoment } from './dates/moment.ts'
import { isObject } from './json.ts'

/** The value as every writing of it is compared: properties in order, moments in numbers. */
const comparable = (value: unknown): unknown => {
  if (typeof value === 'string') return isMoment(value) ? Date.parse(value) || value : value
  if (Array.isArray(value)) return value.map(comparable)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, comparable(part)]),
  )
}

/** A JSON value as a text that is the same for all values that say the same ({@link isSame}). */
export const comparableText = (value: unknown): string => JSON.stringify(comparable(value)) ?? ''

/**
 * True when two JSON values say the same: in whatever order their properties stand, a property that is undefined says
 * nothing, and a moment is the same however its zone and its fractions are written.
 */
export const isSame = (a: unknown, b: unknown): boolean => comparableText(a) === comparableText(b)
