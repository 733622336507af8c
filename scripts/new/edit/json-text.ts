import { applyEdits, type JSONPath, modify, parse } from 'jsonc-parser'

/**
 * Sets a value in a JSON text without reformatting the rest. Undefined removes the key. New values are on one line
 * until formatted.
 */
export const withValue = (text: string, path: JSONPath, value: unknown, isInsertion = false): string =>
  applyEdits(text, modify(text, path, value, { isArrayInsertion: isInsertion }))

/** A JSON file that may have comments, unchecked. */
export const readJson = <T>(text: string): T => parse(text) as T
