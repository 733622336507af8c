/**
 * Runs the type check and, within about two minutes, the tests affected by changes since a commit (the argument; by
 * default, the branch's start on `main`), nearest first, with the embedded database; and walks the changed modules in a
 * browser. `npm run test:all` runs the rest. Exits with 1 on any failure.
 */
import { findChromium } from '../tests/support/browser/chromium.ts'
import { sourceFiles } from './check/source-files.ts'
import { runToolHere } from './shared/run.ts'
import { affectedTests } from './test/changed/affected-tests.ts'
import { changedSince, defaultBase } from './test/changed/changes.ts'
import { isSlow, slowVariable } from './test/slow-tests.ts'

/** Time limit in seconds for starting tests; running ones complete. */
const time = '100'

/** Walking a module takes about a quarter of a minute. */
const maxWalked = 3

const since = process.argv[2] ?? (await defaultBase())
const changed = await changedSince(since)
const sources = await sourceFiles(['src', 'tests', 'scripts', 'generated'])
const isWalk = (file: string): boolean => file.startsWith('tests/browser/modules/modules-')
// A slow test takes as long as a hundred others: only changed ones run.
const isTooSlow = (file: string): boolean => isSlow(file) && !changed.includes(file)
const tests = affectedTests(sources, changed).filter(({ file }) => !isWalk(file) && !isTooSlow(file))
const touched = changed.flatMap((file) => /^src\/modules\/([^/]+)\/[^/]+\.json$/.exec(file)?.[1] ?? [])
const walked = findChromium() ? [...new Set(touched)].slice(0, maxWalked) : []
console.log(`Changed since ${since}: ${changed.length} files, which ${tests.length} files of tests read.`)

const run = (
  list: readonly { file: string; rank: number }[],
  names: readonly string[] = [],
  more: NodeJS.ProcessEnv = {},
): Promise<number> =>
  runToolHere('../scripts/test/changed/run-until.ts', [time, JSON.stringify(list), ...names], {
    ...process.env,
    TEST_DATABASE_URL: '',
    [slowVariable]: '1',
    ...more,
  })

/** Walks all of these modules, in parallel with the other tests. */
const walk = (): Promise<number> => {
  console.log(`Walked: ${walked.join(', ')}`)
  const files = sources.filter(({ file }) => isWalk(file)).map(({ file }) => ({ file, rank: 0 }))
  return run(files, [`^(${walked.join('|')}) `], { WALK_ALL: '1', VITEST_MAX_WORKERS: '1' })
}

const codes = await Promise.all([
  runToolHere('typescript/bin/tsc', ['--project', 'tsconfig.json']),
  tests.length > 0 ? run(tests) : 0,
  walked.length > 0 ? walk() : 0,
])
process.exitCode = codes.every((code) => code === 0) ? 0 : 1
