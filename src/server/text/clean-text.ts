import { isObject, type JsonObject, type JsonValue } from '../../contract/json.ts'
import { plainSchema, type Schema } from '../contract/schema.ts'

/** Characters that are invisible on their own: white space, controls, joiners, bidirectional marks, fillers. */
const blank = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]$/u

/** The length of a blank character at an index, in one or two code units; 0 for a visible one. */
const blankLength = (text: string, at: number): number => {
  const unit = text.charCodeAt(at)
  if (unit < 0x7f) return unit > 0x20 ? 0 : 1
  const sign = String.fromCodePoint(text.codePointAt(at) ?? 0)
  return blank.test(sign) ? sign.length : 0
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff

/** The start of the last character before an index. */
const before = (text: string, end: number): number =>
  end > 1 && isLowSurrogate(text.charCodeAt(end - 1)) ? end - 2 : end - 1

/** Joiners shape a letter even at the end of a word (ه‍ for the year of the Hijra), but not in these scripts. */
const joined = /^(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])[\p{L}\p{M}]$/u
const isJoiner = (unit: number): boolean => unit === 0x200c || unit === 0x200d
/** Turns the preceding character into an emoji or a flag. */
const variation = /^[\ufe00-\ufe0f\u{e0020}-\u{e007f}]*/u
const opening = /[\u202a\u202b\u202d\u202e\u2066-\u2068]/
const closing = /^[\u202c\u2069]*/

/** The length of invisible characters that belong to the last visible one. */
const attached = (text: string, start: number, end: number): number => {
  const last = String.fromCodePoint(text.codePointAt(before(text, end)) ?? 0)
  const joiner = isJoiner(text.charCodeAt(end)) && joined.test(last) ? 1 : 0
  // A few characters are enough: the tail may be megabytes of spaces.
  const tail = text.slice(end + joiner, end + joiner + 64)
  const kept = joiner + (variation.exec(tail)?.[0].length ?? 0)
  const marks = text.slice(end + kept, end + kept + 64)
  return opening.test(text.slice(start, end)) ? kept + (closing.exec(marks)?.[0].length ?? 0) : kept
}

/**
 * The stored form of a text: in NFC, without spaces and invisible characters at its ends; empty if nothing else
 * remains. Within the text they stay: Bengali and Arabic words need joiners, and mixed lines bidirectional marks.
 */
export const cleanText = (text: string): string => {
  const normal = text.normalize('NFC')
  let start = 0
  while (start < normal.length) {
    const length = blankLength(normal, start)
    if (length === 0) break
    start += length
  }
  let end = normal.length
  while (end > start && blankLength(normal, before(normal, end)) > 0) end = before(normal, end)
  return start === end ? '' : normal.slice(start, end + attached(normal, start, end))
}

/** Changes a value of a body, in place if possible, and returns it. */
type Change = (value: JsonValue) => JsonValue

/** Passwords are used unchanged; rich text ends with a tag, and is cleaned separately. */
const changeText = (format: string | undefined): Change | null => {
  if (format === 'password') return null
  const change = format === 'html' ? (text: string) => text.normalize('NFC') : cleanText
  return (value) => (typeof value === 'string' ? change(value) : value)
}

const changeObject = (properties: Readonly<Record<string, Schema>>): Change | null => {
  const changes = Object.entries(properties).flatMap(([name, property]) => {
    const change = compile(property)
    return change ? [[name, change] as const] : []
  })
  if (changes.length === 0) return null
  return (value) => {
    if (!isObject(value)) return value
    for (const [name, change] of changes) {
      const entry = Object.hasOwn(value, name) ? value[name] : undefined
      if (entry !== undefined) value[name] = change(entry)
    }
    return value
  }
}

const changeItems = (items: Schema): Change | null => {
  const change = compile(items)
  return change && ((value) => (Array.isArray(value) ? value.map(change) : value))
}

const compile = (raw: Schema): Change | null => {
  const schema = plainSchema(raw)
  if (schema.items) return changeItems(schema.items)
  if (schema.properties) return changeObject(schema.properties)
  return schema.type === 'string' ? changeText(schema.format) : null
}

/**
 * Compiles the normalization of a body's texts before validation: NFC, without spaces and invisible characters at their
 * ends; passwords are unchanged, and rich text is only converted to NFC. Works in place, and also accepts bodies that
 * violate the schema.
 */
export const compileTexts = (body: Schema): ((value: JsonObject) => void) => {
  const change = compile(body)
  return (value) => {
    change?.(value)
  }
}
