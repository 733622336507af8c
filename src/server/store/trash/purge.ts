import type { Queryable } from '../database.ts'
import type { Author } from '../history/author.ts'
import { Values } from '../read/where.ts'

/** Filters for permanent deletion; undefined ones are ignored. */
export type PurgeQuery = {
  /** Names of the records' tables. */
  readonly tables?: readonly string[]
  /** Id of the row in the trash. */
  readonly id?: number
  /** Only records deleted more than this many days ago. */
  readonly olderThanDays?: number
}

/**
 * Permanently deletes records from the trash, and adds entries to their history; concurrently restored ones stay.
 * Returns the number of deleted ones.
 */
export async function purgeTrash(
  db: Queryable,
  { tables, id, olderThanDays }: PurgeQuery,
  author: Author,
): Promise<number> {
  const values = new Values()
  const add = (value: unknown, type: string): string => `${values.add(value)}::${type}`
  const parts = ['true']
  if (tables !== undefined) parts.push(`table_name = any(${add(tables, 'text[]')})`)
  if (id !== undefined) parts.push(`id = ${add(id, 'bigint')}`)
  if (olderThanDays !== undefined)
    parts.push(`deleted_at < now() - make_interval(days => ${add(olderThanDays, 'integer')})`)
  // Locked in order of id, so that concurrent purges wait for each other instead of causing a deadlock.
  const rows = await db.query(
    `with meant as (select id from record_trash where ${parts.join(' and ')} order by id for update),
    gone as (delete from record_trash t using meant where t.id = meant.id returning t.table_name, t.record_id, t.version)
    insert into record_history (table_name, record_id, kind, operation, by_user, address, program, version)
      select table_name, record_id, 'PURGE', ${add(author.operation, 'text')}, ${add(author.by, 'bigint')},
        ${add(author.address, 'text')}, ${add(author.program, 'text')}, version
      from gone order by record_id returning 1`,
    values.list,
  )
  return rows.length
}
