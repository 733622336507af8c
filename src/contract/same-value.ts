import { isMoment } from './dates.ts'
import { isObject, type PlainObject } from './json.ts'

/** Normalizes a value for comparison: sorted properties, times as numbers. */
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

/** Serializes a JSON value so that equal values ({@link isSame}) have the same text. */
export const comparableText = (value: unknown): string => JSON.stringify(comparable(value)) ?? ''

const definedKeys = (value: PlainObject): string[] =>
  Object.keys(value).filter((key) => value[key] !== undefined)

/**
 * Whether two JSON values are equal: independent of the order of properties, ignoring undefined properties, and
 * comparing times independent of their time zone and fraction format. Shared parts of large values are not compared.
 */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((part, at) => isSame(part ?? null, b[at] ?? null))
  if (isObject(a) && isObject(b)) {
    const keys = definedKeys(a)
    return (
      keys.length === definedKeys(b).length &&
      keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
    )
  }
  return comparableText(a) === comparableText(b)
}
