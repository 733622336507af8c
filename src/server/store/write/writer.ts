import type { JsonObject } from '../../../contract/json.ts'
import { fileResource, userResource } from '../../contract/table/field.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import { conflict, notFound } from '../../errors.ts'
import type { Database, Queryable, Transaction } from '../database.ts'
import { unnamedFileDays } from '../files/files.ts'
import { type Author, addEntry, keptNamesSql } from '../history/entry.ts'
import { allowMaintenance, type SignInKind } from '../history/history-table.ts'
import { recordStates } from '../history/record-states.ts'
import type { Message } from '../message-table.ts'
import { createReader, type Reader, type ReaderParts, tableOf } from '../read/reader.ts'
import { Values } from '../read/where.ts'
import type { Change, StoredRecord } from '../record.ts'
import { lockTrashed, restoreRecord, type Trashed, type TrashedQuery } from '../trash/restore-record.ts'
import { deleteRecord, insertRecord, insertRecords, readRecord, replaceRecord } from './records.ts'

/** Removes the origin of a user's writes on any record, and of failed sign-ins as that user. */
const forgetPlaces = (db: Transaction, users: Table, user: number): Promise<unknown> =>
  db.query(
    `update record_history set address = null, program = null
      where (by_user = $1 or by_user is null and table_name = $2 and record_id = $1)
        and (address is not null or program is not null)`,
    [user, users.name],
  )

/**
 * Lets the next sweep remove files that only these entries refer to: they belonged to a record, so no draft needs them.
 */
const releaseFiles = (db: Transaction, files: Table, table: Table, id: number): Promise<unknown> =>
  db.query(
    `update ${identifier(files.name)} f
      set created_at = least(f.created_at, now() - interval '${unnamedFileDays} days')
      from (select distinct unnest(files) as name from record_history where table_name = $1 and record_id = $2) named
      where named.name in (${keptNamesSql('f')})`,
    [table.name, id],
  )

/**
 * Erases the content of a record from the history, and records the erasure; within a transaction. For a user, also the
 * origin of the user's writes. A permanently deleted record never returns, so no lock is needed. Throws 404 for a
 * record without history, 409 while it is stored or in the trash.
 */
const eraseHistory = async (
  db: Transaction,
  tables: ReadonlyMap<string, Table>,
  table: Table,
  id: number,
  author: Author,
): Promise<void> => {
  const stateOf = await recordStates(db, [{ table_name: table.name, record_id: id }])
  const state = stateOf({ table_name: table.name, record_id: id })
  if (state === null) throw notFound()
  if (state === 'PRESENT') throw conflict('history.there', { resource: table.resource })
  if (state === 'TRASHED') throw conflict('history.inTrash', { resource: table.resource })
  const files = tables.get(fileResource)
  if (files) await releaseFiles(db, files, table, id)
  await db.query(allowMaintenance('UPDATE'))
  await db.query(
    `update record_history set before = null, after = null, files = null
      where table_name = $1 and record_id = $2 and (before is not null or after is not null or files is not null)`,
    [table.name, id],
  )
  if (table.resource === userResource) await forgetPlaces(db, table, id)
  await db.query(allowMaintenance(''))
  await addEntry(db, table, id, author, 'ERASE')
}

/** Filters for permanent deletion; undefined ones are ignored. */
interface PurgeQuery {
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
const purgeTrash = async (
  db: Queryable,
  { tables, id, olderThanDays }: PurgeQuery,
  author: Author,
): Promise<number> => {
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

/** Writes records inside one transaction, with one user as author. */
export type Writer = Reader & {
  readonly db: Transaction
  /** Null when the system writes. */
  readonly by: number | null
  /** Waits for every other transaction with the same name, in all processes. */
  readonly exclusive: (name: string) => Promise<void>
  /** Reads the record and locks it against writes until the transaction ends. */
  readonly lock: (resource: string, id: number) => Promise<StoredRecord | null>
  readonly insert: (resource: string, body: JsonObject) => Promise<number>
  /** Many at once. */
  readonly insertAll: (resource: string, bodies: readonly JsonObject[]) => Promise<void>
  /** Sets these properties and keeps the others; null clears one. Throws 404. */
  readonly update: (resource: string, id: number, changes: JsonObject) => Promise<void>
  /** Replaces the whole body of a record returned by `lock`. */
  readonly replace: (resource: string, before: StoredRecord, body: JsonObject) => Promise<void>
  /** Moves the record to the trash, or deletes it permanently. Throws 404, and 409 while others refer to the record. */
  readonly delete: (resource: string, id: number, options?: { forGood?: boolean }) => Promise<void>
  /** A record of the trash, locked against restoring and removal until the transaction ends. */
  readonly lockTrashed: (query: TrashedQuery) => Promise<Trashed | null>
  /**
   * Restores a record of the trash, with other values for some properties. Throws 409 while a referenced record is
   * missing.
   */
  readonly restore: (resource: string, trashed: Trashed, values?: JsonObject) => Promise<void>
  /** Permanently deletes records from the trash. Returns their number. */
  readonly purge: (query: PurgeQuery) => Promise<number>
  /** Adds an event of the account to the user's history. */
  readonly note: (userId: number, kind: SignInKind) => Promise<void>
  /** Erases the content of the record from the history. Throws 404, and 409 while it is stored or in the trash. */
  readonly eraseHistory: (resource: string, id: number) => Promise<void>
  /** Sends a message once the transaction has committed. Returns its id in the message queue. */
  readonly send: (message: Message, options?: SendOptions) => Promise<number>
}

/** Options for sending a message. */
export interface SendOptions {
  /** How many minutes failed attempts are retried; default: a day. */
  readonly validMinutes?: number
  /** False: the caller sends it by `messages.sendNow` after the transaction. */
  readonly wake?: boolean
}

/** The dependencies of a writer. */
export type WriterParts = ReaderParts & { readonly database: Pick<Database, 'space'> }

/** Writes in a transaction, and adds the changes to `written`. */
export const createWriter = (
  parts: WriterParts,
  db: Transaction,
  author: Author,
  written: Change[],
): Omit<Writer, 'send'> => {
  const { tables, database } = parts
  let space: Promise<void> | undefined
  /** Checked once per transaction: half of the reserve is enough for the writes of one. */
  const room = (): Promise<void> => {
    space ??= database.space.require(0, 'half')
    return space
  }
  const noteChange = (resource: string, kind: Change['kind'], id: number | null, count = 1): void => {
    written.push({ resource, id, count, kind, by: author.by, at: new Date().toISOString() })
  }
  return {
    ...createReader(parts, db),
    db,
    by: author.by,
    exclusive: async (name) => {
      await db.query('select pg_advisory_xact_lock(hashtext($1))', [name])
    },
    lock: (resource, id) => readRecord(db, tableOf(tables, resource), id, 'for update'),
    insert: async (resource, body) => {
      await room()
      const id = await insertRecord(db, tableOf(tables, resource), body, author)
      noteChange(resource, 'CREATE', id)
      return id
    },
    insertAll: async (resource, bodies) => {
      await room()
      await insertRecords(db, tableOf(tables, resource), bodies, author)
      if (bodies.length > 0) noteChange(resource, 'CREATE', null, bodies.length)
    },
    update: async (resource, id, changes) => {
      await room()
      const table = tableOf(tables, resource)
      const before = await readRecord(db, table, id, 'for update')
      if (!before) throw notFound()
      await replaceRecord(db, table, before, { ...before.body, ...changes }, author)
      noteChange(resource, 'UPDATE', id)
    },
    replace: async (resource, before, body) => {
      await room()
      await replaceRecord(db, tableOf(tables, resource), before, body, author)
      noteChange(resource, 'UPDATE', before.id)
    },
    delete: async (resource, id, { forGood = false } = {}) => {
      await room()
      await deleteRecord(db, tableOf(tables, resource), id, author, forGood)
      noteChange(resource, 'DELETE', id)
    },
    lockTrashed: (query) => lockTrashed(db, query),
    restore: async (resource, trashed, values = {}) => {
      await room()
      await restoreRecord({ db, tables, table: tableOf(tables, resource), author }, trashed, values)
      noteChange(resource, 'RESTORE', trashed.record_id)
    },
    // Needs no space: it frees some.
    purge: (query) => purgeTrash(db, query, author),
    note: async (userId, kind) => {
      await room()
      await addEntry(db, tableOf(tables, userResource), userId, author, kind)
    },
    eraseHistory: async (resource, id) => {
      await room()
      await eraseHistory(db, tables, tableOf(tables, resource), id, author)
    },
  }
}
