/** A JSON value. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject

/** A JSON object; a missing property reads as `undefined`. */
export interface JsonObject {
  [name: string]: JsonValue | undefined
}

/** An object with unknown properties. */
export type PlainObject = Readonly<Record<string, unknown>>

/** The types of JSON Schema. */
export const jsonTypes = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const

export type JsonType = (typeof jsonTypes)[number]

/** Whether a value is an object, neither null nor a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses JSON; null for invalid JSON. */
export const parsedOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The value if it is an object, otherwise an empty one. */
export const asRecord = (value: unknown): PlainObject => (isObject(value) ? value : {})

/** An own property of an object, or an item of a list; undefined if missing. */
export const ownValue = (value: unknown, key: string | number): unknown => {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Readonly<Record<string | number, unknown>>)[key]
}

type Keys = readonly (string | number)[]

/** The value at a path of keys and indexes; undefined if the path is interrupted. */
export function valueAt(value: JsonValue | undefined, path: Keys): JsonValue | undefined
export function valueAt(value: unknown, path: Keys): unknown
export function valueAt(value: unknown, path: Keys): unknown {
  return path.reduce(ownValue, value)
}

/** The object with all its values mapped. */
export const mapValues = <From, To>(
  object: { readonly [key: string]: From },
  change: (value: From, key: string) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))
