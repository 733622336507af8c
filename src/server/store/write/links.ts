import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject, type JsonValue } from '../../../contract/json.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import { conflict } from '../../errors.ts'
import type { Count } from '../../messages/message-code.ts'
import type { Queryable, Transaction } from '../database.ts'

/** The ids at a reference's path in a record, in order. */
export const numbersAt = (value: JsonValue | undefined, path: readonly string[]): number[] => {
  const [step, ...rest] = path
  if (step === undefined) return typeof value === 'number' ? [value] : []
  if (step === '*') return Array.isArray(value) ? value.flatMap((item) => numbersAt(item, rest)) : []
  return isObject(value) ? numbersAt(value[step], rest) : []
}

/** Updates the link tables of a record to its body; `before` is the body they match so far. */
export const writeLinks = async (
  db: Transaction,
  table: Table,
  owner: number,
  body: JsonObject,
  before: JsonObject | null,
): Promise<void> => {
  for (const { link, path } of table.references) {
    if (link === null) continue
    const targets = numbersAt(body, path)
    const linked = numbersAt(before, path)
    if (isDeepStrictEqual(targets, linked)) continue
    const name = identifier(link)
    if (linked.length > 0) await db.query(`delete from ${name} where owner = $1`, [owner])
    if (targets.length > 0)
      await db.query(
        `insert into ${name} (owner, position, target) select $1, place - 1, id from unnest($2::bigint[]) with ordinality as found (id, place)`,
        [owner, targets],
      )
  }
}

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
