import { isObject, mapValues } from './json.ts'

/**
 * The list with each of its items changed, or the object with each of its values, of which `change` is told the key;
 * anything else as it is.
 */
export const mapParts = (value: unknown, change: (part: unknown, key?: string) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => change(item))
  return isObject(value) ? mapValues(value, change) : value
}
