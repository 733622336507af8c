import type { JsonObject } from '../../../contract/json.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import { notFound } from '../../errors.ts'
import type { Queryable, RecordRow, Transaction } from '../database.ts'
import { type Author, entrySql, filesIn, partOf } from '../history/entry.ts'
import { Values } from '../read/where.ts'
import { recordColumns, type StoredRecord, toRecord } from '../record.ts'
import { trashSql } from '../trash/trash-table.ts'
import { changedProperties, changesColumn, notesSql, presentNotesSql } from './changes.ts'
import { refuseUsed, writeLinks } from './links.ts'

/**
 * The record, or null; a lock prevents other writes until the transaction ends, and `for update` also prevents other
 * locks.
 */
export const readRecord = async (
  db: Queryable,
  table: Table,
  id: number,
  lock?: 'for update' | 'for share',
): Promise<StoredRecord | null> => {
  const from = `from ${identifier(table.name)} t where t.id = $1 ${lock ?? ''}`
  const [row] = await db.query<RecordRow>(`select ${recordColumns('t')} ${from}`, [id])
  return row ? toRecord(row) : null
}

/** Stores a new record and returns its id. */
export const insertRecord = async (
  db: Transaction,
  table: Table,
  body: JsonObject,
  author: Author,
): Promise<number> => {
  const values = new Values()
  const stored = values.add(JSON.stringify(body))
  const by = values.add(author.by)
  const note = entrySql(table, 'written', { kind: 'CREATE', author, after: body }, values)
  const [{ id }] = (await db.query<{ id: number }>(
    `with written as (
      insert into ${identifier(table.name)} (body, created_by, modified_by)
        values (${stored}::jsonb, ${by}::bigint, ${by}::bigint) returning id, version),
    noted as (${note})
    select id from written`,
    values.list,
  )) as [{ id: number }]
  await writeLinks(db, table, id, body, null)
  return id
}

/** Stores many new records in order; in one statement, if only the records themselves are written. */
export const insertRecords = async (
  db: Transaction,
  table: Table,
  bodies: readonly JsonObject[],
  author: Author,
): Promise<void> => {
  if (table.references.some(({ link }) => link !== null) || filesIn(table, ...bodies) !== null) {
    for (const body of bodies) await insertRecord(db, table, body, author)
    return
  }
  const values = new Values()
  const stored = values.add(JSON.stringify(bodies))
  const by = values.add(author.by)
  const note = entrySql(table, 'written', { kind: 'CREATE', author, afterOf: 'body' }, values)
  await db.query(
    `with written as (
      insert into ${identifier(table.name)} (body, created_by, modified_by)
        select body, ${by}::bigint, ${by}::bigint
        from jsonb_array_elements(${stored}::jsonb) with ordinality as part (body, place)
        order by place returning id, version, body)
    ${note}`,
    values.list,
  )
}

/** Replaces the body of a record that was read with a lock in the same transaction. */
export const replaceRecord = async (
  db: Transaction,
  table: Table,
  before: StoredRecord,
  body: JsonObject,
  author: Author,
): Promise<void> => {
  const name = identifier(table.name)
  const changed = changedProperties(before.body, body)
  const values = new Values()
  const [id, stored, by, names] = [before.id, JSON.stringify(body), author.by, changed].map((value) =>
    values.add(value),
  )
  const parts = { before: partOf(before.body, changed), after: partOf(body, changed) }
  const note = entrySql(table, 'written', { kind: 'UPDATE', author, ...parts }, values)
  // The time increases even within a millisecond: clients distinguish versions by it.
  await db.query(
    `with was as (
      select id, version, modified_at, ${presentNotesSql} as notes,
        greatest(clock_timestamp(), modified_at + interval '1 millisecond')::timestamptz(3) as moment
      from ${name} where id = ${id}),
    written as (
    update ${name} t set body = ${stored}::jsonb, modified_by = ${by}::bigint, version = was.version + 1, modified_at = was.moment,
      ${changesColumn} = ${notesSql('was', 'was.moment', `${by}::bigint`, `${names}::text[]`)}
    from was where t.id = was.id returning t.id, t.version)
    ${note}`,
    values.list,
  )
  await writeLinks(db, table, before.id, body, before.body)
}

/**
 * Moves a record to the trash, or deletes it permanently. Throws 404 for an unknown record, 409 while others refer to
 * it.
 */
export const deleteRecord = async (
  db: Transaction,
  table: Table,
  id: number,
  author: Author,
  forGood: boolean,
): Promise<void> => {
  const record = await readRecord(db, table, id, 'for update')
  if (!record) throw notFound()
  await refuseUsed(db, table, id)
  const values = new Values()
  const gone = `delete from ${identifier(table.name)} where id = ${values.add(id)}::bigint returning *`
  const note = entrySql(table, 'gone', { kind: 'DELETE', author, before: record.body }, values)
  const trashed = forGood ? '' : `, trashed as (${trashSql(table, record.body, author, 'gone', values)})`
  await db.query(`with gone as (${gone})${trashed} ${note}`, values.list)
}
