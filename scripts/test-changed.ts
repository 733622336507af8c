/**
 * Types, and in about two minutes the tests that read what has changed since a commit (the argument; without one, since this
 * branch left `main`), nearest first, the server's on the embedded database; and in a browser the walk over the modules whose
 * files changed. The rest is left to `npm run test:all`. Ends with 1 on any failure.
 */
import { findChromium } from '../tests/support/browser/chromium.ts'
import { sourceFiles } from './check/source-files.ts'
import { runToolHere } from './shared/run.ts'
import { affectedTests } from './test/changed/affected-tests.ts'
import { changedSince, defaultBase } from './test/changed/changes.ts'
import { isSlow, slowVariable } from './test/slow-tests.ts'

/** So many seconds tests may begin; those under way then come to their end. */
const time = '100'

/** Modules are walked in about a quarter of a minute each. */
const maxWalked = 3

const since = process.argv[2] ?? (await defaultBase())
const changed = await changedSince(since)
const sources = await sourceFiles(['src', 'tests', 'scripts', 'generated'])
const isWalk = (file: string): boolean => file.startsWith('tests/browser/modules/modules-')
// One slow test takes the time of a hundred others: only a changed one is run.
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

/** Walks whole each of the modules, beside the other tests. */
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
