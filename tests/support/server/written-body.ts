import { isObject, type JsonValue } from '../../../src/contract/json.ts'
import { plainSchema, type Schema } from '../../../src/server/contract/schema.ts'

/** The body that writes a record as read: its properties, under their names in the body. */
export const writtenBody = (body: Schema, shown: JsonValue): JsonValue => {
  const { items, properties } = plainSchema(body)
  if (items && Array.isArray(shown)) return shown.map((item) => writtenBody(items, item))
  if (!properties || !isObject(shown)) return shown
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      const value = shown[plainSchema(property)['x-stores'] ?? name]
      return value === undefined ? [] : [[name, writtenBody(property, value)]]
    }),
  )
}
