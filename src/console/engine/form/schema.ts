import type { JsonSchema } from '../../../modules/format/types.ts'
import { asRecord } from '../path.ts'

const branches = ['then', 'else'] as const
const lists = ['allOf', 'anyOf', 'oneOf'] as const

/** Names of all properties an object schema may have, those of its conditional branches included, in order. */
export const propertyNames = (schema: JsonSchema): readonly string[] => {
  const own = Object.keys(asRecord(schema.properties))
  const inBranches = branches.flatMap((key) => propertyNames(asRecord(schema[key])))
  const inLists = lists.flatMap((key) => {
    const parts = schema[key]
    return Array.isArray(parts) ? parts.flatMap((part) => propertyNames(asRecord(part))) : []
  })
  return schema.properties || inBranches.length || inLists.length || schema.if
    ? [...new Set([...own, ...inBranches, ...inLists])]
    : []
}

/** The schema of a property, looked up in the conditional branches too; empty when there is none. */
export const propertySchema = (schema: JsonSchema, name: string): JsonSchema => {
  const own = asRecord(schema.properties)[name]
  if (own !== undefined) return asRecord(own)
  const parts = [
    ...branches.map((key) => schema[key]),
    ...lists.flatMap((key) => (Array.isArray(schema[key]) ? (schema[key] as unknown[]) : [])),
  ]
  const found = parts.map(asRecord).find((part) => propertyNames(part).includes(name))
  return found ? propertySchema(found, name) : {}
}
