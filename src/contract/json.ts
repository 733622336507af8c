/** A value as JSON carries it. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject

/** An object as JSON carries it; a property that is absent reads as `undefined`. */
export type JsonObject = { [name: string]: JsonValue | undefined }

/** An object of which nothing is known but that its properties have names. */
export type PlainObject = Readonly<Record<string, unknown>>

/** The types of JSON Schema. */
export const jsonTypes = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const

export type JsonType = (typeof jsonTypes)[number]

/** True for an object that is neither null nor a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What a text is as JSON; null where it is none. */
export const parsedOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The value as an object to read properties from; an empty one for anything else. */
export const asRecord = (value: unknown): PlainObject => (isObject(value) ? value : {})

/** An own property of an object, or an item of a list; undefined where there is none. */
export function ownValue(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Readonly<Record<string | number, unknown>>)[key]
}

type Keys = readonly (string | number)[]

/** What stands in a value where these keys and indexes lead; undefined where they break off. */
export function valueAt(value: JsonValue | undefined, path: Keys): JsonValue | undefined
export function valueAt(value: unknown, path: Keys): unknown
export function valueAt(value: unknown, path: Keys): unknown {
  return path.reduce(ownValue, value)
}

/** The object with each of its values changed. */
export const mapValues = <From, To>(
  object: { readonly [key: string]: From },
  change: (value: From, key: string) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))
