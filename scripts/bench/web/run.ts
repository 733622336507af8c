import { waitUntilIdle, watchOthers } from './measure/machine.ts'

/** Others may use so much of the machine, from 0 to 1, while something is measured, unless told otherwise. */
export const defaultShare = 0.1

/** So often something is measured anew before it is given up. */
const tries = 5

/** How often the machine was too busy, and what went wrong. */
export interface Notes {
  repeated: number
  /** Measurements that never had the machine to themselves, and are left out. */
  leftOut: string[]
  failed: string[]
}

/** What was measured, and which share of the machine others used meanwhile, from 0 to 1. */
export interface Undisturbed<T> {
  measured: T
  others: number
}

/** To be told when everything is measured and the browser still runs: what it used cannot be counted once it is gone. */
export type Done = () => Promise<void>

/** Measures while the others leave the machine alone; again when they do not, or when it fails; null for never. */
export const measureAlone = async <T>(
  name: string,
  limit: number,
  notes: Notes,
  measure: (done: Done) => Promise<T>,
): Promise<Undisturbed<T> | null> => {
  for (let count = 1; count <= tries; count += 1) {
    await waitUntilIdle(limit)
    const shareOfOthers = await watchOthers()
    let others = 1
    const done: Done = async () => {
      others = await shareOfOthers()
    }
    const measured = await measure(done).catch((error: unknown) => {
      notes.failed.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
      return null
    })
    if (measured !== null && others <= limit) return { measured, others }
    if (measured !== null) {
      notes.repeated += 1
      console.log(`${name}: others used ${(others * 100).toFixed(0)} % of the machine, measured again`)
    }
  }
  notes.leftOut.push(name)
  return null
}
