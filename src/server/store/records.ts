import { identifier } from '../contract/names.ts'
import type { Table } from '../contract/table.ts'
import { notFound } from '../errors.ts'
import type { JsonObject } from '../json.ts'
import { changedProperties, changesColumn, notesSql, presentNotesSql } from './changes.ts'
import { type Database, query, type RecordRow } from './database.ts'
import { writeLinks } from './links.ts'
import { recordColumns, type StoredRecord, toRecord } from './record.ts'
import { inUse } from './usage.ts'

type Kysely = Database['kysely']

/** The record, or null; `lock` keeps others from writing it until the transaction ends. */
export async function readRecord(
  kysely: Kysely,
  table: Table,
  id: number,
  lock = false,
): Promise<StoredRecord | null> {
  const from = `from ${identifier(table.name)} t where t.id = $1${lock ? ' for update' : ''}`
  const [row] = await query<RecordRow>(kysely, `select ${recordColumns('t')} ${from}`, [id])
  return row ? toRecord(row) : null
}

/** Stores a new record and answers its number. */
export async function insertRecord(
  kysely: Kysely,
  table: Table,
  body: JsonObject,
  by: number | null,
): Promise<number> {
  const [row] = await query<{ id: number }>(
    kysely,
    `insert into ${identifier(table.name)} (body, created_by, modified_by) values ($1::jsonb, $2, $2) returning id`,
    [JSON.stringify(body), by],
  )
  if (!row) throw new Error(`No number came back for a new record in ${table.name}.`)
  await writeLinks(kysely, table, row.id, body, null)
  return row.id
}

/** Replaces the body of a record that was read with a lock in the same transaction. */
export async function replaceRecord(
  kysely: Kysely,
  table: Table,
  before: StoredRecord,
  body: JsonObject,
  by: number | null,
): Promise<void> {
  const name = identifier(table.name)
  // The time moves on even within a millisecond: clients tell versions apart by it.
  await query(
    kysely,
    `with was as (
      select id, version, modified_at, ${presentNotesSql} as notes,
        greatest(clock_timestamp(), modified_at + interval '1 millisecond')::timestamptz(3) as moment
      from ${name} where id = $1)
    update ${name} t set body = $2::jsonb, modified_by = $3, version = was.version + 1, modified_at = was.moment,
      ${changesColumn} = ${notesSql('was', 'was.moment', '$3::bigint', '$4::text[]')}
    from was where t.id = was.id`,
    [before.id, JSON.stringify(body), by, changedProperties(before.body, body)],
  )
  await writeLinks(kysely, table, before.id, body, before.body)
}

/** Deletes a record. Throws 404 when there is none, 409 while others refer to it. */
export async function deleteRecord(kysely: Kysely, table: Table, id: number): Promise<void> {
  const refusal = await inUse(kysely, table, id)
  if (refusal) throw refusal
  const rows = await query(kysely, `delete from ${identifier(table.name)} where id = $1 returning id`, [id])
  if (rows.length === 0) throw notFound()
}
