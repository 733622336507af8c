import type { Queryable } from '../database.ts'
import type { Author } from '../history/author.ts'
import { Values } from '../read/where.ts'

/** What goes from the trash for good; undefined does not narrow. */
export type PurgeQuery = {
  /** Names of the tables whose records are meant. */
  readonly tables?: readonly string[]
  /** Number of the row in the trash. */
  readonly id?: number
  /** Only what was deleted more than so many days ago. */
  readonly olderThanDays?: number
}

/**
 * Takes records out of the trash for good, and notes that in their history; what somebody restores meanwhile stays. Answers
 * how many went.
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
  // Locked by number, so that two who empty the trash at once wait for one another instead of blocking each other.
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
