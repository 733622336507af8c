import { applyEdits, type JSONPath, modify, parse } from 'jsonc-parser'

/**
 * A JSON text with one value in another place; all else stays as it is written. Undefined takes the key away. What is new
 * stands on one line, until the formatter breaks what is too long.
 */
export const withValue = (text: string, path: JSONPath, value: unknown, isInsertion = false): string =>
  applyEdits(text, modify(text, path, value, { isArrayInsertion: isInsertion }))

/** A JSON file that may have comments, unchecked. */
export const readJson = <T>(text: string): T => parse(text) as T
