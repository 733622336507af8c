import type { JsonSchema } from '../../modules/format/types.ts'
import type { Operation } from './contract.ts'
import { type Schema, type SchemaReader, texts, typesOf } from './schema-reader.ts'

const kept = new Set([
  ...[
    'const',
    'default',
    'pattern',
    'format',
    'minLength',
    'maxLength',
    'uniqueItems',
    'minItems',
    'maxItems',
  ],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'x-not-before'],
])

/** What a form asks of a property: the contract's rules; nothing typed is left out, so null is no value of a form. */
const propertyIn = (reader: SchemaReader, declared: unknown): Schema => {
  const schema = reader.resolve(declared)
  const types = typesOf(schema).filter((type) => type !== 'null')
  const items = reader.items(schema)
  const isPlainObject = types.length === 1 && types[0] === 'object'
  return {
    ...(types.length > 0 && { type: types.length === 1 ? types[0] : types }),
    ...(Array.isArray(schema.enum) && { enum: schema.enum.filter((value) => value !== null) }),
    ...Object.fromEntries(Object.entries(schema).filter(([key, value]) => kept.has(key) && value !== null)),
    ...(items && { items: propertyIn(reader, items) }),
    ...(isPlainObject && objectIn(reader, schema, reader.names(schema))),
  }
}

const objectIn = (reader: SchemaReader, schema: unknown, names: readonly string[]): Schema => {
  const required = texts(reader.resolve(schema).required).filter((name) => names.includes(name))
  const properties = names.flatMap((name) => {
    const property = reader.property(schema, name)
    if (!property) return []
    const { 'x-not-before': other, ...rules } = propertyIn(reader, property)
    const isThere = typeof other === 'string' && names.includes(other)
    return [[name, { ...rules, ...(isThere && { 'x-not-before': other }) }] as const]
  })
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(properties),
  }
}

/**
 * The schema of a form that asks for some properties of an operation's body: its types and limits, and what it requires of
 * them, or needs a record to have.
 */
export const formSchemaOf = (
  reader: SchemaReader,
  operation: Pick<Operation, 'body' | 'needs'> | undefined,
  names: readonly string[],
): JsonSchema => {
  const { body, needs = [] } = operation ?? {}
  const { required, ...schema } = objectIn(reader, body ?? {}, names)
  const all = [...new Set([...texts(required), ...needs.filter((name) => names.includes(name))])]
  return { ...schema, ...(all.length > 0 && { required: all }) }
}
