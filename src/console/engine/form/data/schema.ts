import { asRecord, isObject } from '../../../../contract/json.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'

const branches = ['then', 'else'] as const
const lists = ['allOf', 'anyOf', 'oneOf'] as const

/** The conditional and combined parts of a schema. */
const partsOf = (schema: JsonSchema): readonly JsonSchema[] =>
  [...branches.map((key) => schema[key]), ...lists.flatMap((key) => schema[key] ?? [])].filter(isObject)

/** Names of all properties of an object schema, including its conditional branches, in order. */
export const propertyNames = (schema: JsonSchema): readonly string[] => [
  ...new Set([...Object.keys(asRecord(schema.properties)), ...partsOf(schema).flatMap(propertyNames)]),
]

/** The schema of a property, also from the conditional branches; empty if there is none. */
export const propertySchema = (schema: JsonSchema, name: string): JsonSchema => {
  const direct = asRecord(schema.properties)[name]
  if (direct !== undefined) return asRecord(direct)
  const found = partsOf(schema).find((part) => propertyNames(part).includes(name))
  return found ? propertySchema(found, name) : {}
}

/** The defaults of an object schema's properties, by name: the start of a new record. */
export const schemaDefaults = (schema: JsonSchema): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    propertyNames(schema)
      .map((name) => [name, propertySchema(schema, name).default] as const)
      .filter(([, value]) => value !== undefined),
  )
