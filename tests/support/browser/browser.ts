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
import { pollOften } from './poll-often.ts'

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

/** Pages of tests are too short-lived for optimized code: compiling it takes more time than it saves. */
const unoptimized = '--js-flags=--no-maglev --no-turbofan'

/** Chromium names downloads in the system's character set, which may be ASCII. */
const env = { ...process.env, LC_ALL: 'C.UTF-8' }

/** Starts a headless Chromium, with a window for measurements; throws with the remedy if there is none. */
export const launchBrowser = async (purpose: { isMeasured?: boolean } = {}): Promise<Browser> => {
  const executablePath = findChromium(purpose)
  if (!executablePath) throw new Error(chromiumMissing)
  const args = purpose.isMeasured ? flags : [...flags, unoptimized]
  return chromium.launch({ executablePath, args, headless: true, env })
}

let shared: Promise<Browser> | undefined

/** The browser of this process's tests, each with its own storage; closed with the process. */
export const sharedBrowser = async (): Promise<Browser> => {
  shared ??= launchBrowser()
  const browser = await shared
  if (browser.isConnected()) return browser
  shared = undefined
  return sharedBrowser()
}

/** The default size of a page. */
export const viewport = { width: 1440, height: 900 }

/** A Chromium with a profile folder, which keeps what pages store. */
export interface KeptBrowser {
  context: BrowserContext
  /** Kills the browser at once, as a crash of the session does. */
  kill: () => Promise<void>
}

/** Starts a headless Chromium with a profile folder, which is kept. */
export const launchKeptBrowser = async (folder: string, baseURL: string): Promise<KeptBrowser> => {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(chromiumMissing)
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...flags, unoptimized],
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

/** A watched page: `problems` collects the browser's complaints. */
export interface WatchedPage {
  page: Page
  problems: readonly string[]
  /** Throws if the browser's console showed an error, the page threw, or the content security policy was violated. */
  expectQuiet: () => void
  close: () => Promise<void>
}

/** Expected messages: responses that the page is meant to get, such as a 401 for a wrong password. */
export interface WatchOptions {
  baseURL: string
  /** Expected messages of the browser's console, by pattern. */
  allow?: readonly RegExp[]
  context?: BrowserContextOptions
}

const reportViolations = (): void => {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`Content policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
  })
}

/** The storage of a signed-in user's browser, for the console at this address and this token. */
export const signedInState = (origin: string, token: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: tokenKey, value: token }] }],
})

/** Records every complaint about a page from now on, instead of an earlier watcher. */
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

/** Opens a page with its own storage and cache that records every complaint. */
export const openPage = async (browser: Browser, options: WatchOptions): Promise<WatchedPage> => {
  const context = await browser.newContext({
    baseURL: options.baseURL,
    viewport,
    locale: 'en-GB',
    ...options.context,
  })
  await context.addInitScript(reportViolations)
  const page = await context.newPage()
  pollOften(page)
  return watchPage(page, options.allow)
}

/** Saves a screenshot as `SCREENSHOT_DIR/<name>.png`; does nothing if that is not set. */
export const screenshot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.SCREENSHOT_DIR
  if (!folder) return
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`) })
}
