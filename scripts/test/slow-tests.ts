/**
 * Test files (`name.slow.test.ts`) that start and end processes, fill disks, crash browsers or run the project's
 * commands on copies of it: a quarter of the time of all tests, and rarely affected by a change. `npm test` skips them
 * unless files are named.
 */
const slowTests = '**/*.slow.test.{ts,tsx}'

/** Whether a test file is slow. */
export const isSlow = (file: string): boolean => /\.slow\.test\.tsx?$/.test(file)

/** The environment variable that includes slow tests in a run. */
export const slowVariable = 'SLOW_TESTS'

/** The test files that a run excludes. */
export const leftOut = (env: NodeJS.ProcessEnv = process.env): string[] =>
  env[slowVariable] === '1' ? [] : [slowTests]
