import { randomInt } from 'node:crypto'

/** One seed for all of a file's tests, so that a test that is tried again tries the same and does not pass by chance. */
const ownSeed = randomInt(2 ** 31)

/**
 * How often a property is tried: `usual` times, or as many times more as `PROPERTY_RUNS` says (`PROPERTY_RUNS=20` tries
 * each twenty times as often). A failure prints its seed; `PROPERTY_SEED` repeats it.
 */
export const propertyRuns = (usual: number): { numRuns: number; seed: number } => {
  const { PROPERTY_RUNS: more, PROPERTY_SEED: seed } = process.env
  return {
    numRuns: usual * Math.max(1, Number(more) || 1),
    seed: seed === undefined || seed === '' ? ownSeed : Number(seed),
  }
}
