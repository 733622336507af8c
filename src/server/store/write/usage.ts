import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import { conflict } from '../../errors.ts'
import type { Count } from '../../messages/message-code.ts'
import type { Queryable } from '../database.ts'

type Use = Table['referencedBy'][number]

/** SQL of the ids of the records that refer to the one with the given `id` (an expression) in one place. */
const ownersSql = ({ table, reference: { column, link } }: Use, id: string): string =>
  link === null
    ? `select o.id from ${identifier(table.name)} o where o.${identifier(column ?? '')} = ${id}`
    : `select o.owner from ${identifier(link)} o where o.target = ${id}`

/** SQL of whether any record refers to the one with the given `id` (an expression); null when none can. */
export const referencedSql = ({ referencedBy }: Table, id: string): string | null =>
  referencedBy.map((use) => `exists (${ownersSql(use, id)})`).join(' or ') || null

/** The records that refer to a record, with their number: each counts once, regardless of its number of references. */
const usersOf = async (db: Queryable, { referencedBy }: Table, id: number): Promise<Count[]> => {
  const counts: Count[] = []
  for (const [{ resource }, uses] of Map.groupBy(referencedBy, ({ table }) => table)) {
    const owners = uses.map((use) => ownersSql(use, '$1')).join(' union ')
    const sql = `select count(*) as count from (${owners}) as owners`
    const [{ count }] = (await db.query<{ count: number }>(sql, [id])) as [{ count: number }]
    if (count > 0) counts.push({ count, resource })
  }
  return counts
}

/** Throws 409 for a record that others refer to. */
export const refuseUsed = async (db: Queryable, table: Table, id: number): Promise<void> => {
  const referenced = referencedSql(table, '$1')
  if (referenced === null) return
  const [row] = await db.query<{ used: boolean }>(`select (${referenced}) as used`, [id])
  if (row?.used)
    throw conflict('record.inUse', { resource: table.resource, users: await usersOf(db, table, id) })
}
