import type { Change } from '../store/change.ts'

/** Changes per message. */
const changesInMessage = 40

/** Changes within this many milliseconds are sent together. */
const batchDelay = 50

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

/** Collects changes briefly, and sends them in batches that fit into a message. */
export function changeBatches(
  send: (changes: readonly Change[]) => void,
): (changes: readonly Change[]) => void {
  let gathered: Change[] = []
  return (changes) => {
    if (gathered.length === 0)
      setTimeout(() => {
        const all = gathered
        gathered = []
        for (const batch of chunks(all, changesInMessage)) send(batch)
      }, batchDelay).unref()
    gathered.push(...changes)
  }
}
