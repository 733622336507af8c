import type { JsonValue } from '../../../contract/json.ts'
import { uniqueColumn } from '../../contract/table/columns.ts'
import { storedField } from '../../contract/table/field.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import { conditionSql, type Values } from './where.ts'

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
