/**
 * Runs every test, real browser included, on a fresh build; arguments go to Vitest (a file name, `-t name`,
 * `--project server`), and what the chosen tests do not need is not set up. All that travels between tests, console and
 * reference API is kept and then checked against the contract by Prism; a run without arguments must have called every
 * operation. The last line is `N passed, N failed`. Ends with 1 on any failure, when the contract was broken, or when no
 * test ran.
 */
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromiumMissing, findChromium } from '../tests/support/browser/chromium.ts'
import { startPostgres } from '../tests/support/database/postgres.ts'
import { memoryFolder } from '../tests/support/disk/memory-folder.ts'
import { ensureBuild } from './build/build-console.ts'
import { failPlainly } from './shared/fail-plainly.ts'
import { root } from './shared/root.ts'
import { runToolHere } from './shared/run.ts'
import { checkExchanges, printContractReport } from './test/contract-report.ts'
import { needsSetups } from './test/setups.ts'
import { unmatchedNames } from './test/unmatched.ts'

/** The part of Vitest's JSON report that counts. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  /** One per test file; a file that could not be loaded fails without a test. */
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[]
}

const readReport = async (file: string): Promise<Report | null> => {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Report)
}

const args = process.argv.slice(2)
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

const hasSetups = needsSetups(args, paths)
const chromium = findChromium()
if (hasSetups) {
  await failPlainly(ensureBuild)
  if (!chromium) {
    console.error(chromiumMissing)
    process.exit(1)
  }
  console.log(`Browser: ${chromium}`)
}

const folder = await mkdtemp(join(await memoryFolder(), 'foundation-tests-'))
// PostgreSQL runs as another user, and has its data below.
await chmod(folder, 0o711)
// For every process of the run, and this one.
process.env.TMPDIR = folder

const urlOfSettings = process.env.TEST_DATABASE_URL
const postgres = urlOfSettings || !hasSetups ? null : await startPostgres()
if (urlOfSettings) console.log('PostgreSQL: TEST_DATABASE_URL')
else if (hasSetups)
  console.log(
    postgres ? `PostgreSQL: ${postgres.version}` : 'PostgreSQL: none found, tests run on PGlite only',
  )

const reportFile = join(folder, 'report.json')
const recordsFolder = join(folder, 'exchanges')
await mkdir(recordsFolder)
const databaseUrl = urlOfSettings ?? postgres?.url
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
    {
      ...process.env,
      ...(chromium && { CHROMIUM_PATH: chromium }),
      CONTRACT_RECORDS: recordsFolder,
      ...(databaseUrl && { TEST_DATABASE_URL: databaseUrl }),
    },
  )
  const report = await readReport(reportFile)
  const passed = report?.numPassedTests ?? 0
  const brokenFiles =
    report?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
      .length ?? 0
  const counted = (report?.numFailedTests ?? 0) + brokenFiles
  // An error outside of any test (an unhandled rejection) fails the run as well.
  const failed = counted === 0 && code !== 0 && passed > 0 ? 1 : counted
  const contractFaults = printContractReport(await checkExchanges(recordsFolder), args.length === 0)
  if (report?.numPendingTests) console.log(`${report.numPendingTests} skipped`)
  if (passed + failed === 0) console.log('No test ran.')
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 || contractFaults > 0 ? 1 : 0
} finally {
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
}
