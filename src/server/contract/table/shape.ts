import { type Plain, plainSchema, type Schema } from '../schema.ts'

/** What one stored value looks like; the shape of a record is that of its JSON body. */
export type Shape = {
  readonly type: 'text' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'any'
  /** Schema name of the record whose number this is. */
  readonly references: string | null
  /** Properties of that record, each with the one beside this that must equal it (`x-agrees`). */
  readonly agrees: Readonly<Record<string, string>>
  readonly properties: ReadonlyMap<string, Shape>
  readonly items: Shape | null
  /** One of a fixed set of values. */
  readonly enumeration: boolean
  readonly pattern: string | null
  readonly required: boolean
  /** Names that the value had before (`x-renamed-from`). */
  readonly renamedFrom: readonly string[]
  /** Of an object: properties that are no longer used, on purpose (`x-dropped`). */
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

function typeOf(schema: Plain): Shape['type'] {
  if (typeof schema.type === 'string') return types[schema.type] ?? 'any'
  return schema.properties ? 'object' : 'any'
}

const union = (first: readonly string[], second: readonly string[]): readonly string[] => [
  ...new Set([...first, ...second]),
]

function mergeShapes(first: Shape, second: Shape): Shape {
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

/** Other records that a record shows are stored in their own table. */
function isRecord(raw: Schema): boolean {
  const schema = plainSchema(raw)
  return schema['x-table'] !== undefined || (schema.items !== undefined && isRecord(schema.items))
}

function propertiesOf(schema: Plain, within: readonly Schema[]): Map<string, Shape> {
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

function shapeOf(raw: Schema, required: boolean, within: readonly Schema[]): Shape {
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

/** The names that a property or table had before. */
export const earlierNames = ({ 'x-renamed-from': names = [] }: Schema): readonly string[] =>
  typeof names === 'string' ? [names] : names

/** A body that makes several records (`x-records`), as the body of one of them. */
function oneRecord(schema: Schema): Schema {
  const list = schema['x-records']
  const items = list === undefined ? undefined : schema.properties?.[list]?.items
  if (list === undefined || !items) return schema
  const { [list]: _list, ...outer } = schema.properties ?? {}
  return { ...schema, properties: { ...outer, ...plainSchema(items).properties } }
}

/**
 * The shape of a stored record: what its schema shows and does not compute (`x-from`), and what its create and update
 * bodies store, under the names that `x-stores` gives. Only the record's own schema says what is always there.
 */
export function recordShape(record: Schema, bodies: readonly Schema[]): Shape {
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
export function isTexts(shape: Shape): boolean {
  return shape.type === 'array' && shape.items?.properties.has('translatedText') === true
}
