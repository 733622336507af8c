import type { JsonObject, JsonValue } from '../../contract/json.ts'
import type { Schema } from '../contract/schema.ts'
import { userResource } from '../contract/table/field.ts'
import { identifier } from '../contract/table/names.ts'
import type { Table, Tables } from '../contract/table/table.ts'
import { notFound } from '../errors.ts'
import type { Serialized } from '../stored-model.ts'
import type { Change } from './change.ts'
import type { Database, Queryable, RecordRow, Transaction } from './database.ts'
import { type Author, system } from './history/author.ts'
import { addEntry } from './history/entry.ts'
import { eraseHistory } from './history/erase.ts'
import type { SignInKind } from './history/history-table.ts'
import { equalsSql } from './read/equals.ts'
import type { Projection, Projector } from './read/project.ts'
import { countAll } from './read/record-counts.ts'
import { projectAll } from './read/resolve.ts'
import { Values } from './read/where.ts'
import { recordColumns, type StoredRecord, toRecord } from './record.ts'
import { type Claim, onceForKey } from './repeats/keys.ts'
import { retryConflicts } from './retry-conflicts.ts'
import { type PurgeQuery, purgeTrash } from './trash/purge.ts'
import { lockTrashed, restoreRecord, type Trashed, type TrashedQuery } from './trash/restore-record.ts'
import { deleteRecord, insertRecord, insertRecords, readRecord, replaceRecord } from './write/records.ts'

export type { StoredRecord } from './record.ts'

/** Reads records. `resource` is the name of a record's schema; properties are those that are stored. */
export type Reader = {
  /** For SQL of one's own; tables are named by `x-table`. */
  readonly db: Queryable
  readonly get: (resource: string, id: number) => Promise<StoredRecord | null>
  /** Records whose properties equal these (unique ones: letter case aside), by number. */
  readonly find: (
    resource: string,
    where: JsonObject,
    options?: { limit?: number; newestFirst?: boolean },
  ) => Promise<StoredRecord[]>
  readonly count: (resource: string, where: JsonObject) => Promise<number>
  /**
   * Records as the contract shows them: in the shape of their own schema, or of another one, given by its name in
   * `components.schemas`; `Model` is the generated model of that schema.
   */
  readonly project: <Model = JsonValue>(
    resource: string,
    records: readonly StoredRecord[],
    options?: { as?: string; language?: string },
  ) => Promise<Serialized<Model>[]>
  /** The same, by a projection that is compiled already. */
  readonly projectWith: (
    resource: string,
    projection: Projection,
    records: readonly StoredRecord[],
  ) => Promise<JsonValue[]>
}

/** Writes records inside one transaction, in the name of one user. */
export type Writer = Reader & {
  readonly db: Transaction
  /** Null when the system writes. */
  readonly by: number | null
  /** Waits for every other transaction that asked for the same name, in whatever process. */
  readonly exclusive: (name: string) => Promise<void>
  /** Reads the record and keeps others from writing it until the transaction ends. */
  readonly lock: (resource: string, id: number) => Promise<StoredRecord | null>
  readonly insert: (resource: string, body: JsonObject) => Promise<number>
  /** Many at once. */
  readonly insertAll: (resource: string, bodies: readonly JsonObject[]) => Promise<void>
  /** Sets these properties and leaves the others; null empties one. Throws 404. */
  readonly update: (resource: string, id: number, changes: JsonObject) => Promise<void>
  /** Replaces the whole body of a record that `lock` answered. */
  readonly replace: (resource: string, before: StoredRecord, body: JsonObject) => Promise<void>
  /** Moves the record to the trash, or takes it away for good. Throws 404, and 409 while others refer to the record. */
  readonly delete: (resource: string, id: number, options?: { forGood?: boolean }) => Promise<void>
  /** A record of the trash, which nobody else can restore or remove until the transaction ends. */
  readonly lockTrashed: (query: TrashedQuery) => Promise<Trashed | null>
  /** Brings a record of the trash back, with other values for some properties. Throws 409 while it refers to what is not there. */
  readonly restore: (resource: string, trashed: Trashed, values?: JsonObject) => Promise<void>
  /** Takes records out of the trash for good. Answers how many went. */
  readonly purge: (query: PurgeQuery) => Promise<number>
  /** Keeps in the user's history what happened to the account. */
  readonly note: (userId: number, kind: SignInKind) => Promise<void>
  /** Takes out of the history what the record held. Throws 404, and 409 while it is stored or in the trash. */
  readonly eraseHistory: (resource: string, id: number) => Promise<void>
}

/** The records, read directly and written in transactions. */
export type Store = Reader & {
  /** All that `work` writes stands or falls together. It may run again after a deadlock, so it must do nothing else. */
  readonly transaction: <T>(work: (writer: Writer) => Promise<T>) => Promise<T>
  /** The same store, writing in somebody's name. */
  readonly as: (author: Partial<Author>) => Store
  /** The same store, whose first transaction stands or falls together with a key; throws where it is taken. */
  readonly once: (claim: Claim) => Store
}

/** What a store is built from. */
export type StoreParts = {
  readonly database: Database
  readonly tables: Tables
  readonly projector: Projector
  readonly schemas: Readonly<Record<string, Schema>>
  /** Told what was written, after each commit. */
  readonly written?: (changes: readonly Change[]) => void
}

function tableOf(tables: Tables, resource: string): Table {
  const table = tables.get(resource)
  if (!table) throw new Error(`The contract stores no ${resource}.`)
  return table
}

function whereSql(table: Table, where: JsonObject, values: Values): string {
  const parts = Object.entries(where).map(([property, value]) =>
    equalsSql(table, property, value ?? null, 't', values),
  )
  return parts.length === 0 ? '' : ` where ${parts.join(' and ')}`
}

function reader({ tables, projector, schemas }: StoreParts, db: Queryable): Reader {
  return {
    db,
    get: (resource, id) => readRecord(db, tableOf(tables, resource), id),
    find: async (resource, where, { limit, newestFirst = false } = {}) => {
      const table = tableOf(tables, resource)
      const values = new Values()
      const found = whereSql(table, where, values)
      const limitSql = limit === undefined ? '' : ` limit ${values.add(limit)}::bigint`
      const rows = await db.query<RecordRow>(
        `select ${recordColumns('t')} from ${identifier(table.name)} t${found} order by t.id${newestFirst ? ' desc' : ''}${limitSql}`,
        values.list,
      )
      return rows.map(toRecord)
    },
    count: async (resource, where) => {
      const table = tableOf(tables, resource)
      if (Object.keys(where).length === 0) return countAll(db, table)
      const values = new Values()
      const found = whereSql(table, where, values)
      const sql = `select count(*) as count from ${identifier(table.name)} t${found}`
      const [row] = await db.query<{ count: number }>(sql, values.list)
      return row?.count ?? 0
    },
    project: async <Model>(
      resource: string,
      records: readonly StoredRecord[],
      { as, language }: { as?: string; language?: string } = {},
    ) => {
      const table = tableOf(tables, resource)
      const schema = as === undefined ? table.schema : schemas[as]
      if (!schema) throw new Error(`The contract has no schema ${as}.`)
      const projection = projector.compile(table, schema)
      const shown: unknown[] = await projectAll(db, table, projection, records, language)
      return shown as Serialized<Model>[]
    },
    projectWith: (resource, projection, records) =>
      projectAll(db, tableOf(tables, resource), projection, records, undefined),
  }
}

/** Gathers what a transaction writes. */
function writer(parts: StoreParts, db: Transaction, author: Author, written: Change[]): Writer {
  const { tables, database } = parts
  let space: Promise<void> | undefined
  /** Looked at once, now that no other transaction takes it: half is enough for what one of them can write. */
  const room = (): Promise<void> => {
    space ??= database.space.require(0, 'half')
    return space
  }
  const tell = (resource: string, kind: Change['kind'], id: number | null, count = 1): void => {
    written.push({ resource, id, count, kind, by: author.by, at: new Date().toISOString() })
  }
  return {
    ...reader(parts, db),
    db,
    by: author.by,
    exclusive: async (name) => {
      await db.query('select pg_advisory_xact_lock(hashtext($1))', [name])
    },
    lock: (resource, id) => readRecord(db, tableOf(tables, resource), id, true),
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
      const before = await readRecord(db, table, id, true)
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
    // Needs no room: it makes some.
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

/** The store over an open database. */
export function createStore(parts: StoreParts, author: Author = system, claim?: Claim): Store {
  const { database, tables } = parts
  let pending = claim
  return {
    ...reader(parts, database),
    transaction: async (work) => {
      let written: Change[] = []
      const result = await retryConflicts(() => {
        written = []
        return database.transaction((db) =>
          onceForKey({ db, tables, claim: pending, written }, () => work(writer(parts, db, author, written))),
        )
      })
      pending = undefined
      parts.written?.(written)
      return result
    },
    as: (other) => createStore(parts, { ...system, ...other }),
    once: (key) => createStore(parts, author, key),
  }
}
