import type { JsonSchema } from '../../../../modules/format/types.ts'
import { asRecord } from '../../path.ts'

const branches = ['then', 'else'] as const
const lists = ['allOf', 'anyOf', 'oneOf'] as const

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The conditional and combined parts of a schema. */
const partsOf = (schema: JsonSchema): readonly JsonSchema[] =>
  [...branches.map((key) => schema[key]), ...lists.flatMap((key) => schema[key] ?? [])].filter(isSchema)

/** Names of all properties an object schema may have, those of its conditional branches included, in order. */
export const propertyNames = (schema: JsonSchema): readonly string[] => [
  ...new Set([...Object.keys(asRecord(schema.properties)), ...partsOf(schema).flatMap(propertyNames)]),
]

/** The schema of a property, looked up in the conditional branches too; empty when there is none. */
export const propertySchema = (schema: JsonSchema, name: string): JsonSchema => {
  const own = asRecord(schema.properties)[name]
  if (own !== undefined) return asRecord(own)
  const found = partsOf(schema).find((part) => propertyNames(part).includes(name))
  return found ? propertySchema(found, name) : {}
}

/** The defaults of an object schema's properties, by name: what a new record starts with. */
export const schemaDefaults = (schema: JsonSchema): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    propertyNames(schema)
      .map((name) => [name, propertySchema(schema, name).default] as const)
      .filter(([, value]) => value !== undefined),
  )
