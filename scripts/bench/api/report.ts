import type { Case } from './cases.ts'
import { type Load, percentile } from './load.ts'

/** Database and conditions of a measurement. */
export interface Place {
  database: string
  rows: number
  connections: number
}

/** A measured case; `bare` is the bare handler. */
export interface Measured extends Case, Place {
  statements: number
  api: Load
  bare: Load | undefined
}

/**
 * Limits: p95 relative to the bare handler, a search in the largest list relative to the smallest, memory relative to
 * the start.
 */
const [ratioLimit, growthLimit, memoryLimit] = [1.3, 3, 1.15]
/** Limit of a search over all records in milliseconds, imperceptible during typing. */
const findLimit = 100

const p95 = ({ latencies }: Load): number => percentile(latencies, 95)

const ratioOf = ({ api, bare }: Measured): number => (bare ? p95(api) / p95(bare) : Number.NaN)

const figures = ({ latencies, milliseconds }: Load): string =>
  [50, 95, 99].map((p) => percentile(latencies, p).toFixed(1).padStart(7)).join('') +
  ((latencies.length / milliseconds) * 1000).toFixed(0).padStart(7)

export const heading = `${'database'.padEnd(11)}${'rows'.padStart(9)}${'conn'.padStart(5)}  ${'case'.padEnd(22)}SQL     API p50    p95    p99    /s    bare p50    p95    p99    /s  ratio at p95`

/** A line of the table. */
export const lineOf = (measured: Measured): string => {
  const { database, rows, connections, name, statements, api, bare } = measured
  const about = `${database.padEnd(11)}${String(rows).padStart(9)}${String(connections).padStart(5)}  ${name.padEnd(22)}`
  const beside = bare ? `     ${figures(bare)}  ${ratioOf(measured).toFixed(2).padStart(5)}` : ''
  return `${about}${String(statements).padStart(3)}    ${figures(api)}${beside}`
}

/** Prints whether a limit is met, and returns it. */
export const verdict = (isMet: boolean, what: string): boolean => {
  console.log(`${isMet ? 'ok  ' : 'OVER'}  ${what}`)
  return isMet
}

/** The median time of each search in the largest list relative to the smallest. */
const growths = (all: readonly Measured[]): number[] => {
  const sizes = all.map(({ rows }) => rows)
  const medianOf = (rows: number, { name, connections }: Measured): number => {
    const found = all.find((one) => one.rows === rows && one.name === name && one.connections === connections)
    return percentile(found?.api.latencies ?? [], 50)
  }
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)]
  if (smallest === largest) return []
  const searches = all.filter(({ isSearch, rows }) => isSearch && rows === largest)
  return searches.map((one) => medianOf(largest, one) / medianOf(smallest, one))
}

/** Prints the limits of one database and whether they are met; returns whether all are. `memory` is in bytes. */
export const reportLimits = (all: readonly Measured[], memory: readonly number[]): boolean => {
  const database = all[0]?.database ?? ''
  const outcomes: boolean[] = []
  const say = (isMet: boolean, what: string): void =>
    void outcomes.push(verdict(isMet, `${database}: ${what}`))
  const ratios = all.filter(({ bare }) => bare !== undefined).map(ratioOf)
  const middle = percentile(ratios, 50)
  const beside = `p95 is ${middle.toFixed(2)} times the bare handler's in the middle of ${ratios.length} cases, ${Math.max(...ratios).toFixed(2)} at most (aim: ${ratioLimit})`
  if (ratios.length > 0) say(middle <= ratioLimit, beside)
  const grown = Math.max(...growths(all))
  const growth = `searches take up to ${grown.toFixed(1)} times as long in the largest list (aim: ${growthLimit})`
  if (Number.isFinite(grown)) say(grown <= growthLimit, growth)
  // With a single user; concurrent requests wait for each other.
  const fewest = Math.min(...all.map(({ connections }) => connections))
  const slowest = all
    .filter(({ isFind, connections }) => isFind && connections === fewest)
    .toSorted((a, b) => p95(b.api) - p95(a.api))[0]
  const find =
    slowest &&
    `${slowest.name} among ${slowest.rows} rows takes ${p95(slowest.api).toFixed(0)} ms at p95 (${fewest} at once), the other searches over all records less (aim: ${findLimit} ms)`
  if (find) say(p95(slowest.api) <= findLimit, find)
  const [first = 0, last = 0] = [memory[0], memory.at(-1)]
  const sizes = memory.map((bytes) => (bytes / 1024 / 1024).toFixed(0)).join(' ')
  const grew = `memory ${sizes} MiB (aim: end at most ${memoryLimit} times the first)`
  if (memory.length > 1) say(last <= first * memoryLimit, grew)
  return outcomes.every(Boolean)
}
