import { completeColumn } from '../../contract/table/columns.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import type { Queryable } from '../database.ts'

/**
 * The values of `complete_in` without a language. Each distinct value is one step in its index, regardless of the
 * number of records; with the actual values the planner can estimate the number of matches.
 */
export const incompleteIn = async (
  db: Queryable,
  table: Table,
  languageId: number,
): Promise<readonly string[]> => {
  const column = identifier(completeColumn(table).name)
  const least = (more: string): string =>
    `(select x.${column} as k from ${identifier(table.name)} x where x.${column} ${more} order by x.${column} limit 1)`
  const rows = await db.query<{ k: string }>(
    `with recursive found as (${least('is not null')} union all select ${least('> k')} from found where k is not null)
    select k from found where strpos(k, ',' || $1::bigint || ',') = 0`,
    [languageId],
  )
  return rows.map(({ k }) => k)
}
