import { type Condition, isRange, type Query, type QueryUse } from '../query.ts'
import { type Field, innermost } from './field.ts'
import { literal, shortName, snakeCase } from './names.ts'
import { isDayFirst, isTexts } from './shape.ts'
import { type Column, type Index, type Table, textProperties } from './table.ts'

type StoredField = Extract<Field, { kind: 'stored' }>

/** Sort keys are cut to this many characters, since a B-tree entry holds at most about 2,700 bytes. */
const sortKeyLength = 200

/** The SQL function that joins a list of texts into one text; created in `store/migration/tables.ts`. */
export const textsFunction = 'contract_texts'

const sqlTypes: Readonly<Record<string, string>> = {
  integer: 'bigint',
  number: 'double precision',
  boolean: 'boolean',
}

/**
 * The SQL function that returns the languages complete in all of the given lists; created in
 * `store/migration/tables.ts`.
 */
export const languagesFunction = 'contract_languages'

/** The SQL function that folds a text for searching; created in `store/migration/tables.ts`. */
export const alikeFunction = 'contract_alike'

/** SQL of a text folded for searching, see `foldText`. */
export const alikeSql = (text: string): string => `${alikeFunction}(${text})`

const textOf = (body: string, property: string): string => `(${body} ->> ${literal(property)})`

const columnName = (prefix: string, property: string): string => shortName(`${prefix}_${snakeCase(property)}`)

/** `s_title`: the whole text, folded for searching, for "contains" filters. */
export const searchColumn = ({ property, shape }: StoredField): Column => {
  const text = (body: string): string =>
    shape.type === 'array' ? `${textsFunction}(${body} -> ${literal(property)})` : textOf(body, property)
  return {
    name: columnName('s', property),
    type: 'text',
    expression: (body) => alikeSql(text(body)),
    remade: true,
  }
}

/** `f_active`: the value in its own type, for equality; for a reference, its own column. */
export const valueColumn = ({ property, shape, table }: StoredField): Column => {
  const reference = table.references.find(({ column, path }) => column !== null && path[0] === property)
  const type = sqlTypes[shape.type] ?? 'text'
  const cast = type === 'text' ? '' : `::${type}`
  return {
    name: reference?.column ?? columnName('f', property),
    type,
    expression: (body) => `${textOf(body, property)}${cast}`,
  }
}

/** A text DD/MM/YYYY as YYYY-MM-DD, which sorts by time; null for an empty one. */
const isoDaySql = (text: string): string =>
  `nullif(substr(${text}, 7, 4) || '-' || substr(${text}, 4, 2) || '-' || substr(${text}, 1, 2), '--')`

/**
 * `o_title`: the beginning of the text in lower case, for sorting; a day as YYYY-MM-DD; the value itself for numbers,
 * booleans and references.
 */
export const sortColumn = (field: StoredField): Column => {
  const { property, shape } = field
  if (sqlTypes[shape.type] !== undefined) return valueColumn(field)
  const text = (body: string): string =>
    isTexts(shape) ? `(${body} -> ${literal(property)} -> 0 ->> 'translatedText')` : textOf(body, property)
  return {
    name: columnName('o', property),
    type: 'text',
    expression: (body) =>
      isDayFirst(shape) ? isoDaySql(text(body)) : `left(lower(${text(body)}), ${sortKeyLength})`,
  }
}

/** The column that a filter compares a value with. */
export const comparedColumn = (field: StoredField, use: QueryUse): Column =>
  isRange(use) && isDayFirst(field.shape) ? sortColumn(field) : valueColumn(field)

/**
 * `complete_in`: the languages in which no text of the record is missing, as `,1,3,`; null for a record without any
 * text. It has few distinct values, so its index finds and counts the records that lack a language.
 */
export const completeColumn = (table: Table): Column => {
  const lists = textProperties(table).map(literal)
  return {
    name: 'complete_in',
    type: 'text',
    expression: (body) => `${languagesFunction}(${body}, array[${lists.join(', ')}])`,
    remade: true,
  }
}

/** `u_email`: a unique value; an empty text counts as no value. */
export const uniqueColumn = (property: string): Column => ({
  name: columnName('u', property),
  type: 'text',
  expression: (body) => `nullif(lower(${textOf(body, property)}), '')`,
})

const addIndex = (table: Table, column: string, on: string, unique = false): void => {
  const name = shortName(`${table.name}_${column}_${unique ? 'key' : 'idx'}`)
  const index: Index = { name, unique, on }
  table.indexes.set(name, index)
}

const add = (table: Table, column: Column): void => {
  table.columns.set(column.name, column)
}

const btree = (column: string): string => `("${column}", id)`

const needForUse = (field: StoredField, use: QueryUse): void => {
  const { table, shape } = field
  if (use === 'contains') {
    const column = searchColumn(field)
    add(table, column)
    addIndex(table, column.name, `using gin ("${column.name}" gin_trgm_ops)`)
  } else if ((use === 'equals' || isRange(use)) && shape.type !== 'array') {
    const column = comparedColumn(field, use)
    add(table, column)
    const long = use === 'equals' && column.type === 'text' && !shape.enumeration
    addIndex(table, column.name, long ? `using hash ("${column.name}")` : btree(column.name))
  }
}

const needForSort = (table: Table, field: Field): void => {
  if (field.kind === 'column') {
    if (field.column !== 'id') addIndex(table, field.column, btree(field.column))
  } else if (field.kind === 'through') needForSort(field.target, field.field)
  else if (field.kind === 'stored') {
    const column = sortColumn(field)
    add(table, column)
    addIndex(table, column.name, btree(column.name))
    if (!field.shape.required)
      addIndex(table, `${column.name}_last`, `("${column.name}" desc nulls last, id desc)`)
  }
}

/** Adds the columns and indexes for the filters and sorts of an operation to its tables. */
export const needForQuery = (table: Table, query: Query): void => {
  for (const condition of query.conditions) needForCondition(table, condition)
  for (const field of query.sorts.values()) needForSort(table, field)
  needForSort(table, query.fallback)
}

const needForCondition = (table: Table, { fields, use }: Condition): void => {
  for (const field of fields.map(innermost)) if (field.kind === 'stored') needForUse(field, use)
  if (isRange(use)) for (const field of fields) if (field.kind === 'column') needForSort(table, field)
}

/** Adds the column that finds records with a missing text in a language. */
export const needForLanguages = (table: Table): void => {
  if (textProperties(table).length === 0) return
  const column = completeColumn(table)
  add(table, column)
  addIndex(table, column.name, btree(column.name))
}

/** Adds the columns for foreign keys and unique properties. */
export const needForIntegrity = (table: Table): void => {
  for (const { column, path } of table.references) {
    const [property = ''] = path
    if (column === null) continue
    add(table, {
      name: column,
      type: 'bigint',
      expression: (body) => `${textOf(body, property)}::bigint`,
    })
    addIndex(table, column, btree(column))
  }
  for (const property of table.unique) {
    const column = uniqueColumn(property)
    add(table, column)
    addIndex(table, column.name, `("${column.name}")`, true)
  }
}
