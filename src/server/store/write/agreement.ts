import type { JsonObject } from '../../../contract/json.ts'
import type { Schema } from '../../contract/schema.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
import { type Fault, unprocessable } from '../../errors.ts'
import { codedMessage } from '../../messages/message-code.ts'
import type { Queryable } from '../database.ts'
import { type Agreement, agreementsOf, orNull } from './agreements.ts'
import { bodyPathsOf } from './body-to-record.ts'
import { readRecord } from './records.ts'
import { type Before, compileUsersAgreement } from './users-agreement.ts'

/** The fault of a reference to a record that does not fit; `path`: its place, if the body has another name for it. */
export function disagreementFault(
  { shape }: Table,
  { property, ours }: Agreement,
  path: string = `/${property}`,
): Fault {
  const other = shape.properties.get(ours)?.references
  return other
    ? { path, ...codedMessage('fault.belongsToAnother', { resource: other }) }
    : { path, ...codedMessage('fault.doesNotGoWith', { property: ours }) }
}

/** The references of a record to others that do not fit; those are locked until the transaction ends. */
async function disagreeing(
  db: Queryable,
  tables: Tables,
  agreements: readonly Agreement[],
  record: JsonObject,
): Promise<Agreement[]> {
  const found: Agreement[] = []
  for (const agreement of agreements) {
    const id = record[agreement.property]
    const target = tables.get(agreement.target)
    const other = target && typeof id === 'number' ? await readRecord(db, target, id, 'for share') : null
    if (other && orNull(other.body[agreement.theirs]) !== orNull(record[agreement.ours]))
      found.push(agreement)
  }
  return found
}

/** The references of a record to restore to others that no longer fit. */
export const disagreementsIn = (
  db: Queryable,
  tables: Tables,
  table: Table,
  body: JsonObject,
): Promise<Agreement[]> => disagreeing(db, tables, agreementsOf(table), body)

/**
 * Compiles a check that a record agrees with the records it refers to, and with those that refer to it: a hadith has a
 * sub-category of its category, and a sub-category with hadiths stays in its category. Throws 422 at the property that
 * does not. `before`: the stored record, if any.
 */
export function compileAgreement(
  tables: Tables,
  table: Table,
  body: Schema | null,
): (db: Queryable, record: JsonObject, before?: Before) => Promise<void> {
  if (!body) return async () => undefined
  const bodyPaths = bodyPathsOf(body)
  const agreements = agreementsOf(table).filter(
    ({ property, ours }) => bodyPaths.has(property) || bodyPaths.has(ours),
  )
  const checkUsers = compileUsersAgreement(table, bodyPaths)
  return async (db, record, before) => {
    const found = await disagreeing(db, tables, agreements, record)
    if (found.length > 0)
      throw unprocessable(found.map((each) => disagreementFault(table, each, bodyPaths.get(each.property))))
    if (before) await checkUsers(db, before, record)
  }
}
