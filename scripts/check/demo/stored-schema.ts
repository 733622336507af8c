import { plainSchema, type Schema } from '../../../src/server/contract/schema.ts'

const parts = ['items', 'if', 'then', 'else'] as const
const lists = ['allOf', 'anyOf', 'oneOf'] as const

/** The name under which a property is stored; null for what is computed, secret, or a record of its own. */
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
  // What a list must contain repeats properties of its items.
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

/** A body that makes several records (`x-records`), as that of one of them. */
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
 * The schema of a record or of a body as the schema of what is stored: names as they are stored (`x-stores`), without
 * what is computed, open to other properties.
 */
export const storedSchema = (schema: Schema): Schema => {
  const { properties: { id: _, ...properties } = {}, required = [], ...rest } = oneRecord(schema)
  return convert({ ...rest, properties, required: required.filter((name) => name !== 'id') }, new Map())
}
