import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openPage } from '../support/browser.ts'
import { signIn } from '../support/console-actions.ts'
import { type RunningServer, startServer } from '../support/start-server.ts'

const gridCode = '**/assets/list-grid-*.js'
const rows = 'main [role=table] [role=row][data-id]'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const titles = (page: Page): Promise<string[]> => page.locator(`${rows} [data-field=title]`).allTextContents()

it('rows show, sort and lead to their forms while the grid cannot be loaded', async () => {
  const { page, close, expectQuiet } = await openPage(browser, {
    baseURL: server.url,
    allow: [/ERR_FAILED/],
  })
  await signIn(page)
  await page.route(gridCode, (route) => route.abort())
  await page.goto('/dua')
  await page.locator(rows).first().waitFor()
  const before = await titles(page)
  await page.getByRole('columnheader', { name: 'Title' }).click()
  await page.waitForURL(/order=title\.asc/)
  await page.locator('[role=columnheader][aria-sort=ascending]').waitFor()
  await expect.poll(() => titles(page)).not.toEqual(before)
  await page.locator(rows).first().getByRole('link', { name: /^Edit/ }).click()
  await page.waitForURL(/\/dua\/edit\/\d+/)
  expectQuiet()
  await close()
})

it('the grid waits with taking the rows’ place until focus and pointer are elsewhere', async () => {
  const { page, close, expectQuiet } = await openPage(browser, { baseURL: server.url })
  await signIn(page)
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(gridCode, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/dua')
  const edit = page.locator(rows).first().getByRole('link', { name: /^Edit/ })
  await edit.focus()
  const arrived = page.waitForResponse(gridCode)
  release()
  await arrived.then((response) => response.finished())
  // A turn of the page's own clock, in which the grid would have come.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(await edit.evaluate((link) => link === document.activeElement)).toBe(true)
  await edit.hover()
  await page.getByRole('searchbox', { name: 'Search by' }).focus()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(await edit.isVisible()).toBe(true)
  await page.getByRole('heading', { level: 1 }).hover()
  await page.locator('main [role=grid] [role=row][data-id]').first().waitFor()
  expectQuiet()
  await close()
})
