import { applyEdits, type JSONPath, modify, parse } from 'jsonc-parser'

const options = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } }

/** A JSON text with one value in another place; all else stays as it is written. Undefined takes the key away. */
export const withValue = (text: string, path: JSONPath, value: unknown, isInsertion = false): string =>
  applyEdits(text, modify(text, path, value, { ...options, isArrayInsertion: isInsertion }))

export const readJson = <T>(text: string): T => parse(text) as T
