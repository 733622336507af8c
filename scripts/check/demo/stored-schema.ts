import { plainSchema, type Schema } from '../../../src/server/contract/schema.ts'

const parts = ['items', 'if', 'then', 'else'] as const
const lists = ['allOf', 'anyOf', 'oneOf'] as const

/** The stored name of a property; null if it is computed, secret, or a separate record. */
const storedName = (name: string, raw: Schema): string | null => {
  const schema = plainSchema(raw)
  if (schema['x-from'] !== undefined || schema.format === 'password') return null
  if (schema['x-table'] !== undefined || schema.items?.['x-table'] !== undefined) return null
  return schema['x-stores'] ?? name
}

const namesOf = (schema: Schema): ReadonlyMap<string, string | null> =>
  new Map(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name, storedName(name, property)]),
  )

/** `names` are those of the object around a condition, whose properties it repeats. */
const convert = (schema: Schema, names: ReadonlyMap<string, string | null>): Schema => {
  const { properties, required, ...rest } = schema
  const allNames = new Map([...namesOf(schema), ...names])
  const nameOf = (name: string): string | null => allNames.get(name) ?? (allNames.has(name) ? null : name)
  const kept = Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const stored = nameOf(name)
    return stored === null ? [] : [[stored, convert(property, new Map())] as const]
  })
  const changed: Record<string, unknown> = { ...rest }
  delete changed.additionalProperties
  for (const part of parts) {
    const inner = rest[part as keyof typeof rest] as Schema | undefined
    if (inner) changed[part] = convert(inner, part === 'items' ? new Map() : allNames)
  }
  // `contains` repeats properties of the items.
  const contained = rest['contains' as keyof typeof rest] as Schema | undefined
  if (contained) changed.contains = convert(contained, namesOf(plainSchema(rest.items ?? {})))
  for (const list of lists) {
    const inner = rest[list]
    if (inner) changed[list] = inner.map((branch) => convert(branch, allNames))
  }
  return {
    ...changed,
    ...(properties && { properties: Object.fromEntries(kept) }),
    ...(required && { required: required.flatMap((name) => nameOf(name) ?? []) }),
  } as Schema
}

/** Converts a body for several records (`x-records`) to that of one. */
const oneRecord = (schema: Schema): Schema => {
  const list = schema['x-records']
  const items = list === undefined ? undefined : schema.properties?.[list]?.items
  if (list === undefined || !items) return schema
  const { [list]: _, ...outer } = schema.properties ?? {}
  const inner = plainSchema(items)
  return {
    ...schema,
    properties: { ...outer, ...inner.properties },
    required: [...(schema.required ?? []).filter((name) => name !== list), ...(inner.required ?? [])],
  }
}

/**
 * Converts the schema of a record or body to that of the stored data: with stored names (`x-stores`), without computed
 * properties, and with additional properties allowed.
 */
export const storedSchema = (schema: Schema): Schema => {
  const { properties: { id: _, ...properties } = {}, required = [], ...rest } = oneRecord(schema)
  return convert({ ...rest, properties, required: required.filter((name) => name !== 'id') }, new Map())
}
