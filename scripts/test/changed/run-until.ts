/**
 * Runs test files, lowest rank first, until the time is up: `run-until.ts SECONDS '[{"file", "rank"}]' [NAMES]`, where
 * `NAMES` is a pattern for test names. Prints the number of remaining files. Exits with 1 on any failure.
 */
import { relative } from 'node:path'
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node'
import { root } from '../../shared/root.ts'
import type { AffectedTest } from './affected-tests.ts'
import { byRankAndCost, type Run } from './run-order.ts'

const [seconds, list = '[]', names] = process.argv.slice(2)
const ranks = new Map((JSON.parse(list) as AffectedTest[]).map(({ file, rank }) => [file, rank]))
const rankOf = ({ moduleId }: TestSpecification): number => ranks.get(relative(root, moduleId)) ?? 0

class NearestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const runOf = (spec: TestSpecification): Run => ({
      rank: rankOf(spec),
      project: spec.project.name,
      duration: this.ctx.cache.getTestSpecificationResult(spec)?.duration ?? 0,
    })
    return specs.toSorted((one, other) => byRankAndCost(runOf(one), runOf(other)))
  }
}

const vitest = await createVitest({
  root,
  config: 'vite.config.ts',
  watch: false,
  sequence: { sequencer: NearestFirst },
  ...(names !== undefined && { testNamePattern: names }),
})
// Sets up the reporters.
await vitest.standalone()
const specs = (await vitest.globTestSpecifications([...ranks.keys()])).filter(({ moduleId }) =>
  ranks.has(relative(root, moduleId)),
)
let isTimeUp = false
const timer = setTimeout(() => {
  isTimeUp = true
  void vitest.cancelCurrentRun('keyboard-input')
}, Number(seconds) * 1000)
const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs)
clearTimeout(timer)
const isDone = (state: string): boolean => state === 'passed' || state === 'failed'
const left = specs.length - testModules.filter((module) => isDone(module.state())).length
if (isTimeUp && left > 0)
  console.log(`${left} of ${specs.length} files are left to npm run test:all, as the time is up.`)
const isFailed = unhandledErrors.length > 0 || testModules.some((module) => module.state() === 'failed')
await vitest.close()
// Vitest itself counts remaining files as a failure, and may report that late.
process.exit(isFailed ? 1 : 0)
