import { isObject, mapValues } from './json.ts'

/**
 * Maps the items of a list, or the values of an object, for which `change` also gets the key; anything else is returned
 * unchanged.
 */
export const mapParts = (value: unknown, change: (part: unknown, key?: string) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => change(item))
  return isObject(value) ? mapValues(value, change) : value
}
