import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { figures } from '../../../scripts/bench/web/aims.ts'
import { measureAll } from '../../../scripts/bench/web/measure-all.ts'
import { readOptions } from '../../../scripts/bench/web/options.ts'
import { reportOf } from '../../../scripts/bench/web/report/report.ts'
import { type Serving, serveAll } from '../../../scripts/bench/web/serve/serve-all.ts'
import { openPage, sharedBrowser, signedInState, type WatchedPage } from '../../support/browser/browser.ts'
import { choose } from '../../support/browser/console-actions.ts'
import { pdf, png } from '../../support/content/pictures.ts'
import { uniqueText } from '../../support/content/unique-text.ts'

let serving: Serving

beforeAll(async () => {
  serving = await serveAll({ duas: 15, books: 12, events: 12 }, false)
})
afterAll(async () => {
  await serving?.stop()
})

/** The page by hand, signed in, which the tests share. */
let hand: WatchedPage

/** Opens an address of it. */
const openHand = async (path: string): Promise<Page> => {
  await hand.page.goto(path)
  return hand.page
}

const image = { name: 'cover.png', mimeType: 'image/png', buffer: png() }

const save = async (page: Page, path: string): Promise<void> => {
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL((url) => url.pathname === path)
}

const newest = async <T>(request: string): Promise<T | undefined> =>
  (await serving.api.get<{ content: T[] }>(request)).content[0]

describe('the page by hand', () => {
  beforeAll(async () => {
    hand = await openPage(await sharedBrowser(), {
      baseURL: serving.urls.here.hand,
      context: { storageState: signedInState(serving.urls.here.hand, serving.api.token) },
    })
  })
  afterAll(() => hand?.close())

  it('is built for production, whatever builds it', async () => {
    const page = await openHand('/dua')
    const script = page.locator('script[type=module]')
    const source = await (await fetch(new URL((await script.getAttribute('src')) ?? '', page.url()))).text()
    expect(source).toContain('createRoot')
    expect(source).not.toContain('Download the React DevTools')
  })

  it('asks for what is missing, and saves a dua', async () => {
    const page = await openHand('/dua')
    const title = `By hand ${uniqueText()}`
    await page.getByRole('link', { name: 'Add' }).click()
    await page.getByLabel('Title').fill(title)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Translation is required').waitFor()
    await page.getByLabel('Dua(Arabic)').fill('يسّر لنا')
    await page.getByLabel('Pronunciation').fill('ইয়াসসির লানা')
    await page.getByLabel('Translation').fill('Make it easy')
    await choose(page, 'Dua Category', 'Home and family')
    await save(page, '/dua')
    await page.getByRole('row').filter({ hasText: title }).waitFor()
    expect(await newest('/api/dua/all')).toMatchObject({
      title,
      duaCategoryTitle: 'Home and family',
      active: true,
    })
    hand.expectQuiet()
  })

  it('searches, filters, sorts and deletes after a question', async () => {
    const page = await openHand('/event')
    const answered = (part: string) => page.waitForResponse((response) => response.url().includes(part))
    const found = answered('title=fair')
    await page.getByRole('searchbox').fill('fair')
    await found
    await page.getByRole('searchbox').fill('')
    const filtered = answered('privateEvent=false')
    await choose(page, 'Private Event', 'No')
    await filtered
    const sorted = answered('sortBy=title')
    await page.getByRole('columnheader', { name: 'Title' }).click()
    await sorted
    const first = page.getByRole('row').nth(1)
    const name = await first.getByRole('gridcell').nth(2).innerText()
    await first.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('row').filter({ hasText: name }).waitFor({ state: 'detached' })
    hand.expectQuiet()
  })

  it('saves a book with its files, and changes it', async () => {
    const page = await openHand('/book/add')
    const title = `হাতে লেখা ${uniqueText()}`
    for (const language of ['বাংলা', 'العربية', 'English']) {
      await page.getByLabel(`Book Title (${language})`).fill(title)
      await page.getByLabel(`Short Description (${language})`).fill('A few words')
    }
    await page.getByRole('textbox', { name: 'Author' }).fill('Editorial board')
    await page.locator('input[name="cover"]').setInputFiles(image)
    for (const name of ['pdf', 'partialPdf'])
      await page
        .locator(`input[name="${name}"]`)
        .setInputFiles({ name: 'book.pdf', mimeType: 'application/pdf', buffer: pdf() })
    await save(page, '/book')
    await page.getByRole('link', { name: `Edit: ${title}` }).click()
    await page.getByLabel('Price').fill('75')
    await save(page, '/book')
    expect(await newest('/api/book/all?languageCode=bn&isPdf=true')).toMatchObject({
      title,
      author: '<p>Editorial board</p>',
      price: 75,
      bookDisplayImage: { fileName: 'cover.png' },
      pdfFile: { fileName: 'book.pdf' },
    })
    hand.expectQuiet()
  })

  it('saves an event with a guest', async () => {
    const page = await openHand('/event/add')
    const title = `By hand ${uniqueText()}`
    await page.getByLabel('Event Title').fill(title)
    for (const name of ['Start Date', 'End Date']) {
      await page.getByRole('group', { name }).getByRole('spinbutton', { name: 'Day' }).click()
      await page.keyboard.type('14032027')
    }
    await page.locator('input[name="image"]').setInputFiles(image)
    await page.getByRole('button', { name: 'Add Guest' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Guest Name').fill('Karim Haddad')
    await dialog.getByLabel('Guest Designation').fill('Librarian')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Karim Haddad, Librarian').waitFor()
    await save(page, '/event')
    const made = await newest<{ id: number }>('/api/event/all')
    expect(await serving.api.get(`/api/event/id/${made?.id}`)).toMatchObject({
      event: { title, fromDate: '14/03/2027', toDate: '14/03/2027', month: 'MARCH' },
      eventGuests: [{ guestName: 'Karim Haddad', guestDesignation: 'Librarian' }],
    })
    hand.expectQuiet()
  })
})

const measure = async (...args: readonly string[]) => {
  const all = await measureAll(
    serving,
    readOptions([...args, '--profiles', 'fast', '--runs', '1', '--others', '1']),
  )
  expect(all.notes.failed).toEqual([])
  return all
}

describe('the measurement', () => {
  it('finds every figure of both sides: of a narrow list and its form, of a field that is opened first, of signing in', async () => {
    // Side by side: how long something takes is nothing to this test, and most of it is waiting.
    const [narrow, typed, entered] = await Promise.all([
      measure('--screens', 'dua-390'),
      measure('--screens', 'event', '--only', 'keys'),
      measure('--screens', 'sign-in'),
    ])
    const all = { ...entered, screens: [...narrow.screens, ...typed.screens] }
    expect(reportOf(all, 1).text).not.toContain('n/a')
    expect(narrow.screens.map(({ side }) => side)).toEqual(['console', 'hand'])
    for (const [index, screen] of narrow.screens.entries()) {
      const found = { ...screen.figures, ...typed.screens[index]?.figures }
      expect(Object.keys(found).toSorted()).toEqual(Object.keys(figures).toSorted())
      expect(found.row).toBeGreaterThan(0)
      expect(found.next).toBeGreaterThan(0)
      expect(found.elements).toBeLessThan(500)
      expect(found.script).toBeGreaterThan(100)
      expect(found.keyScript).toBeGreaterThan(0)
    }
    expect(entered.signIn[0]?.waits).toBeGreaterThanOrEqual(1)
  }, 300_000)
})
