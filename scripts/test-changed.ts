/**
 * Types, and the tests of what has changed since a commit (the argument; without one, since this branch left `main`): unit,
 * console, and the server on the embedded database. The browser and PostgreSQL are left to `npm test`. Ends with 1 on any
 * failure.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './shared/root.ts'
import { runToolHere } from './shared/run.ts'

const git = async (...args: string[]): Promise<string | undefined> =>
  promisify(execFile)('git', args, { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )

/** The commit that the work is compared with; on `main` itself the one before. */
const usualBase = async (): Promise<string> => {
  const [head, left] = await Promise.all([git('rev-parse', 'HEAD'), git('merge-base', 'HEAD', 'main')])
  return left !== undefined && left !== head ? left : 'HEAD~1'
}

const since = process.argv[2] ?? (await usualBase())
console.log(`Changed since ${since}`)
const { TEST_DATABASE_URL: _, ...env } = process.env
const [types, tests] = await Promise.all([
  runToolHere('typescript/bin/tsc', ['--noEmit', '--project', 'tsconfig.json'], env),
  runToolHere(
    'vitest/vitest.mjs',
    [
      'run',
      '--config=vite.config.ts',
      ...['unit', 'console', 'server'].map((project) => `--project=${project}`),
      `--changed=${since}`,
      '--passWithNoTests',
    ],
    env,
  ),
])
process.exitCode = types === 0 && tests === 0 ? 0 : 1
