import type { JsonObject } from '../../../contract/json.ts'
import type { Condition } from '../../contract/query.ts'
import { completeColumn } from '../../contract/table/columns.ts'
import { innermost } from '../../contract/table/field.ts'
import { identifier, literal } from '../../contract/table/names.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
import type { Queryable } from '../database.ts'
import { conditionValueSql } from './where.ts'

/**
 * A record's values for the filter parameters of its list, as SQL over `t`, by parameter name. For references to a few
 * fixed records, such as the static pages, also the record's name.
 */
export const parameterValuesSql = (
  table: Table,
  conditions: readonly Condition[],
  tables: Tables,
): ReadonlyMap<string, string> => {
  const values = new Map<string, string>()
  for (const { column, target } of table.references) {
    const other = tables.get(target)
    if (column === null || !other?.shape.properties.get(other.label)?.enumeration) continue
    const name = `x.body ->> ${literal(other.label)}`
    values.set(
      other.label,
      `(select ${name} from ${identifier(other.name)} x where x.id = t.${identifier(column)})`,
    )
  }
  for (const condition of conditions) {
    const sql = conditionValueSql(condition, 't')
    if (sql !== null) values.set(condition.parameter, sql)
  }
  return values
}

/** A table with texts per language, and the filters of its list. */
export interface CountedTable {
  readonly table: Table
  readonly conditions: readonly Condition[]
}

/** A group of records with the same values; `complete` is their value of `complete_in`. */
export interface CompletenessCount {
  readonly resource: string
  readonly values: JsonObject
  readonly complete: string
  readonly count: number
}

/** Whether a filter has few distinct values: a boolean, one of a few fixed records, or the parent in a tree. */
const isDistinct = ({ fields: [field], use }: Condition): boolean => {
  if (use === 'empty' || use === 'present') return true
  const read = field && innermost(field)
  if (read?.kind !== 'stored') return false
  const { shape, table } = read
  return shape.type === 'boolean' || shape.enumeration || shape.references === table.resource
}

const countSql = ({ table, conditions }: CountedTable, tables: Tables): string => {
  const complete = `t.${identifier(completeColumn(table).name)}`
  const groups = [...parameterValuesSql(table, conditions.filter(isDistinct), tables)]
  const columns = groups.map(([, sql], index) => `${sql} as g${index}`)
  const values = groups.map(([name], index) => `${literal(name)}, g${index}`)
  return `select ${literal(table.resource)} as resource, jsonb_build_object(${values.join(', ')}) as values, complete, count
    from (select ${[...columns, `${complete} as complete`].join(', ')}, count(*)::integer as count
      from ${identifier(table.name)} t where ${complete} is not null
      group by ${Array.from({ length: groups.length + 1 }, (_, index) => index + 1).join(', ')}) as counts`
}

/** Counts the records of these tables, grouped by equal values, in one statement. */
export const countAlike = async (
  db: Queryable,
  counted: readonly CountedTable[],
  tables: Tables,
): Promise<readonly CompletenessCount[]> => {
  if (counted.length === 0) return []
  return db.query<CompletenessCount>(counted.map((each) => countSql(each, tables)).join('\nunion all\n'))
}
