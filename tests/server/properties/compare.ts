import { isObject, type JsonObject, type JsonValue } from '../../../src/contract/json.ts'
import { plainSchema, type Schema } from '../../../src/server/contract/schema.ts'
import { cleanText } from '../../../src/server/text/clean-text.ts'

/** The stored form of a sent value, by docs/contract.md: renamed (`x-stores`), 0 for none, passwords omitted. */
const keptOf = (raw: Schema, value: JsonValue | undefined): JsonValue => {
  const schema = plainSchema(raw)
  if (value === undefined) return schema.default ?? null
  if (schema['x-references'] !== undefined && value === 0) return null
  const { format, items, properties } = schema
  if (typeof value === 'string') return format === 'html' ? value.normalize('NFC') : cleanText(value)
  if (items && Array.isArray(value)) return value.map((item) => keptOf(items, item))
  if (!properties || !isObject(value)) return value
  return Object.fromEntries(keptProperties(schema, value))
}

/** Stored name and value of each property of a body, of the first record if it creates several (`x-records`). */
export const keptProperties = (raw: Schema, body: JsonObject, index = 0): [string, JsonValue][] => {
  const schema = plainSchema(raw)
  const list = schema['x-records'] ?? ''
  const items = schema.properties?.[list]?.items
  const entries = body[list]
  const one = Array.isArray(entries) ? entries[index] : undefined
  const inner = items && isObject(one) ? keptProperties(items, one) : []
  const outer = Object.entries(schema.properties ?? {})
    .filter(([name, property]) => name !== list && plainSchema(property).format !== 'password')
    .map(([name, property]): [string, JsonValue] => [
      plainSchema(property)['x-stores'] ?? name,
      keptOf(property, body[name]),
    ])
  return [...outer, ...inner].filter(([name]) => name !== 'id')
}

/** An absent value is stored as null, as absent, or as an empty list. */
export const plain = (value: JsonValue | undefined): JsonValue => {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.map(plain)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, entry]): [string, JsonValue] => [name, plain(entry)])
      .filter(([, entry]) => entry !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** All objects in a response, outermost first. */
const objectsIn = (value: JsonValue | undefined): JsonObject[] => {
  if (Array.isArray(value)) return []
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}

const isRecordOf = (shown: JsonValue | undefined, id: JsonValue): boolean =>
  isObject(shown) && shown.id === id

/** Whether a shown value equals the stored one; an object may have more properties. */
const shows = (shown: JsonValue | undefined, kept: JsonValue): boolean => {
  if (kept === null)
    return shown === undefined || shown === null || (Array.isArray(shown) && shown.length === 0)
  if (Array.isArray(kept))
    return Array.isArray(shown)
      ? shown.length === kept.length && kept.every((entry, index) => shows(shown[index], entry))
      : kept.length === 0 && (shown === undefined || shown === null)
  if (!isObject(kept)) return shown === kept || isRecordOf(shown, kept)
  return (
    isObject(shown) && Object.entries(kept).every(([name, entry]) => shownWithin(shown, name, entry ?? null))
  )
}

const shownWithin = (holder: JsonObject, name: string, kept: JsonValue): boolean => {
  if (Object.hasOwn(holder, name)) return shows(holder[name], kept)
  // A reference may appear as the record, under another name.
  return kept === null || Object.values(holder).some((value) => isRecordOf(value, kept))
}

/** Whether a response shows a stored value: under its name, or as the referenced record. */
export const showsKept = (payload: JsonValue, name: string, kept: JsonValue): boolean => {
  const holders = objectsIn(payload)
  const named = holders.find((holder) => Object.hasOwn(holder, name))
  return named ? shows(named[name], kept) : holders.some((holder) => shownWithin(holder, name, kept))
}
