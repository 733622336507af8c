import { readFile, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { openPostgres } from '../../src/server/store/postgres/open-postgres.ts'
import { launchBrowser } from '../../tests/support/browser/browser.ts'
import { signIn } from '../../tests/support/browser/console-actions.ts'
import { startPostgres } from '../../tests/support/database/postgres.ts'
import { startServer } from '../../tests/support/server/start-server.ts'
import { fill } from './api/rows.ts'

/** What exporting a list took; sizes in MB. */
interface Exported {
  format: string
  seconds: number
  file: number
  /** Resident memory before, and the most while it was exported. */
  server: readonly [before: number, most: number]
  browser: readonly [before: number, most: number]
}

const mb = (bytes: number): number => bytes / 1_000_000

/** Resident memory of processes together, in MB; Linux says it under `/proc`. */
const residentOf = async (pids: readonly number[]): Promise<number> => {
  const texts = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')))
  return mb(texts.reduce((sum, text) => sum + 1024 * Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0), 0))
}

/** The browser's processes that hold pages. */
const renderersOf = async (browser: Browser): Promise<number[]> => {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

/** Exports the list that is shown, looking at the memory of both sides meanwhile. */
const measureExport = async (
  page: Page,
  format: string,
  memory: () => Promise<readonly [server: number, browser: number]>,
): Promise<Exported> => {
  const before = await memory()
  const most = [...before] as [number, number]
  const downloading = page.waitForEvent('download', { timeout: 600_000 })
  let ended = false
  const watching = (async () => {
    while (!ended) {
      const [server, browser] = await memory()
      most[0] = Math.max(most[0], server)
      most[1] = Math.max(most[1], browser)
      await pause(50)
    }
  })()
  await page.getByRole('button', { name: 'List options' }).click()
  const began = performance.now()
  await page.getByRole('menuitem', { name: `Export to ${format}` }).click()
  const path = await (await downloading).path()
  const seconds = (performance.now() - began) / 1000
  ended = true
  await watching
  return {
    format,
    seconds,
    file: mb((await stat(path)).size),
    server: [before[0], most[0]],
    browser: [before[1], most[1]],
  }
}

/**
 * Exports a list of 100,000 rows to either format in Chromium, from a server on PostgreSQL, and prints what it took of
 * time and memory; `--rows 10000` makes it shorter. Answers whether each file was saved.
 */
export const bench = async (args: readonly string[]): Promise<boolean> => {
  const { values } = parseArgs({ args: [...args], options: { rows: { type: 'string', default: '100000' } } })
  const rows = Number(values.rows)
  const postgres = await startPostgres()
  if (!postgres) throw new Error('PostgreSQL is not installed')
  const browser = await launchBrowser({ isMeasured: true })
  const server = await startServer({ env: { DATABASE_URL: postgres.url, DEMO: 'false' } })
  const database = openPostgres(postgres.url, () => undefined)
  try {
    await fill(database, rows)
    for (const format of ['Excel', 'CSV']) {
      // Each in a page of its own, so that neither has the memory of the other.
      const context = await browser.newContext({ baseURL: server.url, acceptDownloads: true })
      const page = await context.newPage()
      await signIn(page)
      await page.goto('/dua')
      await page.getByRole('row').nth(1).waitFor()
      const renderers = await renderersOf(browser)
      const memory = async () => [await residentOf([server.pid]), await residentOf(renderers)] as const
      const measured = await measureExport(page, format, memory)
      const [whole = '', ...others] = [measured.server, measured.browser].map(
        ([before, most]) => `${before.toFixed(0)} → ${most.toFixed(0)} MB`,
      )
      console.log(
        `${format}: ${rows} rows in ${measured.seconds.toFixed(1)} s, ${measured.file.toFixed(1)} MB; server ${whole}, browser ${others.join()}`,
      )
      await context.close()
    }
    return true
  } finally {
    await database.close()
    await server.stop()
    await browser.close()
    await postgres.stop()
  }
}
