import { isObject, type JsonObject } from '../../../contract/json.ts'
import { regularId } from '../../../contract/operations/operation-names.ts'
import type { Operation } from '../operation.ts'
import type { Schema } from '../schema.ts'
import { shortName, snakeCase } from './names.ts'
import { earlierNames, isTexts, recordShape, type Shape } from './shape.ts'

/** A place in a record that holds ids of other records. */
export interface Reference {
  /** The path from the record's root; `*` is any item of a list. */
  readonly path: readonly string[]
  /** Schema name of the referenced records. */
  readonly target: string
  /** The generated column, for a property of the record itself. */
  readonly column: string | null
  /** The table of (owner, position, target), for a place in a list or deeper. */
  readonly link: string | null
}

/** A generated column over the record's body; `expression` takes the body's name in a statement. */
export interface Column {
  readonly name: string
  readonly type: string
  readonly expression: (body: string) => string
  /** Whether it may be recreated without confirmation, because it derives from properties that come and go. */
  readonly remade?: true
}

/** An index; `on` is the SQL after the table's name. */
export interface Index {
  readonly name: string
  readonly unique: boolean
  readonly on: string
}

/** A stored resource. */
export interface Table {
  /** Name of the record's schema. */
  readonly resource: string
  readonly name: string
  /** Former names of the table (`x-renamed-from`). */
  readonly renamedFrom: readonly string[]
  readonly schema: Schema
  readonly shape: Shape
  /** The property that labels a record; `id` when the contract specifies none. */
  readonly label: string
  readonly references: readonly Reference[]
  /** The references to these records. */
  readonly referencedBy: { readonly table: Table; readonly reference: Reference }[]
  /** Unique properties. */
  readonly unique: readonly string[]
  /** Columns for filters, sorts and foreign keys; added while the contract is read. */
  readonly columns: Map<string, Column>
  readonly indexes: Map<string, Index>
  /** Properties in the search over all records, the label first; added while the contract is read. */
  readonly searched: Set<string>
}

/** The stored resources by schema name. */
export type Tables = ReadonlyMap<string, Table>

/** The properties of a record that hold a text per language. */
export const textProperties = ({ shape }: Table): readonly string[] =>
  [...shape.properties].filter(([, property]) => isTexts(property)).map(([property]) => property)

/** The table of the references at a path in a list or deeper. */
export const linkName = (table: string, path: readonly string[]): string =>
  shortName([table, ...path.filter((part) => part !== '*').map(snakeCase)].join('__'))

const referencesIn = (shape: Shape, table: string, path: readonly string[]): Reference[] => {
  const references: Reference[] = []
  if (shape.references !== null) {
    const [property = ''] = path
    const column = path.length === 1
    references.push({
      path,
      target: shape.references,
      column: column ? shortName(`r_${snakeCase(property)}`) : null,
      link: column ? null : linkName(table, path),
    })
  }
  if (shape.items) references.push(...referencesIn(shape.items, table, [...path, '*']))
  for (const [name, property] of shape.properties)
    references.push(...referencesIn(property, table, [...path, name]))
  return references
}

const tableOf = (resource: string, schema: Schema, name: string, operations: readonly Operation[]): Table => {
  const bodies = operations
    .filter(({ id }) => id === regularId(resource, 'create') || id === regularId(resource, 'update'))
    .flatMap(({ body }) => (body ? [body] : []))
  const shape = recordShape(schema, bodies)
  const properties = Object.entries(schema.properties ?? {})
  return {
    resource,
    name,
    renamedFrom: earlierNames(schema),
    schema,
    shape,
    label: schema['x-label'] ?? 'id',
    references: referencesIn(shape, name, []),
    referencedBy: [],
    unique: properties.filter(([, property]) => property['x-unique']).map(([property]) => property),
    columns: new Map(),
    indexes: new Map(),
    searched: new Set(),
  }
}

/** Adds the incoming references to each table. Throws when a reference names no stored resource. */
const connect = (tables: Tables): void => {
  for (const table of tables.values()) {
    for (const reference of table.references) {
      const target = tables.get(reference.target)
      if (!target)
        throw new Error(
          `${table.resource}.${reference.path.join('.')} refers to ${reference.target}, which is no schema with x-table.`,
        )
      target.referencedBy.push({ table, reference })
    }
  }
}

const checkEarlierNames = (tables: Tables, currentNames: ReadonlySet<string>): void => {
  for (const { resource, renamedFrom } of tables.values()) {
    const still = renamedFrom.find((name) => currentNames.has(name))
    if (still !== undefined)
      throw new Error(`${resource}: x-renamed-from names the table "${still}", which the contract still has.`)
  }
}

/**
 * Reads every schema with `x-table`, by name.
 * Throws when two share a table, or a reference names no stored resource.
 */
export const readTables = (document: JsonObject, operations: readonly Operation[]): Tables => {
  const components = isObject(document.components) ? document.components.schemas : undefined
  const tables = new Map<string, Table>()
  const names = new Set<string>()
  for (const [resource, raw] of Object.entries(isObject(components) ? components : {})) {
    const schema = raw as Schema
    const name = schema['x-table']
    if (name === undefined) continue
    if (names.has(name)) throw new Error(`Two schemas are stored in the table ${name}; ${resource} is one.`)
    names.add(name)
    tables.set(resource, tableOf(resource, schema, name, operations))
  }
  checkEarlierNames(tables, names)
  connect(tables)
  return tables
}
