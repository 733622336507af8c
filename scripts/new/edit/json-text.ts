import { applyEdits, type JSONPath, modify, parse } from 'jsonc-parser'

const width = 110

const flat = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${flat(part)}`)
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}

const laidOut = (value: unknown, indent: string, before: number): string => {
  const line = flat(value)
  if (typeof value !== 'object' || value === null || before + line.length < width) return line
  const inner = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((part) => laidOut(part, inner, inner.length))
    : Object.entries(value).map(([key, part]) => {
        const start = `${JSON.stringify(key)}: `
        return start + laidOut(part, inner, inner.length + start.length)
      })
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines.map((one) => inner + one).join(',\n')}\n${indent}${close}`
}

/** JSON as module files have it: what fits on a line stands on one, the rest key by key. */
export const jsonText = (value: unknown): string => `${laidOut(JSON.parse(JSON.stringify(value)), '', 0)}\n`

const options = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } }

/** A JSON text with one value in another place; all else stays as it is written. Undefined takes the key away. */
export const withValue = (text: string, path: JSONPath, value: unknown, isInsertion = false): string =>
  applyEdits(text, modify(text, path, value, { ...options, isArrayInsertion: isInsertion }))

export const readJson = <T>(text: string): T => parse(text) as T
