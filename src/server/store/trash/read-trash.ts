import type { JsonValue } from '../../../contract/json.ts'
import type { Table } from '../../contract/table/table.ts'
import type { Queryable } from '../database.ts'
import { userNameSql } from '../history/history-table.ts'
import { containsSql, Values } from '../read/where.ts'
import type { Trashed } from './restore-record.ts'

/** Filters of the trash; undefined ones are ignored. */
export interface TrashQuery {
  /** Tables whose records are listed. */
  readonly tables: readonly Pick<Table, 'name' | 'label'>[]
  /** A part of the records' texts. */
  readonly search?: string | undefined
}

const whereSql = ({ tables, search }: TrashQuery, values: Values): string => {
  const parts = [`t.table_name = any(${values.add(tables.map(({ name }) => name))}::text[])`]
  if (search !== undefined) parts.push(containsSql('t.texts', search, values))
  return parts.join(' and ')
}

/** A row of the trash: with the record's label instead of its body, and the user who deleted it. */
export type ListedTrash = Omit<Trashed, 'body'> & {
  readonly label: JsonValue | null
  readonly by_name: string | null
}

/** A page of the trash, last deleted first. */
export const listTrashed = async (
  db: Queryable,
  users: Table,
  query: TrashQuery & { readonly offset: number; readonly limit: number },
): Promise<{ trashed: ListedTrash[]; total: number }> => {
  const values = new Values()
  const where = whereSql(query, values)
  const [counted] = await db.query<{ total: number }>(
    `select count(*) as total from record_trash t where ${where}`,
    values.list,
  )
  const page = `limit ${values.add(query.limit)}::bigint offset ${values.add(query.offset)}::bigint`
  const names = values.add(query.tables.map(({ name }) => name))
  const labels = values.add(query.tables.map(({ label }) => label))
  const trashed = await db.query<ListedTrash>(
    `select t.id, t.deleted_at, t.deleted_by, t.table_name, t.record_id, t.created_at, t.created_by, t.version,
        t.body -> (${labels}::text[])[array_position(${names}::text[], t.table_name)] as label,
        ${userNameSql(users, 't.deleted_by')} as by_name from record_trash t
      where ${where} order by t.deleted_at desc, t.id desc ${page}`,
    values.list,
  )
  return { trashed, total: counted?.total ?? 0 }
}
