/**
 * Runs the tests, including browser tests, on a fresh build; arguments are passed to Vitest (a file name, `-t name`,
 * `--project server`), which sets up the selected projects. Slow tests (`test/slow-tests.ts`) only run when named, or
 * with `--all`. All exchanges between tests, console and reference API are recorded and checked against the contract by
 * Prism; a complete run must call every operation. The last line is `N passed, N failed`; each contract violation
 * counts as a failure. Exits with 1 on any failure, or if no test ran, except with `--changed`.
 */
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { memoryFolder } from '../tests/support/disk/memory-folder.ts'
import { root } from './shared/root.ts'
import { runToolHere } from './shared/run.ts'
import { checkExchanges, printContractReport } from './test/contract-report.ts'
import { isSlow, slowVariable } from './test/slow-tests.ts'
import { namesIn, unmatchedNames } from './test/unmatched.ts'

/** The used part of Vitest's JSON report. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  /** One per test file; a file that cannot be loaded fails without a test. */
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[]
}

const readReport = async (file: string): Promise<Report | null> => {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Report)
}

const args = process.argv.slice(2).filter((arg) => arg !== '--all')
const withSlow = process.argv.includes('--all') || namesIn(args).length > 0
const files = (await readdir(join(root, 'tests'), { recursive: true })).filter((name) =>
  /\.test\.tsx?$/.test(name),
)
const paths = files.map((name) => join(root, 'tests', name))
const unmatched = unmatchedNames(args, paths)
if (unmatched.length > 0) {
  console.error(
    `No test file has ${unmatched.map((name) => `"${name}"`).join(' or ')} in its path; npm test -- -t "words" looks for the names of tests.`,
  )
  process.exit(1)
}

const folder = await mkdtemp(join(await memoryFolder(), 'foundation-tests-'))
// PostgreSQL runs as another user, with its data below this folder.
await chmod(folder, 0o711)
// For all processes of the run, including this one.
process.env.TMPDIR = folder

const reportFile = join(folder, 'report.json')
const recordsFolder = join(folder, 'exchanges')
await mkdir(recordsFolder)
try {
  const code = await runToolHere(
    'vitest/vitest.mjs',
    [
      'run',
      '--config=vite.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...args,
    ],
    { ...process.env, CONTRACT_RECORDS: recordsFolder, ...(withSlow && { [slowVariable]: '1' }) },
  )
  const report = await readReport(reportFile)
  const passed = report?.numPassedTests ?? 0
  const brokenFiles =
    report?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
      .length ?? 0
  const counted = (report?.numFailedTests ?? 0) + brokenFiles
  // Errors outside of tests (unhandled rejections) fail the run too.
  const failed = counted === 0 && code !== 0 && passed > 0 ? 1 : counted
  const contractFaults = printContractReport(await checkExchanges(recordsFolder), args.length === 0)
  if (report?.numPendingTests) console.log(`${report.numPendingTests} skipped`)
  const left = withSlow ? 0 : files.filter(isSlow).length
  if (left > 0) console.log(`${left} files of slow tests were left to npm run test:all.`)
  if (passed + failed === 0) console.log('No test ran.')
  console.log(`${passed} passed, ${failed + contractFaults} failed`)
  const isEmpty = passed === 0 && !args.includes('--changed')
  process.exitCode = failed + contractFaults > 0 || isEmpty ? 1 : 0
} finally {
  await rm(folder, { recursive: true, force: true })
}
