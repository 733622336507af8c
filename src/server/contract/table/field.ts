import { plainSchema } from '../schema.ts'
import { isTexts, type Shape } from './shape.ts'
import type { Table, Tables } from './table.ts'

/** A field that can be filtered or sorted by. */
export type Field =
  | { readonly kind: 'column'; readonly column: 'id' | 'created_at' | 'modified_at' }
  | {
      readonly kind: 'stored'
      readonly table: Table
      readonly property: string
      readonly shape: Shape
    }
  /** A field of the record that `column` points to. */
  | { readonly kind: 'through'; readonly column: string; readonly target: Table; readonly field: Field }
  /** A field of any record in a list of references; `link` is the table of that list. */
  | { readonly kind: 'among'; readonly link: string; readonly target: Table; readonly field: Field }

/** The field at the end of a chain of references. */
export const innermost = (field: Field): Exclude<Field, { kind: 'through' | 'among' }> =>
  field.kind === 'through' || field.kind === 'among' ? innermost(field.field) : field

/** Schema name of the users, who are the authors of all records. */
export const userResource = 'User'

/** Schema name of uploaded files. */
export const fileResource = 'DbFile'

/** Whether a text is searched by substring: free text, lists of texts, texts per language. */
export const isFreeText = (shape: Shape): boolean => {
  if (shape.type === 'text') return !shape.enumeration
  return isTexts(shape) || (shape.type === 'array' && shape.items?.type === 'text')
}

const computed: Readonly<Record<string, Field>> = {
  createdAt: { kind: 'column', column: 'created_at' },
  modifiedAt: { kind: 'column', column: 'modified_at' },
}

/**
 * The fields of every table; lists may sort by `creationDate` although records show it as `creationDateTimeStamp`, in
 * seconds.
 */
const always: Readonly<Record<string, Field>> = {
  id: { kind: 'column', column: 'id' },
  creationDate: { kind: 'column', column: 'created_at' },
  creationDateTimeStamp: { kind: 'column', column: 'created_at' },
  lastModifiedDate: { kind: 'column', column: 'modified_at' },
}

const getOwn = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

const byUser = (tables: Tables, column: 'created_by' | 'modified_by'): Field | null => {
  const target = tables.get(userResource)
  const shape = target?.shape.properties.get('name')
  if (!target || !shape) return null
  return {
    kind: 'through',
    column,
    target,
    field: { kind: 'stored', table: target, property: 'name', shape },
  }
}

/** A stored property of the table; null for one that is not stored. */
export const storedField = (table: Table, property: string): Extract<Field, { kind: 'stored' }> | null => {
  const shape = table.shape.properties.get(property)
  return shape ? { kind: 'stored', table, property, shape } : null
}

const from = (tables: Tables, table: Table, source: string): Field | null => {
  if (source === 'createdBy') return byUser(tables, 'created_by')
  if (source === 'modifiedBy') return byUser(tables, 'modified_by')
  const fromServer = getOwn(computed, source)
  if (fromServer) return fromServer
  const [first = '', ...rest] = source.split('.')
  if (rest.length === 0) return storedField(table, first)
  const reference = table.references.find(
    ({ path }) => path[0] === first && path.slice(1).every((part) => part === '*'),
  )
  const target = reference && tables.get(reference.target)
  const field = target && findField(tables, target, rest.join('.'))
  if (!field) return null
  if (reference.column !== null) return { kind: 'through', column: reference.column, target, field }
  return reference.link === null ? null : { kind: 'among', link: reference.link, target, field }
}

const findField = (tables: Tables, table: Table, property: string): Field | null => {
  const schema = getOwn(plainSchema(table.schema).properties ?? {}, property)
  const source = schema?.['x-from']
  if (source !== undefined) return from(tables, table, source)
  if (property.includes('.')) return from(tables, table, property)
  return storedField(table, property) ?? getOwn(always, property) ?? null
}

/**
 * The database field of a property.
 * Throws when the record has no such property, or one that cannot be filtered or sorted by.
 */
export const fieldOf = (tables: Tables, table: Table, property: string, source: string): Field => {
  const field = findField(tables, table, property)
  if (field) return field
  throw new Error(
    `${source} filters or sorts by "${property}", which ${table.resource} does not store; name a stored property with x-filter, or x-filter: none.`,
  )
}
