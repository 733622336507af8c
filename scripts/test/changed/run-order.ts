/** A test file before it is run. */
export interface Run {
  /** The rank of the affected test: lower is nearer to a change. */
  readonly rank: number
  /** The name of its project (`vite.config.ts`). */
  readonly project: string
  /** Its last duration in milliseconds; 0 if unknown. */
  readonly duration: number
}

/** The projects by the cost per file, cheapest first. */
const byCost = ['unit', 'logic', 'console', 'server', 'flows', 'apart', 'browser']

const costOf = (project: string): number => {
  const index = byCost.indexOf(project)
  return index < 0 ? byCost.length : index
}

/** Sorts runs for a limited time: nearest tests first, then the cheapest. */
export const byRankAndCost = (one: Run, other: Run): number =>
  one.rank - other.rank || costOf(one.project) - costOf(other.project) || one.duration - other.duration
