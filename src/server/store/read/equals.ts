import type { JsonValue } from '../../../contract/json.ts'
import { uniqueColumn } from '../../contract/table/columns.ts'
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
  if (table.unique.includes(property) && typeof value === 'string')
    return `${of}.${identifier(uniqueColumn(property).name)} = lower(${values.add(value)}::text)`
  const shape = table.shape.properties.get(property)
  if (!shape) throw new Error(`${table.resource} stores no property "${property}".`)
  const field = { kind: 'stored', table, property, shape } as const
  const use = value === null ? 'empty' : 'equals'
  return conditionSql({ parameter: property, in: 'query', use, fields: [field] }, value, of, values)
}
