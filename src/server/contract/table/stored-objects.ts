import type { JsonObject } from '../../../contract/json.ts'
import { type Plain, plainSchema } from '../schema.ts'
import type { Shape } from './shape.ts'
import type { Table } from './table.ts'

/** An object that is stored within a record, or the record itself, and what the contract says of its properties. */
export type StoredObject = {
  /** From the record's root; `*` stands for every item of a list. */
  readonly path: readonly string[]
  readonly properties: readonly string[]
  /** No longer used, on purpose. */
  readonly dropped: readonly string[]
  readonly renames: readonly { readonly from: string; readonly to: string }[]
  /** Always shown, and the contract has nothing to show in their place. */
  readonly needed: readonly string[]
  /** Always shown; by their defaults where a record has none. */
  readonly defaults: JsonObject
}

/** The properties of the record's own schema at a place that an answer must have and that are stored there. */
function alwaysShown(schema: Plain | null, shape: Shape): [string, Plain][] {
  return (schema?.required ?? []).flatMap((name): [string, Plain][] => {
    const property = schema?.properties?.[name]
    return property && shape.properties.has(name) ? [[name, plainSchema(property)]] : []
  })
}

function placeOf(path: readonly string[], shape: Shape, schema: Plain | null): StoredObject {
  const shown = alwaysShown(schema, shape).filter(([, { nullable }]) => !nullable)
  return {
    path,
    properties: [...shape.properties.keys()].sort(),
    dropped: shape.dropped,
    renames: [...shape.properties].flatMap(([to, { renamedFrom }]) =>
      renamedFrom.map((from) => ({ from, to })),
    ),
    // A list that is not stored is shown empty.
    needed: shown
      .filter(([, property]) => property.default === undefined && property.type !== 'array')
      .map(([name]) => name),
    defaults: Object.fromEntries(
      shown.flatMap(([name, { default: value }]) => (value === undefined ? [] : [[name, value]])),
    ),
  }
}

function* walk(path: readonly string[], shape: Shape, schema: Plain | null): Generator<StoredObject> {
  if (shape.properties.size > 0) yield placeOf(path, shape, schema)
  if (shape.items) yield* walk([...path, '*'], shape.items, schema?.items ? plainSchema(schema.items) : null)
  for (const [name, property] of shape.properties) {
    const schemaHere = schema?.properties?.[name]
    yield* walk([...path, name], property, schemaHere ? plainSchema(schemaHere) : null)
  }
}

/** The objects that records of a table are made of, the record itself first. */
export function storedObjects({ shape, schema }: Table): StoredObject[] {
  return [...walk([], shape, plainSchema(schema))]
}

/**
 * Throws where a keyword names a property that the contract still has at the same place: what is stored there is not
 * gone.
 */
export function checkRenames(table: Table): void {
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
