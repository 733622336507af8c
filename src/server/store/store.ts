import type { Change } from './change.ts'
import type { Database } from './database.ts'
import { type Author, system } from './history/author.ts'
import { type Claim, onceForKey } from './idempotency/keys.ts'
import type { MessageSink } from './outgoing/message.ts'
import { createReader, type Reader, type ReaderParts } from './read/reader.ts'
import { retryConflicts } from './retry-conflicts.ts'
import { createWriter, type Writer } from './write/writer.ts'

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
export type StoreParts = ReaderParts & {
  readonly database: Database
  /** Called with what was written, after each commit. */
  readonly written?: (changes: readonly Change[]) => void
  /** Takes the messages that transactions send. */
  readonly messages?: MessageSink
}

/** The store over an open database. */
export function createStore(parts: StoreParts, author: Author = system, claim?: Claim): Store {
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
