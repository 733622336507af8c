import type { JsonValue } from '../../../contract/json.ts'
import { foldText } from '../../../contract/text/fold-text.ts'
import { type Condition, isRange, type QueryUse } from '../../contract/query.ts'
import {
  alikeSql,
  comparedColumn,
  completeColumn,
  searchColumn,
  sortColumn,
  uniqueColumn,
  valueColumn,
} from '../../contract/table/columns.ts'
import { type Field, storedField } from '../../contract/table/field.ts'
import { identifier, literal } from '../../contract/table/names.ts'
import { type Column, linkName, type Table } from '../../contract/table/table.ts'
import { wordPatterns } from '../search/search-text.ts'

type StoredField = Extract<Field, { kind: 'stored' }>

/** Collects the values of a statement; `add` returns the placeholder. */
export class Values {
  readonly list: unknown[] = []

  add(value: unknown): string {
    return `$${this.list.push(value)}`
  }
}

/** The generated column if the table has it, otherwise its expression. */
const columnSql = (table: Table, column: Column, of: string): string =>
  table.columns.has(column.name) ? `${of}.${identifier(column.name)}` : `(${column.expression(`${of}.body`)})`

/** The `like` pattern for texts that contain this one. */
const containingPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** SQL of whether a folded text contains the search text. */
export const containsSql = (alike: string, part: string, values: Values): string =>
  `${alike} like ${alikeSql(`${values.add(containingPattern(foldText(part)))}::text`)}`

const emptySql = (field: StoredField, of: string): string => {
  if (field.shape.references !== null) return `${columnSql(field.table, valueColumn(field), of)} is null`
  return `coalesce(${of}.body -> ${literal(field.property)}, 'null') in ('null', '""', '[]')`
}

/** SQL that compares with a value, or with any of several. */
const equalSql = (column: string, value: unknown, type: string, values: Values, operator = '='): string => {
  const given = values.add(value)
  return Array.isArray(value)
    ? `${column} = any(${given}::${type}[])`
    : `${column} ${operator} ${given}::${type}`
}

/** SQL of whether a list of references or texts contains the value, or any of several. */
const memberSql = (field: StoredField, of: string, value: unknown, values: Values): string => {
  if (field.shape.items?.references) {
    const link = identifier(linkName(field.table.name, [field.property]))
    return `exists (select from ${link} l where l.owner = ${of}.id and ${equalSql('l.target', value, 'bigint', values)})`
  }
  return `${of}.body -> ${literal(field.property)} ?| ${values.add([value].flat())}::text[]`
}

const operators: Readonly<Partial<Record<QueryUse, string>>> = { from: '>=', to: '<=', before: '<' }

/** A time in UTC, as records store it; a date unchanged. */
const asStored = (value: string): string => (/t/i.test(value) ? new Date(value).toISOString() : value)

/** SQL of the records whose entries in the search contain every word of a text. */
const entriesSql = (table: Table, text: string, values: Values): string => {
  const held = wordPatterns(text).map((pattern) => `e.text like ${values.add(pattern)}::text`)
  // A text without words, such as a full stop, finds nothing, as in the search over all records.
  const conditions = held.length > 0 ? held : ['false']
  return `select e.record_id from search_entry e where e.table_name = '${table.name}' and ${conditions.join(' and ')}`
}

const storedSql = (field: StoredField, use: QueryUse, value: unknown, of: string, values: Values): string => {
  if (use === 'empty') return emptySql(field, of)
  if (use === 'present') return `not (${emptySql(field, of)})`
  if (use === 'contains')
    return containsSql(columnSql(field.table, searchColumn(field), of), String(value), values)
  if (use === 'missing')
    return `${columnSql(field.table, completeColumn(field.table), of)} = any(${values.add(value)}::text[])`
  if (use === 'texts') return `${of}.id in (${entriesSql(field.table, String(value), values)})`
  if (field.shape.type === 'array') return memberSql(field, of, value, values)
  const column = comparedColumn(field, use)
  const compared = isRange(use) ? asStored(String(value)) : value
  return equalSql(columnSql(field.table, column, of), compared, column.type, values, operators[use])
}

const columnTypes = { id: 'bigint', created_at: 'timestamptz', modified_at: 'timestamptz' } as const

const fieldSql = (field: Field, use: QueryUse, value: unknown, of: string, values: Values): string => {
  switch (field.kind) {
    case 'column':
      return equalSql(`${of}.${field.column}`, value, columnTypes[field.column], values, operators[use])
    case 'through': {
      const inner = fieldSql(field.field, use, value, 'x', values)
      return `${of}.${identifier(field.column)} in (select x.id from ${identifier(field.target.name)} x where ${inner})`
    }
    case 'among': {
      const inner = fieldSql(field.field, use, value, 'x', values)
      return `${of}.id in (select l.owner from ${identifier(field.link)} l join ${identifier(field.target.name)} x on x.id = l.target where ${inner})`
    }
    case 'stored':
      return storedSql(field, use, value, of, values)
  }
}

/**
 * A condition for a value or a list of values, as SQL over the alias `of`; for `missing`, the value comes from
 * `incompleteIn`.
 */
export const conditionSql = (
  { fields, use }: Pick<Condition, 'fields' | 'use'>,
  value: unknown,
  of: string,
  values: Values,
): string => `(${fields.map((field) => fieldSql(field, use, value, of, values)).join(' or ')})`

const single: ReadonlySet<QueryUse> = new Set(['equals', 'empty', 'present'])

/** A record's value for a condition, as SQL over the alias `of`; null for several values, or texts. */
export const conditionValueSql = ({ fields, use }: Condition, of: string): string | null => {
  const [field, ...others] = fields
  if (!field || others.length > 0 || !single.has(use)) return null
  return fieldValueSql(field, use, of)
}

const fieldValueSql = (field: Field, use: QueryUse, of: string): string | null => {
  if (field.kind === 'through') {
    const inner = fieldValueSql(field.field, use, 'x')
    return (
      inner &&
      `(select ${inner} from ${identifier(field.target.name)} x where x.id = ${of}.${identifier(field.column)})`
    )
  }
  if (field.kind !== 'stored') return null
  if (use === 'empty') return `(${emptySql(field, of)})`
  if (use === 'present') return `(not (${emptySql(field, of)}))`
  return field.shape.type === 'array' ? null : columnSql(field.table, valueColumn(field), of)
}

/** A sort: the expression, and the join for a field of another record. */
export interface SortSql {
  readonly join: string
  readonly by: string
  readonly nullable: boolean
}

/** The sort by a field, over the alias `of`. */
export const sortSql = (field: Field, of: string, alias = 'j'): SortSql => {
  switch (field.kind) {
    case 'column':
      return { join: '', by: `${of}.${field.column}`, nullable: false }
    case 'stored':
      return {
        join: '',
        by: columnSql(field.table, sortColumn(field), of),
        nullable: !field.shape.required,
      }
    case 'through': {
      const inner = sortSql(field.field, alias, `${alias}j`)
      const join = `left join ${identifier(field.target.name)} ${alias} on ${alias}.id = ${of}.${identifier(field.column)} ${inner.join}`
      return { join, by: inner.by, nullable: true }
    }
    case 'among':
      throw new Error(`A list cannot be sorted by one of many ${field.target.resource}.`)
  }
}

/**
 * SQL over the alias `of` for a stored property that equals a value; ignores case for unique properties; null matches
 * empty ones. Throws for a property that is not stored.
 */
export const equalsSql = (
  table: Table,
  property: string,
  value: JsonValue,
  of: string,
  values: Values,
): string => {
  const field = storedField(table, property)
  if (!field) throw new Error(`${table.resource} stores no property "${property}".`)
  if (value !== null && table.unique.includes(property))
    return `${of}.${identifier(uniqueColumn(property).name)} = lower(${values.add(value)}::text)`
  return conditionSql({ use: value === null ? 'empty' : 'equals', fields: [field] }, value, of, values)
}
