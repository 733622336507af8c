import type { JsonObject } from '../../contract/json.ts'
import type { DiskSpace } from './files/disk-space.ts'
import type { MessageBus } from './message-bus.ts'

/** A record's row without its generated columns, which nobody writes. */
export type RecordRow = {
  id: number
  body: JsonObject
  created_at: Date
  modified_at: Date
  created_by: number | null
  modified_by: number | null
  version: number
}

/** Runs statements: a database each on a connection that is free, a transaction all of them within itself. */
export type Queryable = {
  /**
   * Returns the rows; throws the error of node-postgres. Without values the text may hold several statements, of which no
   * rows are answered.
   */
  readonly query: <T>(text: string, values?: readonly unknown[]) => Promise<T[]>
}

/** Statements that stand or fall together. Whoever asks for several at once gets them carried out one after the other. */
export type Transaction = Queryable & {
  /** Takes back what `run` did when it throws, and throws the same; the transaction goes on. */
  readonly savepoint: <T>(run: () => Promise<T>) => Promise<T>
}

/** What a transaction sees of others, and whether it writes. */
export type TransactionOptions = {
  /**
   * `read committed` unless it is said, whatever the database's own default: each statement sees what was committed before
   * it, so who has waited for a lock sees what its holder wrote. `repeatable read` shows one moment throughout.
   */
  readonly isolation?: 'read committed' | 'repeatable read'
  readonly readOnly?: boolean
}

/** The open database, embedded or a PostgreSQL server. */
export type Database = Queryable & {
  /** Commits what `run` did once it is done; takes all of it back when it throws, and throws the same. */
  readonly transaction: <T>(
    run: (transaction: Transaction) => Promise<T>,
    options?: TransactionOptions,
  ) => Promise<T>
  /** One transaction that no other process's can overlap: for changes of tables. */
  readonly exclusively: <T>(run: (transaction: Transaction) => Promise<T>) => Promise<T>
  /** What is left for its records; a server's disk is the server's own affair. */
  readonly space: DiskSpace
  /** To the other processes on it; null where there can be none. */
  readonly messages: MessageBus | null
  readonly close: () => Promise<void>
}
