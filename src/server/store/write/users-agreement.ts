import type { JsonObject } from '../../../contract/json.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import { unprocessable } from '../../errors.ts'
import { type Count, codedMessage } from '../../messages/message-code.ts'
import type { Queryable } from '../database.ts'
import { type Agreement, agreementsOf, orNull } from './agreements.ts'

/** A record before it is changed, locked. */
export type Before = { readonly id: number; readonly body: JsonObject }

/** The number of records that refer to this one, by any property, and would not agree with a new value. */
async function usersAgainst(
  db: Queryable,
  owner: Table,
  agreements: readonly Agreement[],
  id: number,
  record: JsonObject,
): Promise<Count | null> {
  const parameters: unknown[] = [id]
  const cases = agreements.map(({ column, theirs, ours }) => {
    parameters.push(ours, JSON.stringify(orNull(record[theirs])))
    const value = `coalesce(body -> $${parameters.length - 1}::text, 'null'::jsonb)`
    return `(${identifier(column)} = $1::bigint and ${value} <> $${parameters.length}::jsonb)`
  })
  const [row] = await db.query<{ count: number }>(
    `select count(*) as count from ${identifier(owner.name)} where ${cases.join(' or ')}`,
    parameters,
  )
  return row && row.count > 0 ? { count: row.count, resource: owner.resource } : null
}

/**
 * Compiles a check that records that refer to a record still agree with it after a change. Throws 422 at the changed
 * property.
 */
export function compileUsersAgreement(
  table: Table,
  bodyPaths: ReadonlyMap<string, string>,
): (db: Queryable, before: Before, record: JsonObject) => Promise<void> {
  const owners = [...new Set(table.referencedBy.map((by) => by.table))].flatMap((owner) => {
    const agreements = agreementsOf(owner).filter(({ target }) => target === table.resource)
    return agreements.length > 0 ? [{ owner, agreements }] : []
  })
  return async (db, before, record) => {
    const isChanged = ({ theirs }: Agreement): boolean =>
      orNull(before.body[theirs]) !== orNull(record[theirs])
    const users = new Map<string, Count[]>()
    for (const { owner, agreements } of owners)
      for (const [theirs, changed] of Map.groupBy(agreements.filter(isChanged), (each) => each.theirs)) {
        const count = await usersAgainst(db, owner, changed, before.id, record)
        if (count) users.set(theirs, [...(users.get(theirs) ?? []), count])
      }
    if (users.size > 0)
      throw unprocessable(
        [...users].map(([property, counts]) => ({
          path: bodyPaths.get(property) ?? `/${property}`,
          ...codedMessage('fault.dependedOn', { users: counts }),
        })),
      )
  }
}
