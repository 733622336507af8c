import { isObject, type JsonValue } from '../../../src/contract/json.ts'
import { plainSchema, type Schema } from '../../../src/server/contract/schema.ts'

/** What a body sends of a record that was read: the properties it lists, under its own names for them. */
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
