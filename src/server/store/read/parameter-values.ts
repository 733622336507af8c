import type { Condition } from '../../contract/query.ts'
import { identifier, literal } from '../../contract/table/names.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
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
