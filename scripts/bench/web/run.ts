import { untilCalm, watchOthers } from './measure/machine.ts'

/** Others may use so much of the machine, from 0 to 1, while something is measured, unless told otherwise. */
export const usualShare = 0.06

/** So often something is measured anew before it is given up. */
const tries = 5

/** How often the machine was too busy, and what went wrong. */
export interface Notes {
  repeated: number
  /** Measurements that never had the machine to themselves, and are left out. */
  leftOut: string[]
  failed: string[]
}

/** Measures while the others leave the machine alone; again when they do not, or when it fails; null for never. */
export const measureAlone = async <T>(
  name: string,
  limit: number,
  notes: Notes,
  measure: () => Promise<T>,
): Promise<T | null> => {
  for (let count = 1; count <= tries; count += 1) {
    await untilCalm(limit)
    const others = await watchOthers()
    const measured = await measure().catch((error: unknown) => {
      notes.failed.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
      return null
    })
    const share = await others()
    if (measured !== null && share <= limit) return measured
    if (measured !== null) {
      notes.repeated += 1
      console.log(`${name}: others used ${(share * 100).toFixed(0)} % of the machine, measured again`)
    }
  }
  notes.leftOut.push(name)
  return null
}
