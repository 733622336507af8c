import type { Table } from '../../contract/table/table.ts'
import type { Queryable } from '../database.ts'
import type { HistoryKind } from './history-table.ts'

/** The operation of a record's last write of this kind; null for the system, or without one. */
export async function lastOperation(
  db: Queryable,
  table: Table,
  id: number,
  kind: HistoryKind,
): Promise<string | null> {
  const [row] = await db.query<{ operation: string | null }>(
    `select operation from record_history where table_name = $1 and record_id = $2 and kind = $3
      order by id desc limit 1`,
    [table.name, id, kind],
  )
  return row?.operation ?? null
}
