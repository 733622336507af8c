import type { JsonObject } from '../../../contract/json.ts'
import { identifier } from '../../contract/table/names.ts'
import { storedObjects } from '../../contract/table/stored-objects.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
import { conflict, type Fault } from '../../errors.ts'
import { codedMessage } from '../../messages/message-code.ts'
import type { Queryable, Transaction } from '../database.ts'
import { type Author, entrySql } from '../history/entry.ts'
import { currentNames } from '../history/record-states.ts'
import { Values } from '../read/where.ts'
import { disagreementFault, disagreementsIn } from '../write/agreement.ts'
import { numbersAt, writeLinks } from '../write/links.ts'
import { readRecord, replaceRecord } from '../write/records.ts'

/** A record in the trash. */
export interface Trashed {
  readonly id: number
  readonly deleted_at: Date
  readonly deleted_by: number | null
  readonly table_name: string
  readonly record_id: number
  readonly body: JsonObject
  readonly created_at: Date
  readonly created_by: number | null
  readonly version: number
}

/** Selects a record of the trash: by its id there, or as the one that a user deleted within the last seconds. */
export type TrashedQuery =
  | { readonly id: number }
  | { readonly table: string; readonly recordId: number; readonly by: number; readonly seconds: number }

/** Reads a record of the trash and locks it against restoring and removal until the transaction ends. */
export const lockTrashed = async (db: Transaction, query: TrashedQuery): Promise<Trashed | null> => {
  const [row] =
    'id' in query
      ? await db.query<Trashed>('select * from record_trash where id = $1 for update', [query.id])
      : await db.query<Trashed>(
          `select * from record_trash where table_name = $1 and record_id = $2 and deleted_by = $3
            and deleted_at > clock_timestamp() - make_interval(secs => $4)
            order by id desc limit 1 for update`,
          [query.table, query.recordId, query.by, query.seconds],
        )
  return row ?? null
}

/** The body with defaults for required properties that were added to the contract after its deletion. */
const withDefaults = (table: Table, body: JsonObject): JsonObject => {
  const { defaults = {} } = storedObjects(table).find(({ path }) => path.length === 0) ?? {}
  const missing = Object.entries(defaults).filter(([name]) => (body[name] ?? null) === null)
  return { ...body, ...Object.fromEntries(missing) }
}

/** A reference to a record that does not exist, or is in the trash. */
export interface Missing {
  /** Like that of a reference: the path from the record's root; `*` is any item of a list. */
  readonly path: readonly string[]
  /** Schema name of the referenced records. */
  readonly target: string
  readonly id: number
  readonly trashed: boolean
}

/** References of a body to missing records; existing ones are locked until the transaction ends. */
export const missingIn = async (
  db: Queryable,
  tables: Tables,
  table: Table,
  body: JsonObject,
): Promise<Missing[]> => {
  const found: Missing[] = []
  for (const { path, target } of table.references) {
    const owner = tables.get(target)
    const ids = [...new Set(numbersAt(body, path))]
    if (!owner || ids.length === 0) continue
    const gone = await db.query<{ id: number; trashed: boolean }>(
      `with there as (select id from ${identifier(owner.name)} where id = any($1::bigint[]) order by id for key share)
        select wanted.id, exists (select from record_trash where table_name = $2 and record_id = wanted.id) as trashed
        from unnest($1::bigint[]) as wanted (id)
        where not exists (select from there where there.id = wanted.id)`,
      [ids, owner.name],
    )
    found.push(...gone.map((each) => ({ path, target, ...each })))
  }
  return found
}

/** The fault of such a reference. */
export const missingFault = ({ path, target, id, trashed }: Missing): Fault => ({
  path: `/${path.filter((part) => part !== '*').join('/')}`,
  ...codedMessage(trashed ? 'record.goneToTrash' : 'record.gone', { resource: target, id }),
})

/** The body of a record of the trash as it would be stored today. */
export const bodyToRestore = (table: Table, trashed: Trashed): JsonObject =>
  withDefaults(table, currentNames(table.shape, trashed.body))

/** Target and author of a restore. */
interface Restoring {
  readonly db: Transaction
  readonly tables: Tables
  readonly table: Table
  readonly author: Author
}

/**
 * Restores a record of the trash with its id; `changes` replace its own values, which the history records as a change
 * after the restore. Throws 409 while a referenced record is missing or no longer fits; the database refuses unique
 * values that are taken.
 */
export const restoreRecord = async (
  { db, tables, table, author }: Restoring,
  trashed: Trashed,
  changes: JsonObject,
): Promise<void> => {
  const body = bodyToRestore(table, trashed)
  const gone = await missingIn(db, tables, table, { ...body, ...changes })
  const code = gone.some(({ trashed }) => trashed) ? 'record.refersToGone' : 'record.refersToLost'
  if (gone.length > 0) throw conflict(code, { resource: table.resource }, gone.map(missingFault))
  const against = await disagreementsIn(db, tables, table, { ...body, ...changes })
  if (against.length > 0) {
    const faults = against.map((each) => disagreementFault(table, each))
    throw conflict('record.refersToChanged', { resource: table.resource }, faults)
  }
  const values = new Values()
  const add = (value: unknown, type: string): string => `${values.add(value)}::${type}`
  // Values taken by others stay out of the table, even temporarily.
  const free = Object.fromEntries(Object.entries(body).filter(([name]) => !Object.hasOwn(changes, name)))
  const columns = [
    add(trashed.record_id, 'bigint'),
    add(JSON.stringify(free), 'jsonb'),
    add(trashed.created_at.toISOString(), 'timestamptz'),
    add(trashed.created_by, 'bigint'),
    add(author.by, 'bigint'),
    add(trashed.version + 1, 'integer'),
  ]
  const note = entrySql(table, 'written', { kind: 'RESTORE', author, after: body }, values)
  await db.query(
    `with written as (
      insert into ${identifier(table.name)} (id, body, created_at, created_by, modified_by, version)
        values (${columns.join(', ')}) returning id, version),
    taken as (delete from record_trash where id = ${add(trashed.id, 'bigint')})
    ${note}`,
    values.list,
  )
  await writeLinks(db, table, trashed.record_id, free, null)
  const restored = Object.keys(changes).length > 0 && (await readRecord(db, table, trashed.record_id))
  if (restored) await replaceRecord(db, table, { ...restored, body }, { ...body, ...changes }, author)
}
