import type { Schema, ShortSchema } from '../resource.ts'

/**
 * A schema in full. An object that does not say its type is one of which all properties are required but those of
 * `optional`, as of a record; so are those within it.
 */
export const fullSchema = (schema: ShortSchema): Schema => {
  const { optional, required, properties, items, ...rest } = schema
  const whole = {
    ...rest,
    ...(items && { items: fullSchema(items) }),
    ...(required && { required }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, fullSchema(property)]),
      ),
    }),
  }
  if (!properties || schema.type !== undefined) return whole
  const { properties: full, ...others } = whole
  const held = Object.keys(properties).filter((name) => !optional?.includes(name))
  return { type: 'object', ...others, required: held, properties: full ?? {} }
}
