import type { JsonObject } from '../../../contract/json.ts'
import { userResource } from '../../contract/table/field.ts'
import { notFound } from '../../errors.ts'
import type { Change } from '../change.ts'
import type { Database, Transaction } from '../database.ts'
import type { Author } from '../history/author.ts'
import { addEntry } from '../history/entry.ts'
import { eraseHistory } from '../history/erase.ts'
import type { SignInKind } from '../history/history-table.ts'
import type { Message } from '../outgoing/message.ts'
import { createReader, type Reader, type ReaderParts, tableOf } from '../read/reader.ts'
import type { StoredRecord } from '../record.ts'
import { type PurgeQuery, purgeTrash } from '../trash/purge.ts'
import { lockTrashed, restoreRecord, type Trashed, type TrashedQuery } from '../trash/restore-record.ts'
import { deleteRecord, insertRecord, insertRecords, readRecord, replaceRecord } from './records.ts'

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
export type SendOptions = {
  /** How many minutes failed attempts are retried; default: a day. */
  readonly validMinutes?: number
  /** False: the caller sends it by `messages.sendNow` after the transaction. */
  readonly wake?: boolean
}

/** The dependencies of a writer. */
export type WriterParts = ReaderParts & { readonly database: Pick<Database, 'space'> }

/** Writes in a transaction, and adds the changes to `written`. */
export function createWriter(
  parts: WriterParts,
  db: Transaction,
  author: Author,
  written: Change[],
): Omit<Writer, 'send'> {
  const { tables, database } = parts
  let space: Promise<void> | undefined
  /** Checked once per transaction: half of the reserve is enough for the writes of one. */
  const room = (): Promise<void> => {
    space ??= database.space.require(0, 'half')
    return space
  }
  const tell = (resource: string, kind: Change['kind'], id: number | null, count = 1): void => {
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
      tell(resource, 'CREATE', id)
      return id
    },
    insertAll: async (resource, bodies) => {
      await room()
      await insertRecords(db, tableOf(tables, resource), bodies, author)
      if (bodies.length > 0) tell(resource, 'CREATE', null, bodies.length)
    },
    update: async (resource, id, changes) => {
      await room()
      const table = tableOf(tables, resource)
      const before = await readRecord(db, table, id, 'for update')
      if (!before) throw notFound()
      await replaceRecord(db, table, before, { ...before.body, ...changes }, author)
      tell(resource, 'UPDATE', id)
    },
    replace: async (resource, before, body) => {
      await room()
      await replaceRecord(db, tableOf(tables, resource), before, body, author)
      tell(resource, 'UPDATE', before.id)
    },
    delete: async (resource, id, { forGood = false } = {}) => {
      await room()
      await deleteRecord(db, tableOf(tables, resource), id, author, forGood)
      tell(resource, 'DELETE', id)
    },
    lockTrashed: (query) => lockTrashed(db, query),
    restore: async (resource, trashed, values = {}) => {
      await room()
      await restoreRecord({ db, tables, table: tableOf(tables, resource), author }, trashed, values)
      tell(resource, 'RESTORE', trashed.record_id)
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
