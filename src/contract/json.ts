/** A value as JSON carries it. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject

/** An object as JSON carries it; a property that is absent reads as `undefined`. */
export type JsonObject = { [name: string]: JsonValue | undefined }

/** True for an object that is neither null nor a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
