import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { readPageQuery } from '../../../src/contract/conventions/query.ts'
import { openPage, signedInState } from '../../support/browser/browser.ts'
import { prepareConsole } from '../../support/browser/prepare-console.ts'

const rows = 'main table tr[data-id]'

const prepared = prepareConsole({ sharesData: true })

const open = async () => {
  const { server, browser, api } = prepared()
  return openPage(browser, {
    baseURL: server.url,
    context: { storageState: signedInState(server.url, api.token) },
  })
}

const titles = (page: Page): Promise<string[]> => page.locator(`${rows} [data-field=title]`).allTextContents()

it('the page requests the user and the first rows once each, before any of its files has loaded', async () => {
  const { page, close, expectQuiet } = await open()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/dua', { waitUntil: 'commit' })
  const calls = (): string[] => asked.filter((path) => path.startsWith('/api/')).toSorted()
  await expect.poll(calls).toEqual(['/api/dua/all', '/api/me'])
  release()
  await page.locator(rows).first().waitFor()
  expect(calls().filter((path) => path === '/api/me' || path === '/api/dua/all')).toHaveLength(2)
  expectQuiet()
  await close()
})

/** Observes the rows on a phone; returns their number after each change. */
const watchCounts = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const counts: number[] = []
    const count = () => {
      const rows = document.querySelectorAll('main li:has(dl)').length
      if (rows !== counts.at(-1)) counts.push(rows)
    }
    new MutationObserver(count).observe(document, { childList: true, subtree: true })
    Object.assign(window, { counts })
  })
  return {
    counts: () => page.evaluate<number[]>('counts.filter(Boolean)'),
    reset: () => page.evaluate('counts.length = 0'),
  }
}

const isNextPage = ({ pathname, searchParams }: URL): boolean =>
  pathname === '/api/dua/all' && readPageQuery(Object.fromEntries(searchParams))?.page === 1

it('shows all rows of a list at once, on arrival and on return', async () => {
  const { page, close, expectQuiet } = await open()
  const { counts, reset } = await watchCounts(page)
  const all = page.locator('main li:has(dl)')
  await page.goto('/dua')
  await expect.poll(() => all.count()).toBe(10)
  expect(await counts()).toEqual([10])
  await page.getByRole('link', { name: 'Add Dua' }).click()
  await page.getByRole('form').waitFor()
  await reset()
  await page.goBack()
  await expect.poll(() => all.count()).toBe(10)
  expect(await counts()).toEqual([10])
  expectQuiet()
  await close()
})

it('shows the next page from its first row; going back restores the scroll position', async () => {
  const { page, close, expectQuiet } = await open()
  await page.setViewportSize({ width: 390, height: 844 })
  const all = page.locator('main li:has(dl)')
  const next = page.getByRole('button', { name: 'Go to next page' })
  await page.goto('/dua')
  await expect.poll(() => all.count()).toBe(10)
  const before = await all.first().textContent()
  const pagerPlace = () => next.evaluate((button) => button.getBoundingClientRect().bottom)
  expect(await pagerPlace()).toBeLessThanOrEqual(844)
  await page.evaluate(() => window.scrollTo(0, 1500))
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBe(1500)
  const under = await pagerPlace()
  let response = (): void => undefined
  const held = new Promise<void>((resolve) => {
    response = resolve
  })
  await page.route(isNextPage, async (route) => {
    await held
    await route.continue()
  })
  await next.click()
  // The page requests the rows itself: they do not come with the address.
  await page.locator('main [data-busy]').first().waitFor({ state: 'attached' })
  response()
  await expect.poll(() => all.first().textContent()).not.toBe(before)
  await expect.poll(() => all.count()).toBe(10)
  const top = await all.first().evaluate((row) => row.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(64)
  expect(top).toBeLessThan(200)
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await pagerPlace()).toBe(under)
  await page.goBack()
  await expect.poll(() => all.first().textContent()).toBe(before)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  expectQuiet()
  await close()
})

it('loads only texts and fonts for another language, and no further code', async () => {
  const html = await (
    await fetch(`${prepared().server.url}/dua`, { headers: { accept: 'text/html' } })
  ).text()
  const [, languages = ''] = /languages:\{(.*?)\}/.exec(html) ?? []
  const files = [...languages.matchAll(/\/assets\/([^"`']+)/g)].map(([, file = '']) => file)
  expect(files.filter((file) => file.startsWith('language-'))).toHaveLength(5)
  expect(files.filter((file) => !/^(language|right-to-left|noto-)/.test(file))).toEqual([])
})

it('rows are rendered once: the first table stays, and the next page reuses its rows', async () => {
  const { page, close, expectQuiet } = await open()
  await page.goto('/dua')
  await page.locator(rows).first().waitFor()
  await page.locator('main table').evaluate((table) => table.setAttribute('data-first', ''))
  const before = await titles(page)
  await page.getByRole('button', { name: 'Go to next page' }).click()
  await expect.poll(() => titles(page)).not.toEqual(before)
  expect(await page.locator('main table[data-first]').count()).toBe(1)
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click()
  await page.waitForURL(/order=title\.asc/)
  await page.locator('[role=columnheader][aria-sort=ascending]').waitFor()
  expect(await page.locator('main table[data-first]').count()).toBe(1)
  expectQuiet()
  await close()
})

it('the frame of the console is visible before the API responds, in the selected theme', async () => {
  const { page, close } = await open()
  await page.addInitScript(() => localStorage.setItem('theme', 'DARK'))
  let response = (): void => undefined
  const held = new Promise<void>((resolve) => {
    response = resolve
  })
  await page.route('**/api/me**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/dua', { waitUntil: 'commit' })
  await page.locator('.frame-side').waitFor()
  expect(await page.locator('.frame-side').evaluate((side) => getComputedStyle(side).backgroundColor)).toBe(
    'rgb(19, 27, 31)',
  )
  response()
  await page.locator(rows).first().waitFor()
  expect(await page.locator('.frame').count()).toBe(0)
  await close()
})

it('shows that the console cannot be loaded', async () => {
  const { browser, server } = prepared()
  const { page, close } = await openPage(browser, { baseURL: server.url, allow: [/ERR_FAILED/] })
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/dua')
  await page.getByText('The page could not be loaded.').waitFor()
  await close()
})
