import type { Change } from '../store/change.ts'

/** More than so many that are not taken off end the stream: whoever reads that slowly asks again. */
const maxChanges = 2000

/** What was written and not told yet: what was heard, and what must still be looked for since some time. */
export type PendingChanges = {
  /** One was heard; returns whether there is room for it. */
  readonly add: (change: Change) => boolean
  /** What was written in the last so many milliseconds may not have been heard. */
  readonly missed: (age: number) => void
  /** Puts what was missed before what was heard. Rejects, and keeps what there is, where it cannot be read. */
  readonly catchUp: () => Promise<void>
  readonly all: () => readonly Change[]
  /** The first so many are told. */
  readonly dropFirst: (count: number) => void
  readonly hasMissed: () => boolean
}

/** `earlier` reads what others wrote in the last so many milliseconds; so much of it, `age`, is missed to begin with. */
export function createPendingChanges(
  earlier: (age: number) => Promise<readonly Change[]>,
  age: number,
): PendingChanges {
  let waiting: readonly Change[] = []
  /** Since when, as a time. */
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
      // What had been heard by then is among what was found.
      waiting = [...found, ...waiting.slice(count)]
    },
    all: () => waiting,
    dropFirst: (count) => {
      waiting = waiting.slice(count)
    },
    hasMissed: () => missedSince !== null,
  }
}
