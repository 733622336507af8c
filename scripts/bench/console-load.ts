import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openPage } from '../../tests/support/browser.ts'
import { admin } from '../../tests/support/start-server.ts'
import { kibOf, type LoadedScript, measureLoad } from './load-page.ts'

const signInForm = 'input[type="password"]'
const firstRow = 'main [role="row"][data-id]'
const settledList = 'main [role="table"] [role="row"][data-id]'
const formField = 'main form input, main form textarea'
const list = '/dua'

/** Compressed JavaScript of each moment, in KiB, and the scripts behind the first row. */
export interface ConsoleLoad {
  signIn: number
  firstRow: number
  /** What comes after the first row, once nothing is awaited: the pager, the menus. */
  settled: number
  /** What opening the form from the settled list adds. */
  form: number
  scripts: readonly LoadedScript[]
}

type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>

/** Signs in through the form; answers its cost and the browser's storage after it. */
const measureSignIn = async (browser: Browser, baseURL: string): Promise<{ kib: number; state: State }> => {
  const { page, close, expectQuiet } = await openPage(browser, { baseURL })
  const load = await measureLoad(page, [signInForm])
  await page.goto('/auth/sign-in')
  const shown = await load.shown(signInForm)
  const kib = kibOf(await load.scripts(), 0, shown)
  await page.locator('input[type="email"]').fill(admin.email)
  await page.locator(signInForm).fill(admin.password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
  const state = await page.context().storageState()
  expectQuiet()
  await close()
  return { kib, state }
}

/** Measures sign-in, the list opened by its address with an empty cache, and from there the form. */
export const measureConsole = async (
  browser: Browser,
  baseURL: string,
): Promise<ConsoleLoad & { state: State }> => {
  const signIn = await measureSignIn(browser, baseURL)
  const { page, close, expectQuiet } = await openPage(browser, {
    baseURL,
    context: { storageState: signIn.state },
  })
  const load = await measureLoad(page, [firstRow, formField])
  await page.goto(list)
  const rowShown = await load.shown(firstRow)
  await page.locator(settledList).first().waitFor()
  const before = await load.scripts()
  const pressed = await page.evaluate(() => performance.now())
  await page.locator(`a[href^="${list}/add"]`).first().click()
  await load.shown(formField)
  const formShown = await load.shown(formField)
  const after = await load.scripts()
  expectQuiet()
  await close()
  return {
    signIn: signIn.kib,
    firstRow: kibOf(before, 0, rowShown),
    settled: kibOf(before, rowShown, pressed),
    form: kibOf(after, pressed, formShown),
    scripts: before.filter(({ start }) => start < rowShown),
    state: signIn.state,
  }
}

/** The built script that holds the grid: the one with the grid's own words in it. */
const gridScript = async (dist: string): Promise<string> => {
  const names = await readdir(join(dist, 'assets'))
  for (const name of names.filter((entry) => entry.endsWith('.js'))) {
    if ((await readFile(join(dist, 'assets', name), 'utf8')).includes('virtualScrollerContent')) return name
  }
  throw new Error('No built script holds the grid')
}

/**
 * Whether the list asks for its rows without waiting for the grid's code: the grid's script is held back until the
 * call is seen, or for five seconds.
 */
export const dataBeforeGrid = async (
  browser: Browser,
  baseURL: string,
  dist: string,
  state: State,
): Promise<boolean> => {
  const grid = await gridScript(dist)
  const { page, close } = await openPage(browser, { baseURL, context: { storageState: state } })
  const called = page
    .waitForRequest((request) => new URL(request.url()).pathname.startsWith('/api/dua/'), { timeout: 5000 })
    .then(() => true)
    .catch(() => false)
  await page.route(`**/${grid}`, async (route) => {
    await called
    await route.continue()
  })
  await page.goto(list)
  const before = await called
  await page.locator(firstRow).first().waitFor({ timeout: 30_000 })
  await close()
  return before
}
