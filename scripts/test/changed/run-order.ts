/** A test file before it is run. */
export interface Run {
  /** As of an affected test: the lower, the nearer to what changed. */
  readonly rank: number
  /** The name of its project (`vite.config.ts`). */
  readonly project: string
  /** What it took last time, in milliseconds; 0 where that is not known. */
  readonly duration: number
}

/** The projects by what a file of theirs costs, the cheapest first. */
const byCost = ['unit', 'logic', 'console', 'server', 'flows', 'apart', 'browser']

const costOf = (project: string): number => {
  const index = byCost.indexOf(project)
  return index < 0 ? byCost.length : index
}

/** Orders runs for a limited time: the nearest tests first, of equally near ones the cheap ones. */
export const byRankAndCost = (one: Run, other: Run): number =>
  one.rank - other.rank || costOf(one.project) - costOf(other.project) || one.duration - other.duration
