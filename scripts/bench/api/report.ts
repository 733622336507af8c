import { percentile } from './load.ts'
import type { Measured, Speed } from './measure.ts'

/** At most so many times the bare handler at the 95th percentile, in the middle of all cases. */
const ratioAim = 1.3
/** A search in the largest list against the smallest. */
const growthAim = 3
/** Memory at the end against memory once warm. */
const memoryAim = 1.15

const figures = ({ p50, p95, p99, perSecond }: Speed): string =>
  [p50, p95, p99].map((value) => value.toFixed(1).padStart(7)).join('') + perSecond.toFixed(0).padStart(7)

export const heading = `${'database'.padEnd(11)}${'rows'.padStart(9)}${'conn'.padStart(5)}  ${'case'.padEnd(22)}SQL     API p50    p95    p99    /s    bare p50    p95    p99    /s  ratio at p95`

const ratioOf = ({ api, bare }: Measured): number => (bare ? api.p95 / bare.p95 : Number.NaN)

/** One line of the table. */
export const lineOf = (measured: Measured): string => {
  const { database, rows, connections, name, statements, api, bare } = measured
  const about = `${database.padEnd(11)}${String(rows).padStart(9)}${String(connections).padStart(5)}  ${name.padEnd(22)}`
  const beside = bare ? `     ${figures(bare)}  ${ratioOf(measured).toFixed(2).padStart(5)}` : ''
  return `${about}${String(statements).padStart(3)}    ${figures(api)}${beside}`
}

const verdict = (ok: boolean, what: string): boolean => {
  console.log(`${ok ? 'ok  ' : 'OVER'}  ${what}`)
  return ok
}

/** How many times longer each search takes in the largest list than in the smallest, at the median. */
const growths = (all: readonly Measured[]): number[] => {
  const sizes = all.map(({ rows }) => rows)
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)]
  if (smallest === largest) return []
  const searches = all.filter(({ search }) => search)
  return searches
    .filter(({ rows }) => rows === largest)
    .map((large) => {
      const same = (other: Measured): boolean =>
        other.rows === smallest && other.name === large.name && other.connections === large.connections
      return large.api.p50 / (searches.find(same)?.api.p50 ?? Number.NaN)
    })
}

/** Says for one database which aims hold; answers whether all do. */
export const reportAims = (all: readonly Measured[], memory: readonly number[]): boolean => {
  const database = all[0]?.database ?? ''
  const ratios = all.filter(({ bare }) => bare !== null).map(ratioOf)
  const middle = percentile(ratios, 50)
  const outcomes: boolean[] = []
  if (ratios.length > 0)
    outcomes.push(
      verdict(
        middle <= ratioAim,
        `${database}: p95 is ${middle.toFixed(2)} times the bare handler's in the middle of ${ratios.length} cases, ${Math.max(...ratios).toFixed(2)} at most (aim: ${ratioAim})`,
      ),
    )
  const grown = growths(all)
  if (grown.length > 0)
    outcomes.push(
      verdict(
        Math.max(...grown) <= growthAim,
        `${database}: searches take up to ${Math.max(...grown).toFixed(1)} times as long in the largest list (aim: ${growthAim})`,
      ),
    )
  // For one who asks; many at once wait for each other.
  const fewest = Math.min(...all.map(({ connections }) => connections))
  const bound = all.filter(({ most, connections }) => most !== null && connections === fewest)
  const slowest = bound.toSorted((a, b) => b.api.p95 - a.api.p95)[0]
  if (slowest)
    outcomes.push(
      verdict(
        bound.every(({ api, most }) => api.p95 <= (most ?? 0)),
        `${database}: ${slowest.name} among ${slowest.rows} rows takes ${slowest.api.p95.toFixed(0)} ms at p95 (${slowest.connections} at once), the other searches over all records less (aim: ${slowest.most} ms)`,
      ),
    )
  const [warm = 0] = memory
  const last = memory.at(-1) ?? 0
  if (memory.length > 1)
    outcomes.push(
      verdict(
        last <= warm * memoryAim,
        `${database}: memory ${memory.map((bytes) => (bytes / 1024 / 1024).toFixed(0)).join(' ')} MiB (aim: end at most ${memoryAim} times the first)`,
      ),
    )
  return outcomes.every(Boolean)
}
