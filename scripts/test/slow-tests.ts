/**
 * Test files (`name.slow.test.ts`) that start and end whole processes, fill disks, crash browsers or carry out the
 * project's commands on copies of it: a quarter of the time of all tests, and seldom broken by a change. `npm test`
 * leaves them out, unless it is told which files to run.
 */
const slowTests = '**/*.slow.test.{ts,tsx}'

/** Whether a test file is one of them. */
export const isSlow = (file: string): boolean => /\.slow\.test\.tsx?$/.test(file)

/** The variable of the environment that has Vitest run them, too. */
export const slowVariable = 'SLOW_TESTS'

/** Which test files a run of Vitest leaves out. */
export const leftOut = (env: NodeJS.ProcessEnv = process.env): string[] =>
  env[slowVariable] === '1' ? [] : [slowTests]
