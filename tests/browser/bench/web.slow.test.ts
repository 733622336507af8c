import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { figures, signInFigures } from '../../../scripts/bench/web/figures.ts'
import { measureAll, readOptions, type Serving, serve } from '../../../scripts/bench/web.ts'
import { openPage, sharedBrowser, signedInState, type WatchedPage } from '../../support/browser/browser.ts'
import { choose } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'

let serving: Serving

beforeAll(async () => {
  serving = await serve(25)
}, 120_000)
afterAll(async () => {
  await serving?.stop()
})

/** The signed-in hand-written page, shared by the tests. */
let hand: WatchedPage

const openHand = async (path: string): Promise<Page> => {
  await hand.page.goto(path)
  return hand.page
}

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL((url) => url.pathname === '/dua')
}

describe('the page by hand', () => {
  beforeAll(async () => {
    const baseURL = serving.urls.hand
    const context = { storageState: signedInState(baseURL, serving.token) }
    hand = await openPage(await sharedBrowser(), { baseURL, context })
  })
  afterAll(() => hand?.close())

  it('is built for production', async () => {
    const page = await openHand('/dua')
    const script = page.locator('script[type=module]').first()
    const source = await (await fetch(new URL((await script.getAttribute('src')) ?? '', page.url()))).text()
    expect(source).toContain('createRoot')
    expect(source).not.toContain('Download the React DevTools')
  })

  it('requires the missing values, saves a dua, and changes it', async () => {
    const page = await openHand('/dua')
    const title = `By hand ${uniqueText()}`
    await page.getByRole('link', { name: 'Add' }).click()
    await page.getByLabel('Title').fill(title)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Translation is required').waitFor()
    await page.getByLabel('Dua(Arabic)').fill('يسّر لنا')
    await page.getByLabel('Pronunciation').fill('ইয়াসসির লানা')
    await page.getByLabel('Translation').fill('Make it easy')
    await choose(page, 'Dua Category', 'Category 3')
    await save(page)
    await page.getByRole('link', { name: `Edit: ${title}` }).click()
    await page.getByLabel('Translation').fill('Make it light')
    await save(page)
    const { content } = await serving.get<{ content: unknown[] }>('/api/dua/all')
    const expected = { title, duaCategoryTitle: 'Category 3', duaTranslation: 'Make it light', active: true }
    expect(content[0]).toMatchObject(expected)
    hand.expectQuiet()
  })

  it('searches, filters, sorts and deletes after a question', async () => {
    const page = await openHand('/dua')
    const answered = (part: string) => page.waitForResponse((response) => response.url().includes(part))
    const filtered = answered('active=true')
    await choose(page, 'Status', 'Active')
    await filtered
    const found = answered('actualDua=%D8%B3')
    await page.getByRole('searchbox').fill('س')
    await page.getByRole('searchbox').blur()
    await found
    const sorted = answered('sortBy=title')
    await page.getByRole('columnheader', { name: 'Title' }).click()
    await sorted
    page.once('dialog', (dialog) => dialog.accept())
    const first = page.getByRole('button', { name: /^Delete/ }).first()
    const name = (await first.getAttribute('aria-label')) ?? ''
    await first.click()
    await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
    hand.expectQuiet()
  })
})

describe('the measurement', () => {
  it('finds every figure of both sides, and of signing in', async () => {
    const options = readOptions(['--profiles', 'fast', '--runs', '1'])
    const { all, failed } = await measureAll(serving, options)
    expect(failed).toEqual([])
    const [console, byHand, signIn] = all
    expect([console?.side, byHand?.side]).toEqual(['console', 'hand'])
    for (const measured of [console, byHand]) {
      const found = measured?.found ?? {}
      expect(Object.keys(found).toSorted()).toEqual(Object.keys(figures).toSorted())
      for (const name of ['row', 'next', 'form', 'keyScript'] as const) expect(found[name]).toBeGreaterThan(0)
      expect(found.elements).toBeLessThan(500)
      expect(found.script).toBeGreaterThan(100)
    }
    expect(Object.keys(signIn?.found ?? {}).toSorted()).toEqual(Object.keys(signInFigures).toSorted())
    expect(signIn?.found.waits).toBeGreaterThanOrEqual(1)
  }, 300_000)
})
