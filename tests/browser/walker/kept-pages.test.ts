import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { WatchOptions } from '../../support/browser/browser.ts'
import { keepPage, takePage } from '../../support/browser/kept-pages.ts'
import { prepareConsole } from '../../support/browser/prepare-console.ts'

const prepared = prepareConsole({ sharesData: true })
const signInPage = '/auth/sign-in'

/** The page that the next test gets after `act` ran in it. */
const afterwards = async (name: string, act: (page: Page) => Promise<unknown>) => {
  const { browser, server } = prepared()
  // Pages with different options are not exchanged.
  const options: WatchOptions = { baseURL: server.url, context: { userAgent: name } }
  const before = await takePage(browser, options, undefined)
  await before.page.goto(signInPage)
  await act(before.page)
  await keepPage(before, options)
  const { page, close } = await takePage(browser, options, undefined)
  return { page, close, isSame: page === before.page }
}

it.each<[string, (page: Page) => Promise<unknown>]>([
  ['runs a script before each page', (page) => page.context().addInitScript(() => undefined)],
  ['has a clock of its own', (page) => page.clock.setFixedTime(0)],
  ['was offline', (page) => page.context().setOffline(true)],
  ['was driven past the library', (page) => page.context().newCDPSession(page)],
  ['was given a permission', (page) => page.context().grantPermissions(['clipboard-read'])],
  ['answers for another address', (page) => page.context().route('**/nowhere', () => undefined)],
  [
    'has been signed in at another address',
    (page) => page.goto(`${page.url().replace('127.0.0.1', 'localhost')}`),
  ],
])('a page that %s is not kept', async (name, act) => {
  const { isSame, close } = await afterwards(name, act)
  expect(isSame).toBe(false)
  await close()
})

it('a kept page has the default size and theme, and empty storage', async () => {
  const { page, isSame, close } = await afterwards('kept', async (page) => {
    await page.evaluate(() => localStorage.setItem('theme', 'DARK'))
    await page.setViewportSize({ width: 390, height: 800 })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark', forcedColors: 'active' })
  })
  expect(isSame).toBe(true)
  await page.goto(signInPage)
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  const found = await page.evaluate(() => ({
    media: ['print', '(prefers-color-scheme: dark)', '(forced-colors: active)'].filter(
      (each) => matchMedia(each).matches,
    ),
    size: [innerWidth, innerHeight],
    theme: localStorage.getItem('theme'),
  }))
  expect(found).toEqual({ media: [], size: [1440, 900], theme: null })
  await close()
})
