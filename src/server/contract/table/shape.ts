import { type Plain, plainSchema, type Schema } from '../schema.ts'

/** The shape of a stored value; the shape of a record is that of its JSON body. */
export interface Shape {
  readonly type: 'text' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'any'
  /** Schema name of the referenced record, when the value is its id. */
  readonly references: string | null
  /** Properties of that record, each with the sibling property that must equal it (`x-agrees`). */
  readonly agrees: Readonly<Record<string, string>>
  readonly properties: ReadonlyMap<string, Shape>
  readonly items: Shape | null
  /** One of a fixed set of values. */
  readonly enumeration: boolean
  readonly pattern: string | null
  readonly required: boolean
  /** Former names of the value (`x-renamed-from`). */
  readonly renamedFrom: readonly string[]
  /** Properties of an object that are intentionally no longer used (`x-dropped`). */
  readonly dropped: readonly string[]
}

const types: Readonly<Record<string, Shape['type']>> = {
  string: 'text',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  array: 'array',
}

const typeOf = (schema: Plain): Shape['type'] => {
  if (typeof schema.type === 'string') return types[schema.type] ?? 'any'
  return schema.properties ? 'object' : 'any'
}

const union = (first: readonly string[], second: readonly string[]): readonly string[] => [
  ...new Set([...first, ...second]),
]

const mergeShapes = (first: Shape, second: Shape): Shape => {
  const properties = new Map(first.properties)
  for (const [name, shape] of second.properties) {
    const before = properties.get(name)
    properties.set(name, before ? mergeShapes(before, shape) : shape)
  }
  return {
    type: first.type === 'any' ? second.type : first.type,
    references: first.references ?? second.references,
    agrees: { ...first.agrees, ...second.agrees },
    properties,
    items:
      first.items && second.items ? mergeShapes(first.items, second.items) : (first.items ?? second.items),
    enumeration: first.enumeration || second.enumeration,
    pattern: first.pattern ?? second.pattern,
    required: first.required || second.required,
    renamedFrom: union(first.renamedFrom, second.renamedFrom),
    dropped: union(first.dropped, second.dropped),
  }
}

/** Whether the schema is another record, which is stored in its own table. */
const isRecord = (raw: Schema): boolean => {
  const schema = plainSchema(raw)
  return schema['x-table'] !== undefined || (schema.items !== undefined && isRecord(schema.items))
}

const propertiesOf = (schema: Plain, within: readonly Schema[]): Map<string, Shape> => {
  const found = new Map<string, Shape>()
  for (const [name, raw] of Object.entries(schema.properties ?? {})) {
    if (raw['x-from'] !== undefined || within.includes(raw) || isRecord(raw)) continue
    const shape = shapeOf(raw, schema.required?.includes(name) ?? false, within)
    const stored = raw['x-stores'] ?? name
    const before = found.get(stored)
    found.set(stored, before ? mergeShapes(before, shape) : shape)
  }
  return found
}

const shapeOf = (raw: Schema, required: boolean, within: readonly Schema[]): Shape => {
  const schema = plainSchema(raw)
  return {
    type: typeOf(schema),
    references: schema['x-references'] ?? null,
    agrees: schema['x-agrees'] ?? {},
    properties: propertiesOf(schema, [...within, raw]),
    items: schema.items ? shapeOf(schema.items, true, [...within, raw]) : null,
    enumeration: schema.enum !== undefined,
    pattern: schema.pattern ?? null,
    required: required && !schema.nullable,
    renamedFrom: earlierNames(schema),
    dropped: schema['x-dropped'] ?? [],
  }
}

/** Former names of a property or table. */
export const earlierNames = ({ 'x-renamed-from': names = [] }: Schema): readonly string[] =>
  typeof names === 'string' ? [names] : names

/** The body of a single record, for a body that creates several (`x-records`). */
const oneRecord = (schema: Schema): Schema => {
  const list = schema['x-records']
  const items = list === undefined ? undefined : schema.properties?.[list]?.items
  if (list === undefined || !items) return schema
  const { [list]: _list, ...outer } = schema.properties ?? {}
  return { ...schema, properties: { ...outer, ...plainSchema(items).properties } }
}

/**
 * The shape of a stored record: the properties of its schema that are not computed (`x-from`), and those that its
 * create and update bodies store, under the names in `x-stores`. Only the record's own schema defines which are
 * required.
 */
export const recordShape = (record: Schema, bodies: readonly Schema[]): Shape => {
  const ownShape = shapeOf(record, true, [])
  const shapes = bodies.map((body) => shapeOf(oneRecord(body), true, []))
  const merged = shapes.reduce(mergeShapes, ownShape)
  const properties = new Map(merged.properties)
  properties.delete('id')
  for (const [name, shape] of properties) {
    properties.set(name, { ...shape, required: ownShape.properties.get(name)?.required ?? false })
  }
  return { ...merged, properties }
}

/** True for texts per language (`[{languageId, translatedText}]`). */
export const isTexts = (shape: Shape): boolean =>
  shape.type === 'array' && shape.items?.properties.has('translatedText') === true

/** Whether a text is a day written as DD/MM/YYYY, according to its pattern. */
export const isDayFirst = ({ type, pattern }: Shape): boolean => {
  if (type !== 'text' || pattern === null) return false
  const accepts = (text: string): boolean => new RegExp(pattern, 'u').test(text)
  return accepts('31/12/2026') && !accepts('12/31/2026')
}
