import type { JsonObject } from '../../contract/json.ts'
import { identifier } from '../contract/table/names.ts'
import type { DiskSpace } from './files/disk-space.ts'
import type { MessageBus } from './message-bus.ts'

/** A record's row without its generated columns. */
export interface RecordRow {
  id: number
  body: JsonObject
  created_at: Date
  modified_at: Date
  created_by: number | null
  modified_by: number | null
  version: number
}

/** Runs statements: a database each on a free connection, a transaction all of them within itself. */
export interface Queryable {
  /**
   * Returns the rows; throws the error of node-postgres. Without values the text may contain several statements, whose
   * rows are not returned.
   */
  readonly query: <T>(text: string, values?: readonly unknown[]) => Promise<T[]>
}

/** Statements that are committed or rolled back together. Concurrent statements run one after the other. */
export type Transaction = Queryable & {
  /** Rolls back the changes of `run` when it throws, and rethrows; the transaction continues. */
  readonly savepoint: <T>(run: () => Promise<T>) => Promise<T>
}

/** Isolation and access mode of a transaction. */
export interface TransactionOptions {
  /**
   * Default `read committed`, regardless of the database's own default: each statement sees all earlier commits, so
   * after waiting for a lock it sees what its holder wrote. `repeatable read` sees one snapshot.
   */
  readonly isolation?: 'read committed' | 'repeatable read'
  readonly readOnly?: boolean
}

/** The open database, embedded or a PostgreSQL server. */
export type Database = Queryable & {
  /** Commits the changes of `run` when it succeeds; rolls them back when it throws, and rethrows. */
  readonly transaction: <T>(
    run: (transaction: Transaction) => Promise<T>,
    options?: TransactionOptions,
  ) => Promise<T>
  /** A transaction that no other process's can overlap: for schema changes. */
  readonly exclusively: <T>(run: (transaction: Transaction) => Promise<T>) => Promise<T>
  /** The space left for records; the disk of a database server is not checked. */
  readonly space: DiskSpace
  /** Messages to other processes on the database; null where there can be none. */
  readonly messages: MessageBus | null
  readonly close: () => Promise<void>
}

/** Whether a database has a table of this name. */
export const hasTable = async (db: Queryable, name: string): Promise<boolean> => {
  const [row] = await db.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    identifier(name),
  ])
  return row?.found ?? false
}

/** Whether an existing table has any rows. */
export const hasRows = async (db: Queryable, name: string): Promise<boolean> => {
  const [row] = await db.query<{ found: boolean }>(`select exists (select from ${identifier(name)}) as found`)
  return row?.found ?? false
}
