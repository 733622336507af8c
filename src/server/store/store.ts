import type { Database } from './database.ts'
import { type Author, system } from './history/entry.ts'
import { type Claim, onceForKey } from './idempotency-keys.ts'
import type { MessageSink } from './message-table.ts'
import { createReader, type Reader, type ReaderParts } from './read/reader.ts'
import type { Change } from './record.ts'
import { retryConflicts } from './transaction.ts'
import { createWriter, type Writer } from './write/writer.ts'

/** Reads records directly and writes them in transactions. */
export type Store = Reader & {
  /**
   * All writes of `work` are committed or rolled back together. It may run again after a deadlock, so it must have no
   * other effects.
   */
  readonly transaction: <T>(work: (writer: Writer) => Promise<T>) => Promise<T>
  /** The same store with another author. */
  readonly as: (author: Partial<Author>) => Store
  /** The same store, whose first transaction claims an idempotency key; throws if the key is taken. */
  readonly once: (claim: Claim) => Store
}

/** The dependencies of a store. */
export type StoreParts = ReaderParts & {
  readonly database: Database
  /** Called with the changes after each commit. */
  readonly written?: (changes: readonly Change[]) => void
  /** Accepts the messages of transactions. */
  readonly messages?: MessageSink
}

/** Creates a store over an open database. */
export const createStore = (parts: StoreParts, author: Author = system, claim?: Claim): Store => {
  const { database, tables } = parts
  let pending = claim
  return {
    ...createReader(parts, database),
    transaction: async (work) => {
      let written: Change[] = []
      let wakes = false
      const result = await retryConflicts(() => {
        written = []
        wakes = false
        return database.transaction((db) =>
          onceForKey({ db, tables, claim: pending, written }, () =>
            work({
              ...createWriter(parts, db, author, written),
              send: (message, { validMinutes, wake = true } = {}) => {
                if (!parts.messages) throw new Error('This store has no message queue.')
                wakes ||= wake
                return parts.messages.add(db, message, validMinutes)
              },
            }),
          ),
        )
      })
      pending = undefined
      parts.written?.(written)
      if (wakes) parts.messages?.wake()
      return result
    },
    as: (other) => createStore(parts, { ...system, ...other }),
    once: (key) => createStore(parts, author, key),
  }
}
