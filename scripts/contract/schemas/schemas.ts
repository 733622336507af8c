import { mapValues } from '../../../src/contract/json.ts'
import type { Mode } from '../../../src/contract/operations/operation-names.ts'
import {
  type Body,
  type JsonObject,
  type Kinds,
  type Property,
  type ResourceRecord,
  type Schema,
  type Shape,
  shared,
} from '../resource.ts'
import { isWritten, readSchema, writeSchema } from './properties.ts'

type Properties = Readonly<Record<string, Property>>

const refs = (names: { readonly [name: string]: string }): Record<string, Schema> =>
  Object.fromEntries(Object.entries(names).map(([name, schema]) => [name, shared(schema)]))

const isReference = (property: Property): boolean =>
  property.$ref !== undefined && Object.keys(property).length === 1

const saysNothing = (property: Property): boolean => Object.keys(property).length === 0

/** The properties with the shared schemas in the place of those that say nothing. */
const withSharedSchemas = (properties: Properties, kinds: Kinds): Properties => {
  const names = { ...kinds.first, ...kinds.properties, ...kinds.times }
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const schema = names[name]
      return [name, saysNothing(property) && schema !== undefined ? shared(schema) : property]
    }),
  )
}

/** The property that another one is read from: the first part of its `x-from`. */
const sourceOf = (property: Property, properties: Properties): Property | undefined =>
  typeof property['x-from'] === 'string' ? properties[property['x-from'].split('.')[0] ?? ''] : undefined

const readProperties = (
  properties: Properties,
  written: boolean,
  example?: JsonObject,
): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([, property]) => property.writeOnly !== true)
      .map(([name, property]) => {
        const context = { written, source: sourceOf(property, properties), example: example?.[name] }
        return [name, isReference(property) ? property : readSchema(property, context)]
      }),
  )

/** What a record or part says of how it is stored, and was. */
const stored = (shape: Shape): Schema =>
  Object.fromEntries(
    Object.entries(shape).filter(([key]) =>
      ['x-label', 'x-history', 'x-group-limit', 'x-renamed-from', 'x-dropped'].includes(key),
    ),
  )

/** The schema of a part where it is read. */
export const partSchema = (part: Shape, kinds: Kinds): Schema => {
  const properties = readProperties(withSharedSchemas(part.properties, kinds), true)
  return {
    type: 'object',
    ...stored(part),
    description: part.description,
    required: Object.keys(properties).filter((name) => !part.optional?.includes(name)),
    properties,
  }
}

/** The record's properties with those that every record has. */
const allProperties = (record: ResourceRecord, kinds: Kinds): Properties => {
  const declared = withSharedSchemas(record.properties, kinds)
  const dated = Object.keys(kinds.times).some((name) => name in declared)
  const created = Object.fromEntries(dated ? [] : Object.entries(kinds.times).slice(0, 1))
  return { ...refs(kinds.first), ...declared, ...refs(created), ...refs(kinds.last) }
}

/**
 * The schema of the record as it is read. `written` says whether there is any body, so that limits are those of bodies;
 * `example` is the first one in full, from which examples of properties follow.
 */
export const recordSchema = (
  record: ResourceRecord,
  kinds: Kinds,
  { table, written, example }: { table: string; written: boolean; example?: JsonObject | undefined },
): Schema => {
  const properties = readProperties(allProperties(record, kinds), written, example)
  return {
    type: 'object',
    'x-table': record['x-table'] ?? table,
    ...stored(record),
    description: record.description,
    required: Object.keys(properties).filter((name) => !record.optional?.includes(name)),
    properties,
  }
}

/** A property of a body: the record's, with what the body says of it; one that the server fills in is the body's own. */
const bodyProperty = (name: string, override: Property, source: Properties): Property => {
  const property = source[name]
  if (property === undefined || !isWritten(property)) return override
  return { ...property, ...override }
}

/** A schema of a condition, and those within it: open, since the body itself says what it holds. */
const open = (schema: Schema): Schema => {
  const within = Object.entries(schema).filter(([key]) => conditions.has(key))
  const opened = within.map(([key, part]) => [key, open(part as Schema)])
  return { additionalProperties: true, ...schema, ...Object.fromEntries(opened) }
}

const conditions = new Set(['if', 'then', 'else'])

interface BodyContext {
  readonly kinds: Kinds
  /** The properties of the record or part. */
  readonly source: Properties
  readonly example?: JsonObject | undefined
  /** Of a regular operation: which one, since properties may differ there. */
  readonly kind?: Mode | undefined
}

/** The schema of a body: closed, with the properties it names as the record has them. */
export const bodySchema = (body: Body, { kinds, source, example, kind }: BodyContext): Schema => {
  const { required = [], properties = {}, description, ...rest } = body
  const named = Object.entries(properties).map(([name, property]) => [
    name,
    bodyProperty(name, property, source),
  ])
  const schemas = Object.entries(withSharedSchemas(Object.fromEntries(named), kinds)).map(
    ([name, property]) => {
      const context = { body: kind, required: required.includes(name), example: example?.[name] }
      return [name, isReference(property) ? property : writeSchema(property, context)] as const
    },
  )
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    additionalProperties: false,
    ...mapValues(rest, (part, key) => (conditions.has(key) ? open(part as Schema) : part)),
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      schemas.flatMap(([name, schema]) => (schema === undefined ? [] : [[name, schema]])),
    ),
  }
}

/** The body that creates or updates a record, or writes a part: all that is written; `id` first in an update. */
export const wholeBody = (shape: Shape, kinds: Kinds, kind: Mode | 'write'): Body => {
  const { properties = {}, ...particular } = { ...shape.write, ...(kind !== 'write' && shape[kind]) }
  const id = kind === 'update' ? Object.fromEntries(Object.keys(kinds.first).map((name) => [name, {}])) : {}
  const written = Object.entries(shape.properties).filter(
    ([name, property]) => !(name in kinds.times) && isWritten(property),
  )
  return {
    ...particular,
    required: [...Object.keys(id), ...(particular.required ?? shape.required ?? [])],
    properties: { ...id, ...Object.fromEntries(written.map(([name]) => [name, {}])), ...properties },
  }
}
