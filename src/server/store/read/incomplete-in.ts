import { completeColumn } from '../../contract/table/columns.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import type { Queryable } from '../database.ts'

/**
 * What `complete_in` holds where a text is missing in a language. Each distinct value is one step in its index, however
 * many records have it; with the values themselves the database knows how many records it is asked for.
 */
export async function incompleteIn(
  db: Queryable,
  table: Table,
  languageId: number,
): Promise<readonly string[]> {
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
