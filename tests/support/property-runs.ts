import { randomInt } from 'node:crypto'

/** One seed for all tests of a file, so that a retry does the same and cannot pass by chance. */
const ownSeed = randomInt(2 ** 31)

/**
 * The number of runs of a property: `usual`, multiplied by `PROPERTY_RUNS` (`PROPERTY_RUNS=20` runs each twenty
 * times as often). A failure prints its seed; `PROPERTY_SEED` repeats it.
 */
export const propertyRuns = (usual: number): { numRuns: number; seed: number } => {
  const { PROPERTY_RUNS: more, PROPERTY_SEED: seed } = process.env
  return {
    numRuns: usual * Math.max(1, Number(more) || 1),
    seed: seed === undefined || seed === '' ? ownSeed : Number(seed),
  }
}
