import { isObject, mapValues } from './json.ts'

/** Escapes a key for a JSON Pointer (RFC 6901). */
export const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** Converts a path of keys and indexes to a JSON Pointer; empty for an empty path. */
export const toPointer = (path: readonly (string | number)[]): string =>
  path.map((key) => `/${escapeKey(String(key))}`).join('')

/** The keys of a JSON Pointer, in order. */
export const fromPointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The first key of a JSON Pointer, which is a property of the root; empty for an empty path. */
export const firstKey = (pointer: string): string => fromPointer(pointer)[0] ?? ''

/**
 * Maps the items of a list, or the values of an object, for which `change` also gets the key; anything else is returned
 * unchanged.
 */
export const mapParts = (value: unknown, change: (part: unknown, key?: string) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => change(item))
  return isObject(value) ? mapValues(value, change) : value
}
