import { alikeSql } from '../../contract/table/columns.ts'
import type { Table } from '../../contract/table/table.ts'
import type { Queryable } from '../database.ts'
import { userNameSql } from '../history/user-name-sql.ts'
import { containsSql, Values } from '../read/where.ts'
import type { Trashed } from './restore-record.ts'

/** What is looked for in the trash; undefined does not narrow. */
export type TrashQuery = {
  /** Names of the tables whose records are meant. */
  readonly tables: readonly string[]
  /** A part of the records' texts. */
  readonly search?: string | undefined
}

function whereSql({ tables, search }: TrashQuery, values: Values): string {
  const parts = [`t.table_name = any(${values.add(tables)}::text[])`]
  if (search !== undefined)
    parts.push(`exists (select from jsonb_path_query(t.body, 'strict $.** ? (@.type() == "string")') as word
      where ${containsSql(alikeSql(`word #>> '{}'`), search, values)})`)
  return parts.join(' and ')
}

/** A page of what is in the trash, the last deleted first, with the name of who deleted it. */
export async function listTrashed(
  db: Queryable,
  users: Table,
  query: TrashQuery & { readonly offset: number; readonly limit: number },
): Promise<{ trashed: (Trashed & { by_name: string | null })[]; total: number }> {
  const values = new Values()
  const where = whereSql(query, values)
  const [counted] = await db.query<{ total: number }>(
    `select count(*) as total from record_trash t where ${where}`,
    values.list,
  )
  const page = `limit ${values.add(query.limit)}::bigint offset ${values.add(query.offset)}::bigint`
  const trashed = await db.query<Trashed & { by_name: string | null }>(
    `select t.*, ${userNameSql(users, 't.deleted_by')} as by_name from record_trash t
      where ${where} order by t.deleted_at desc, t.id desc ${page}`,
    values.list,
  )
  return { trashed, total: counted?.total ?? 0 }
}
