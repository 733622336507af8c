import { type Database, query } from '../database.ts'
import { Values } from '../where.ts'
import type { Trashed } from './restore-record.ts'

type Kysely = Database['kysely']

/** What is looked for in the trash; undefined does not narrow. */
export type TrashAsked = {
  /** Names of the tables whose records are meant. */
  readonly tables: readonly string[]
  /** A part of the records' texts. */
  readonly search?: string | undefined
}

function whereSql({ tables, search }: TrashAsked, values: Values): string {
  const parts = [`t.table_name = any(${values.add(tables)}::text[])`]
  if (search !== undefined) {
    const pattern = values.add(`%${search.replace(/[\\%_]/g, '\\$&')}%`)
    parts.push(`exists (select from jsonb_path_query(t.body, 'strict $.** ? (@.type() == "string")') as word
      where lower(word #>> '{}') like lower(${pattern}::text))`)
  }
  return parts.join(' and ')
}

/** A page of what is in the trash, the last deleted first, with the name of who deleted it. */
export async function listTrashed(
  kysely: Kysely,
  users: string,
  asked: TrashAsked & { readonly offset: number; readonly limit: number },
): Promise<{ trashed: (Trashed & { by_name: string | null })[]; total: number }> {
  const values = new Values()
  const where = whereSql(asked, values)
  const [counted] = await query<{ total: number }>(
    kysely,
    `select count(*) as total from record_trash t where ${where}`,
    values.list,
  )
  const page = `limit ${values.add(asked.limit)}::bigint offset ${values.add(asked.offset)}::bigint`
  const trashed = await query<Trashed & { by_name: string | null }>(
    kysely,
    `select t.*, u.body ->> 'name' as by_name from record_trash t left join ${users} u on u.id = t.deleted_by
      where ${where} order by t.deleted_at desc, t.id desc ${page}`,
    values.list,
  )
  return { trashed, total: counted?.total ?? 0 }
}

/** Takes records out of the trash for good: one, or all of these tables. Answers how many. */
export async function removeTrashed(
  kysely: Kysely,
  { tables, id }: { readonly tables: readonly string[]; readonly id?: number },
): Promise<number> {
  const rows = await query(
    kysely,
    'delete from record_trash where table_name = any($1::text[]) and ($2::bigint is null or id = $2) returning 1',
    [tables, id ?? null],
  )
  return rows.length
}

/** Takes out of the trash for good what was deleted more than so many days ago; answers how many. */
export async function removeOldTrash(kysely: Kysely, days: number): Promise<number> {
  const rows = await query(
    kysely,
    'delete from record_trash where deleted_at < now() - make_interval(days => $1::integer) returning 1',
    [days],
  )
  return rows.length
}
