import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { tokenKey } from '../../../src/console/storage-keys.ts'
import { noteRequests } from './answered.ts'
import { chromiumMissing, findChromium } from './chromium.ts'
import { lookOften } from './look-often.ts'

const run = promisify(execFile)

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** Chromium names downloads in the machine's alphabet, and a machine may have none but English. */
const env = { ...process.env, LC_ALL: 'C.UTF-8' }

/** Starts a headless Chromium, the one staff use where times are measured; throws with the cure when there is none. */
export const launchBrowser = async (purpose: { isMeasured?: boolean } = {}): Promise<Browser> => {
  const executablePath = findChromium(purpose)
  if (!executablePath) throw new Error(chromiumMissing)
  return chromium.launch({ executablePath, args: flags, headless: true, env })
}

let shared: Promise<Browser> | undefined

/** The browser of this process's tests, each of which has storage of its own in it; it ends with the process. */
export const sharedBrowser = async (): Promise<Browser> => {
  shared ??= launchBrowser()
  const browser = await shared
  if (browser.isConnected()) return browser
  shared = undefined
  return sharedBrowser()
}

/** As large as a page is unless a test wants another size. */
export const viewport = { width: 1440, height: 900 }

/** A Chromium with a folder of its own, in which it keeps what pages store. */
export interface KeptBrowser {
  context: BrowserContext
  /** Ends the whole browser at once, as a crash of the machine's session does; it is given no moment to tidy up. */
  kill: () => Promise<void>
}

/** Starts a headless Chromium on a folder, which outlives it. */
export const launchKeptBrowser = async (folder: string, baseURL: string): Promise<KeptBrowser> => {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(chromiumMissing)
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: flags,
    headless: true,
    env,
    baseURL,
    viewport,
    locale: 'en-GB',
  })
  return {
    context,
    kill: async () => {
      const gone = new Promise<void>((resolve) => context.once('close', () => resolve()))
      const { stdout } = await run('ps', ['-axo', 'pid=,args='], { maxBuffer: 64 * 1024 * 1024 })
      for (const line of stdout.split('\n')) {
        const isMain = line.includes(`--user-data-dir=${folder}`) && !line.includes('--type=')
        if (isMain) process.kill(Number.parseInt(line, 10), 'SIGKILL')
      }
      await gone
    },
  }
}

/** A page under watch: `problems` collects what the browser complains about. */
export interface WatchedPage {
  page: Page
  problems: readonly string[]
  /** Throws when the browser's console showed an error, the page threw, or the content policy was violated. */
  expectQuiet: () => void
  close: () => Promise<void>
}

/** What a page may say: returns the page is meant to get, such as a 401 for a wrong password. */
export interface WatchOptions {
  baseURL: string
  /** Console messages that the test expects, by pattern. */
  allow?: readonly RegExp[]
  context?: BrowserContextOptions
}

const reportViolations = (): void => {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`Content policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
  })
}

/** What a browser holds of somebody who has signed in, at the console of this address with this token. */
export const signedInState = (origin: string, token: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: tokenKey, value: token }] }],
})

/** Notes from now on every complaint of the browser about a page; who watched it before does so no longer. */
export const watchPage = (page: Page, allow: readonly RegExp[] = []): WatchedPage => {
  for (const event of ['console', 'pageerror'] as const) page.removeAllListeners(event)
  const problems: string[] = []
  const note = (text: string): void => {
    if (!allow.some((pattern) => pattern.test(text))) problems.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      note(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    }
  })
  noteRequests(page)
  page.on('pageerror', (error) => note(`page error: ${error.stack ?? error.message}`))
  return {
    page,
    problems,
    expectQuiet: () => {
      if (problems.length > 0) throw new Error(`The browser complained:\n${problems.join('\n')}`)
    },
    close: () => page.context().close(),
  }
}

/** Opens a page of its own (fresh storage and cache) that notes every complaint of the browser. */
export const openPage = async (browser: Browser, options: WatchOptions): Promise<WatchedPage> => {
  const context = await browser.newContext({
    baseURL: options.baseURL,
    viewport,
    locale: 'en-GB',
    ...options.context,
  })
  await context.addInitScript(reportViolations)
  const page = await context.newPage()
  lookOften(page)
  return watchPage(page, options.allow)
}

/** Saves a picture of the page as `SCREENSHOT_DIR/<name>.png`; does nothing when that is not set. */
export const screenshot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.SCREENSHOT_DIR
  if (!folder) return
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`) })
}
