import { ownValue } from '../../src/contract/json.ts'
import { usualNames } from '../../src/contract/records/record-names.ts'
import { type Schema, type SchemaReader, typesOf } from '../../src/module-check/schema/schema-reader.ts'
import { operationId } from './console-contract.ts'
import type { ApiOperation } from './document.ts'
import { labelOf, referenceLabel } from './labels.ts'
import { type Resource, resourceNamed } from './resource.ts'

/** JSON of a module file. */
export type Json = Record<string, unknown>

const maxColumns = 7

const nameLike = [
  ...usualNames,
  'full_name',
  'fullName',
  'display_name',
  'displayName',
  'username',
  'login',
  'subject',
  'email',
  'slug',
  'code',
  'description',
]

/** The property that names a record; undefined if none does. */
export const nameField = (reader: SchemaReader, row: unknown): string | undefined => {
  const isText = (name: string): boolean => typesOf(reader.property(row, name) ?? {}).includes('string')
  const names = reader.names(row)
  return (
    nameLike.find((name) => names.includes(name) && isText(name)) ??
    names.find((name) => /name$|title$/i.test(name) && isText(name))
  )
}

/** The resource that a name refers to by id: `categoryId`, `category_id`, `categoryIds`. */
export const referred = (name: string, resources: readonly Resource[]): Resource | undefined => {
  const word = /^(.+?)[_-]?ids?$/i.exec(name)?.[1]
  return word === undefined ? undefined : resourceNamed(word, resources)
}

/** A resource whose module is written. */
export interface Subject {
  reader: SchemaReader
  resource: Resource
  resources: readonly Resource[]
  /** The resources of properties that responses have as whole records, by property. */
  embedded: Readonly<Record<string, Resource>>
  list: ApiOperation
  /** The schema of a row or record. */
  row: Schema
  /** The property that names a record of another resource; undefined if none does. */
  nameOf: (resource: Resource) => string | undefined
}

/** The resource that a property of a record refers to. */
export const referredBy = ({ resources, embedded }: Subject, name: string): Resource | undefined =>
  referred(name, resources) ?? (ownValue(embedded, name) as Resource | undefined)

/** The options of a cell, widget or filter that shows records of another resource by name. */
export const lookupOf = ({ nameOf }: Subject, other: Resource): Json => {
  const label = nameOf(other)
  return {
    operation: operationId('list', other),
    ...(label !== undefined && !usualNames.includes(label) && { label }),
  }
}

/** The types of a schema besides null. */
export const valueTypes = (schema: Schema): readonly string[] =>
  typesOf(schema).filter((type) => type !== 'null')

/** Whether a property has an id, or several. */
export const isOfIds = (reader: SchemaReader, schema: Schema): boolean => {
  const types = valueTypes(reader.items(schema) ?? schema)
  return types.some((type) => type === 'integer' || type === 'number' || type === 'string')
}

const listCell = ({ reader }: Subject, schema: Schema): Json | undefined => {
  const items = reader.items(schema) ?? {}
  if (['string', 'integer', 'number'].includes(typesOf(items).join())) return { cell: 'chips' }
  const label = nameField(reader, items)
  return label === undefined ? undefined : { cell: 'chips', options: { label } }
}

const textCell = ({ format, enum: choices }: Schema): Json => {
  if (format === 'date-time') return { cell: 'date', options: { style: 'time' } }
  if (format === 'date') return { cell: 'date' }
  if (format === 'uri') return { cell: 'link' }
  return Array.isArray(choices) ? { cell: 'badge' } : {}
}

/** The cell of a property by its type; undefined if no cell shows it. */
const cellOf = (subject: Subject, name: string, schema: Schema): Json | undefined => {
  if (schema.format === 'byte' || schema.format === 'binary') return undefined
  const types = valueTypes(schema)
  const other = referredBy(subject, name)
  const isReference = isOfIds(subject.reader, schema)
  if (other && other !== subject.resource && subject.nameOf(other) !== undefined && isReference)
    return { label: referenceLabel(name), cell: 'reference', options: lookupOf(subject, other) }
  if (types.length === 0) return {}
  const cells: Readonly<Record<string, () => Json | undefined>> = {
    boolean: () => ({ cell: 'yes-no' }),
    integer: () => (name === 'id' ? {} : { cell: 'number' }),
    number: () => ({ cell: 'number' }),
    string: () => textCell(schema),
    array: () => listCell(subject, schema),
  }
  return types.length === 1 ? cells[types[0] ?? '']?.() : undefined
}

/** Columns or details of a record's properties; a nested object is shown by its name. */
export const fieldsOf = (subject: Subject): Json[] =>
  subject.reader.names(subject.row).flatMap((name): Json[] => {
    const schema = subject.reader.property(subject.row, name) ?? {}
    const isTwice = name === 'id' && subject.resource.id !== 'id'
    if (isTwice || schema.writeOnly === true || name.startsWith('_') || /password|secret/i.test(name))
      return []
    if (typesOf(schema).includes('object')) {
      const inner = nameField(subject.reader, schema)
      return inner === undefined || /\W/.test(name)
        ? []
        : [{ field: `${name}.${inner}`, label: labelOf(name) }]
    }
    const cell = cellOf(subject, name, schema)
    return cell === undefined || name.includes('.') ? [] : [{ field: name, label: labelOf(name), ...cell }]
  })

/** How informative a column is, in descending order. */
const rank = (subject: Subject, { field, cell }: Json): number => {
  const name = String(field)
  if (name === nameField(subject.reader, subject.row)) return 0
  if (nameLike.includes(name)) return 1
  if (cell === 'badge' || cell === 'reference') return 2
  if (/status|state|type|email|phone|price|amount|total|date$/i.test(name)) return 2
  if (cell === 'link' || /(_|\b)(url|uri|href|sha|node_id|etag)$|Url$/i.test(name)) return 6
  if (/description|content|body|text|html/i.test(name)) return 5
  if (name === 'id' || name === subject.resource.id) return 4
  return /(created|updated|modified)/i.test(name) ? 4 : 3
}

/** The columns of a list: what identifies a record first. */
export const columnsOf = (subject: Subject, sortable: readonly string[]): Json[] => {
  const all = fieldsOf(subject)
  const chosen = all
    .map((column, index) => ({ column, index, rank: rank(subject, column) }))
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
    .slice(0, maxColumns)
  const columns = chosen.map(({ column }) => ({
    ...column,
    ...(sortable.includes(String(column.field)) && { sortBy: column.field }),
  }))
  return columns.length > 0 ? columns : [{ field: 'id', label: 'ID' }]
}
