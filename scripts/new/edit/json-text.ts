import { applyEdits, type JSONPath, modify, parse } from 'jsonc-parser'
import type { Changes } from './changes.ts'

/**
 * Sets a value in a JSON text without reformatting the rest. Undefined removes the key. New values are on one line
 * until formatted.
 */
export const withValue = (text: string, path: JSONPath, value: unknown, isInsertion = false): string =>
  applyEdits(text, modify(text, path, value, { isArrayInsertion: isInsertion }))

/** A JSON file that may have comments, unchecked. */
export const readJson = <T>(text: string): T => parse(text) as T

/** Sets values in a JSON file, as {@link withValue} does. */
export const editJson = (
  changes: Changes,
  file: string,
  edits: readonly (readonly [path: JSONPath, value: unknown])[],
): void => {
  const text = changes.read(file)
  const next = edits.reduce((rest, [path, value]) => withValue(rest, path, value), text)
  if (next !== text) changes.write(file, next)
}
