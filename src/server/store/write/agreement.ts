import type { JsonObject, JsonValue } from '../../../contract/json.ts'
import type { Schema } from '../../contract/schema.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Reference, Table, Tables } from '../../contract/table/table.ts'
import { type Fault, unprocessable } from '../../errors.ts'
import { type Count, codedMessage } from '../../messages/message-code.ts'
import type { Queryable } from '../database.ts'
import { bodyPathsOf } from './body-to-record.ts'
import { readRecord } from './records.ts'

/** A property that refers to another record, which must agree with a third property (`x-agrees`). */
export interface Agreement {
  readonly property: string
  /** The generated column with the reference. */
  readonly column: string
  readonly target: string
  /** The other record's property, and the one here that it must equal. */
  readonly theirs: string
  readonly ours: string
}

/** Normalizes a value for comparison: a missing one is null. */
export const orNull = (value: JsonValue | undefined): JsonValue => value ?? null

const agreementOf = ({ shape }: Table, { path: [property = ''], target, column }: Reference): Agreement[] => {
  if (column === null) return []
  const agrees = Object.entries(shape.properties.get(property)?.agrees ?? {})
  return agrees.map(([theirs, ours]) => ({ property, column, target, theirs, ours }))
}

/** The agreements of a table's records. */
const agreementsOf = (table: Table): Agreement[] =>
  table.references.flatMap((reference) => agreementOf(table, reference))

/** A record before it is changed, locked. */
interface Before {
  readonly id: number
  readonly body: JsonObject
}

/** The number of records that refer to this one, by any property, and would not agree with a new value. */
const usersAgainst = async (
  db: Queryable,
  owner: Table,
  agreements: readonly Agreement[],
  id: number,
  record: JsonObject,
): Promise<Count | null> => {
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
const compileUsersAgreement = (
  table: Table,
  bodyPaths: ReadonlyMap<string, string>,
): ((db: Queryable, before: Before, record: JsonObject) => Promise<void>) => {
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

/** The fault of a reference to a record that does not fit; `path`: its place, if the body has another name for it. */
export const disagreementFault = (
  { shape }: Table,
  { property, ours }: Agreement,
  path: string = `/${property}`,
): Fault => {
  const other = shape.properties.get(ours)?.references
  return other
    ? { path, ...codedMessage('fault.belongsToAnother', { resource: other }) }
    : { path, ...codedMessage('fault.doesNotGoWith', { property: ours }) }
}

/** The references of a record to others that do not fit; those are locked until the transaction ends. */
const disagreeing = async (
  db: Queryable,
  tables: Tables,
  agreements: readonly Agreement[],
  record: JsonObject,
): Promise<Agreement[]> => {
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
export const compileAgreement = (
  tables: Tables,
  table: Table,
  body: Schema | null,
): ((db: Queryable, record: JsonObject, before?: Before) => Promise<void>) => {
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
