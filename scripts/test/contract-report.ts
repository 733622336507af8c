import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CheckedShare, Share } from './check-share.ts'

/** What the exchanges of a run say of the contract. */
export interface ContractReport {
  exchanges: number
  /** Operations that were called as the contract says and answered with success, with how often. */
  touched: ReadonlyMap<string, number>
  operations: CheckedShare['operations']
  /** Each way the contract was broken, once, with how often and where first. */
  violations: readonly string[]
  seconds: number
}

const worker = new URL('check-share.ts', import.meta.url)

const checkShare = (share: Share): Promise<CheckedShare> =>
  new Promise((resolve, reject) => {
    new Worker(worker, { workerData: share }).once('message', resolve).once('error', reject)
  })

const sum = (counts: readonly ReadonlyMap<string, number>[]): Map<string, number> => {
  const all = new Map<string, number>()
  for (const [key, count] of counts.flatMap((each) => [...each])) all.set(key, (all.get(key) ?? 0) + count)
  return all
}

/**
 * Lets Prism check every exchange that was kept in `folder` against `generated/openapi.json`, on all cores; null without any.
 */
export const checkExchanges = async (folder: string): Promise<ContractReport | null> => {
  if ((await readdir(folder)).length === 0) return null
  const started = performance.now()
  const of = Math.min(4, availableParallelism())
  const shares = await Promise.all(
    Array.from({ length: of }, (_, index) => checkShare({ folder, index, of })),
  )
  const firstSeen = new Map(shares.flatMap(({ violations }) => [...violations]))
  const times = sum(
    shares.map(({ violations }) => new Map([...violations].map(([way, { times }]) => [way, times]))),
  )
  return {
    exchanges: shares.reduce((total, { exchanges }) => total + exchanges, 0),
    touched: sum(shares.map(({ touched }) => touched)),
    operations: shares[0]?.operations ?? [],
    violations: [...times].map(([way, count]) => `${way} (${count}×, ${firstSeen.get(way)?.from})`),
    seconds: (performance.now() - started) / 1000,
  }
}

const printTouched = ({ operations, touched }: ContractReport): void => {
  const byTag = Map.groupBy(
    operations.filter(({ id }) => touched.has(id)),
    ({ tags }) => tags[0] ?? '',
  )
  for (const [tag, list] of byTag) console.log(`  ${tag}: ${list.map(({ id }) => id).join(' ')}`)
}

const mostShown = 60

/**
 * Prints what the run says of the contract, as `checkExchanges` found it, and answers how much of it is wrong. Operations that nobody called count
 * only when the whole of the tests ran.
 */
export const printContractReport = (report: ContractReport | null, isComplete: boolean): number => {
  if (!report) return isComplete ? 1 : 0
  const { exchanges, touched, operations, violations, seconds } = report
  const untouched = isComplete ? operations.filter(({ id }) => !touched.has(id)) : []
  if (isComplete) printTouched(report)
  console.log(
    `Contract: ${touched.size} of ${operations.length} operations touched, ${exchanges} exchanges checked by Prism in ${seconds.toFixed(1)} s`,
  )
  if (untouched.length > 0) console.log(`Not touched: ${untouched.map(({ id }) => id).join(' ')}`)
  if (violations.length > 0)
    console.log(
      `The contract was broken in ${violations.length} ways (a test that means to says \`invalid: true\`):`,
    )
  for (const violation of violations.slice(0, mostShown)) console.log(`  ${violation}`)
  return untouched.length + violations.length
}
