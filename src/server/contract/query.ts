import { listParameters, sortParameters } from '../../contract/conventions/query.ts'
import { readRegularId, regularId, regularIds } from '../../contract/operations/operation-names.ts'
import type { FilterOp, Operation, ParameterDefinition } from './operation.ts'
import { plainSchema } from './schema.ts'
import { type Field, fieldOf, innermost, isFreeText, storedField } from './table/field.ts'
import { isDayFirst } from './table/shape.ts'
import { type Table, type Tables, textProperties } from './table/table.ts'

/** The operations that show whole records of a resource; `total` shows only names, to everybody. */
export const readingOperations = (resource: string): readonly string[] => [
  ...regularIds(resource, 'list'),
  ...regularIds(resource, 'get'),
]

/** Formats of texts that are not written to be read: links and moments. */
const unreadFormats: ReadonlySet<string> = new Set(['uri', 'date', 'date-time', 'time'])

/** The properties whose texts are searched: every text of a record, the label first. */
const searchedProperties = ({ label, schema, shape }: Table): readonly string[] => {
  const properties = Object.keys(schema.properties ?? {}).filter((name) => {
    const own = shape.properties.get(name)
    const { format } = plainSchema(schema.properties?.[name] ?? {})
    return own !== undefined && isFreeText(own) && !unreadFormats.has(format ?? '')
  })
  return [...properties.filter((name) => name === label), ...properties.filter((name) => name !== label)]
}

/** Marks the properties of a table for the search over all records; none if no operation shows its records. */
export const needForSearch = (table: Table, operations: readonly Operation[]): void => {
  const reading = readingOperations(table.resource)
  if (!operations.some(({ id }) => reading.includes(id))) return
  for (const property of searchedProperties(table)) table.searched.add(property)
}

export type QueryUse = 'contains' | 'missing' | FilterOp

/**
 * A filter parameter of a list. A record matches if any of the fields equals any of the values; `missing` and
 * `texts` consider all texts of the field's record.
 */
export interface Condition {
  readonly parameter: string
  readonly in: 'path' | 'query'
  readonly use: QueryUse
  readonly fields: readonly Field[]
}

/** The query parameters of an operation on its table. */
export interface Query {
  readonly conditions: readonly Condition[]
  /** Names of the parameters for record ids, the number of records, and a language code. */
  readonly ids: string | null
  readonly limit: string | null
  readonly language: string | null
  /** Sortable fields by name. */
  readonly sorts: ReadonlyMap<string, Field>
  /** The default sort field, ascending. */
  readonly fallback: Field
}

const readingOf = (field: Field, parameter: ParameterDefinition): QueryUse => {
  const read = innermost(field)
  if (read.kind !== 'stored') return 'equals'
  const text = plainSchema(parameter.schema)
  return isFreeText(read.shape) && text.enum === undefined ? 'contains' : 'equals'
}

const ranges: ReadonlySet<QueryUse> = new Set(['from', 'to', 'before'])

/** Whether a filter compares by range instead of equality. */
export const isRange = (use: QueryUse): boolean => ranges.has(use)

/** Numbers and times have an order that both the database and users agree on; other texts do not. */
const isOrdered = (field: Field): boolean => {
  const read = innermost(field)
  if (read.kind !== 'stored' || isDayFirst(read.shape)) return true
  const { properties = {} } = plainSchema(read.table.schema)
  const format = Object.hasOwn(properties, read.property)
    ? plainSchema(properties[read.property] ?? {}).format
    : undefined
  return ['integer', 'number'].includes(read.shape.type) || format === 'date' || format === 'date-time'
}

/** The first field with a text per language. */
const textField = (table: Table, operation: Operation): Field => {
  const [property] = textProperties(table)
  const field = property === undefined ? null : storedField(table, property)
  if (field) return field
  throw new Error(
    `${operation.id} asks for texts that are missing, and ${table.resource} has none per language.`,
  )
}

/** The properties that a parameter filters by: its rule's, or the property of its name. */
const namedBy = (table: Table, { name, 'x-filter': rule }: ParameterDefinition): readonly string[] => {
  if (rule === 'texts') return searchedProperties(table).slice(0, 1)
  const named = rule === 'label' ? table.label : typeof rule === 'object' ? rule.property : name
  return typeof named === 'string' ? [named] : named
}

/** Whether a parameter takes several values. */
const isList = ({ schema }: ParameterDefinition): boolean => plainSchema(schema).type === 'array'

/** Throws for a list of values that the regular handler cannot compare with one property. */
const refuseOtherLists = (operation: Operation, parameter: ParameterDefinition): void => {
  const rule = parameter['x-filter']
  const compares =
    rule === undefined || rule === 'none' || (typeof rule === 'object' && (rule.op ?? 'equals') === 'equals')
  if (isList(parameter) && !compares)
    throw new Error(`${operation.id}: "${parameter.name}" is a list, and its x-filter takes one value.`)
}

const conditionOf = (
  tables: Tables,
  table: Table,
  operation: Operation,
  parameter: ParameterDefinition,
): Condition | null => {
  const place = parameter.in
  if ((place !== 'path' && place !== 'query') || listParameters.includes(parameter.name)) return null
  const rule = parameter['x-filter']
  refuseOtherLists(operation, parameter)
  if (rule === 'missing')
    return { parameter: parameter.name, in: place, use: rule, fields: [textField(table, operation)] }
  if (typeof rule === 'string' && rule !== 'label' && rule !== 'texts') return null
  const fields = namedBy(table, parameter).map((property) => fieldOf(tables, table, property, operation.id))
  const op = typeof rule === 'object' ? rule.op : rule === 'texts' ? rule : undefined
  const first = fields[0]
  if (!first) throw new Error(`${operation.id}: the x-filter of "${parameter.name}" names no property.`)
  if (op && isRange(op) && !fields.every(isOrdered))
    throw new Error(
      `${operation.id}: "${parameter.name}" asks for a range of what is neither number nor time.`,
    )
  const use = op ?? (isList(parameter) ? 'equals' : readingOf(first, parameter))
  return { parameter: parameter.name, in: place, use, fields }
}

const parameterWith = (operation: Operation, rule: 'ids' | 'limit' | 'language'): string | null =>
  operation.parameters.find((parameter) => parameter['x-filter'] === rule)?.name ?? null

/** The path parameter with the record's own id: `id`, else the last one. */
export const numberParameter = (operation: Operation): string | null => {
  const names = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
  return names.includes('id') ? 'id' : (names.at(-1) ?? null)
}

/** The filter parameters: for operations on one record, all except the record's own id. */
const narrowing = (operation: Operation): readonly ParameterDefinition[] => {
  const action = readRegularId(operation.id)?.action
  const many = operation.transition
    ? operation.transition.from === null
    : action === 'list' || action === 'total' || action === 'create'
  const number = many ? null : numberParameter(operation)
  return operation.parameters.filter((parameter) => parameter.in !== 'path' || parameter.name !== number)
}

/** Reads the query of an operation on a table. Throws for a parameter that matches no property. */
export const queryOf = (tables: Tables, table: Table, operation: Operation): Query => {
  const sortBy = operation.parameters.find(({ name }) => name === sortParameters.property)
  const sorts = (sortBy?.schema.enum ?? []).map(String).filter((value) => value !== '')
  const byLabel = operation.id === regularId(table.resource, 'total')
  return {
    conditions: narrowing(operation).flatMap(
      (parameter) => conditionOf(tables, table, operation, parameter) ?? [],
    ),
    ids: parameterWith(operation, 'ids'),
    limit: parameterWith(operation, 'limit'),
    language: parameterWith(operation, 'language'),
    sorts: new Map(sorts.map((value) => [value, fieldOf(tables, table, value, operation.id)])),
    fallback: fieldOf(tables, table, byLabel ? table.label : 'id', operation.id),
  }
}
