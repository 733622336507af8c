import type { JsonObject } from '../../../contract/json.ts'
import { type Plain, plainSchema } from '../schema.ts'
import type { Shape } from './shape.ts'
import type { Table } from './table.ts'

/** An object stored within a record, or the record itself, with the contract's rules for its properties. */
export interface StoredObject {
  /** The path from the record's root; `*` is any item of a list. */
  readonly path: readonly string[]
  readonly properties: readonly string[]
  /** Intentionally no longer used. */
  readonly dropped: readonly string[]
  readonly renames: readonly { readonly from: string; readonly to: string }[]
  /** Required, without a default in the contract. */
  readonly needed: readonly string[]
  /** Defaults of required properties. */
  readonly defaults: JsonObject
}

/** The required properties of the record's own schema at a path that are stored there. */
const alwaysShown = (schema: Plain | null, shape: Shape): [string, Plain][] =>
  (schema?.required ?? []).flatMap((name): [string, Plain][] => {
    const property = schema?.properties?.[name]
    return property && shape.properties.has(name) ? [[name, plainSchema(property)]] : []
  })

const storedObjectAt = (path: readonly string[], shape: Shape, schema: Plain | null): StoredObject => {
  const shown = alwaysShown(schema, shape).filter(([, { nullable }]) => !nullable)
  return {
    path,
    properties: [...shape.properties.keys()].sort(),
    dropped: shape.dropped,
    renames: [...shape.properties].flatMap(([to, { renamedFrom }]) =>
      renamedFrom.map((from) => ({ from, to })),
    ),
    // A list that is not stored is returned empty.
    needed: shown
      .filter(([, property]) => property.default === undefined && property.type !== 'array')
      .map(([name]) => name),
    defaults: Object.fromEntries(
      shown.flatMap(([name, { default: value }]) => (value === undefined ? [] : [[name, value]])),
    ),
  }
}

const walk = function* (
  path: readonly string[],
  shape: Shape,
  schema: Plain | null,
): Generator<StoredObject> {
  if (shape.properties.size > 0) yield storedObjectAt(path, shape, schema)
  if (shape.items) yield* walk([...path, '*'], shape.items, schema?.items ? plainSchema(schema.items) : null)
  for (const [name, property] of shape.properties) {
    const schemaHere = schema?.properties?.[name]
    yield* walk([...path, name], property, schemaHere ? plainSchema(schemaHere) : null)
  }
}

/** The objects within the records of a table, the record itself first. */
export const storedObjects = ({ shape, schema }: Table): StoredObject[] => [
  ...walk([], shape, plainSchema(schema)),
]

/** Throws where a keyword marks a property as renamed or dropped that the contract still has at the same path. */
export const checkRenames = (table: Table): void => {
  for (const { path, properties, dropped, renames } of storedObjects(table)) {
    const where = [table.resource, ...path.filter((part) => part !== '*')].join('.')
    const still = (name: string, keyword: string): void => {
      if (properties.includes(name))
        throw new Error(`${where}: ${keyword} names "${name}", which the contract still has there.`)
    }
    for (const name of dropped) still(name, 'x-dropped')
    for (const [index, { from, to }] of renames.entries()) {
      still(from, `x-renamed-from of "${to}"`)
      const other = renames.find((rename, at) => at < index && rename.from === from)
      if (other) throw new Error(`${where}: both "${other.to}" and "${to}" are renamed from "${from}".`)
      if (dropped.includes(from))
        throw new Error(`${where}: "${from}" is dropped (x-dropped) and renamed to "${to}"; say one.`)
    }
  }
}
