import type { Browser } from 'playwright-core'
import { openPage } from '../../tests/support/browser/browser.ts'
import { admin } from '../../tests/support/server/start-server.ts'
import { kibOf, type LoadedScript, measureLoad } from './load-page.ts'

const signInForm = 'input[type="password"]'
const firstRow = 'main tr[data-id]'
const formField = 'main form input, main form textarea'
const list = '/dua'

/** Compressed JavaScript of each moment, in KiB, and the scripts behind the first row. */
export interface ConsoleLoad {
  signIn: number
  firstRow: number
  /** What comes after the first row until the form stands, fetched ahead or for it. */
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
export const measureConsole = async (browser: Browser, baseURL: string): Promise<ConsoleLoad> => {
  const signIn = await measureSignIn(browser, baseURL)
  const { page, close, expectQuiet } = await openPage(browser, {
    baseURL,
    context: { storageState: signIn.state },
  })
  const load = await measureLoad(page, [firstRow, formField])
  await page.goto(list)
  const rowShown = await load.shown(firstRow)
  const before = await load.scripts()
  await page.locator(`a[href^="${list}/add"]`).first().click()
  const formShown = await load.shown(formField)
  const after = await load.scripts()
  expectQuiet()
  await close()
  return {
    signIn: signIn.kib,
    firstRow: kibOf(before, 0, rowShown),
    form: kibOf(after, rowShown, formShown),
    scripts: before.filter(({ start }) => start < rowShown),
  }
}
