import { identifier } from '../../contract/table/names.ts'
import type { Reference, Table } from '../../contract/table/table.ts'
import { conflict, type HttpError } from '../../errors.ts'
import type { Count } from '../../messages/message-code.ts'
import type { Queryable } from '../database.ts'

/** SQL of whether any record refers to the one with the given `id` (an expression); null when none can. */
export const referencedSql = (table: Table, id: string): string | null => {
  const cases = table.referencedBy.map(({ table: owner, reference }) =>
    reference.link === null
      ? `exists (select from ${identifier(owner.name)} o where o.${identifier(reference.column ?? '')} = ${id})`
      : `exists (select from ${identifier(reference.link)} o where o.target = ${id})`,
  )
  return cases.length === 0 ? null : cases.join(' or ')
}

/** Counts owners once per table, regardless of their number of references to the record. */
const ownersSql = (owner: Table, references: readonly Reference[], id: string): string => {
  const owners = references.map((reference) =>
    reference.link === null
      ? `select id from ${identifier(owner.name)} where ${identifier(reference.column ?? '')} = ${id}`
      : `select owner from ${identifier(reference.link)} where target = ${id}`,
  )
  return `select count(*) as count from (${owners.join(' union ')}) as owners`
}

/** The records that refer to a record, with their number. */
const usersOf = async (db: Queryable, table: Table, id: number): Promise<Count[]> => {
  const owners = new Map<Table, Reference[]>()
  for (const { table: owner, reference } of table.referencedBy)
    owners.set(owner, [...(owners.get(owner) ?? []), reference])
  const counts: Count[] = []
  for (const [owner, references] of owners) {
    const [row] = await db.query<{ count: number }>(ownersSql(owner, references, '$1'), [id])
    if (row && row.count > 0) counts.push({ count: row.count, resource: owner.resource })
  }
  return counts
}

/** The refusal to delete a referenced record; null when none refers to it. */
export const inUse = async (db: Queryable, table: Table, id: number): Promise<HttpError | null> => {
  const referenced = referencedSql(table, '$1')
  if (referenced === null) return null
  const [row] = await db.query<{ used: boolean }>(`select (${referenced}) as used`, [id])
  if (!row?.used) return null
  const users = await usersOf(db, table, id)
  return conflict('record.inUse', { resource: table.resource, users })
}
