import type { Change } from '../store/change.ts'

/** More unread changes than this end the stream; the slow client reconnects. */
const maxChanges = 2000

/** Changes that are not sent yet: received ones, and a period for which they must still be read. */
export type PendingChanges = {
  /** Adds a received change; returns whether there is room for it. */
  readonly add: (change: Change) => boolean
  /** Changes of the last `age` milliseconds may not have been received. */
  readonly missed: (age: number) => void
  /**
   * Reads missed changes and inserts them before the received ones. Rejects without changing anything if reading fails.
   */
  readonly catchUp: () => Promise<void>
  readonly all: () => readonly Change[]
  /** Removes the first `count`, which have been sent. */
  readonly dropFirst: (count: number) => void
  readonly hasMissed: () => boolean
}

/** `earlier` reads the changes by others of the last `age` milliseconds; the initial `age` counts as missed. */
export function createPendingChanges(
  earlier: (age: number) => Promise<readonly Change[]>,
  age: number,
): PendingChanges {
  let waiting: readonly Change[] = []
  /** The start of the missed period, as a timestamp. */
  let missedSince = age > 0 ? Date.now() - age : null
  return {
    add: (change) => {
      const hasRoom = waiting.length < maxChanges
      waiting = [...waiting, change]
      return hasRoom
    },
    missed: (ago) => {
      missedSince = Math.min(missedSince ?? Number.POSITIVE_INFINITY, Date.now() - ago)
    },
    catchUp: async () => {
      if (missedSince === null) return
      const since = missedSince
      const count = waiting.length
      const found = await earlier(Date.now() - since)
      if (missedSince === since) missedSince = null
      // Changes received by then are among those read.
      waiting = [...found, ...waiting.slice(count)]
    },
    all: () => waiting,
    dropFirst: (count) => {
      waiting = waiting.slice(count)
    },
    hasMissed: () => missedSince !== null,
  }
}
