import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { draftsIn } from '../../support/browser/draft-database.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'
import { nameField, takeButton } from './draft-locators.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/status of 404/] })

const card = (page: Page) => page.getByRole('region', { name: 'My Drafts' })

const createCategory = async (): Promise<number> => {
  const body = { title: `শ্রেণি ${uniqueText()}` }
  return (await flow().api.send<{ payload: { id: number } }>('POST', '/api/dua-category/create', body))
    .payload.id
}

/** Types into the form at an address, and leaves it as after a crash, for the dashboard. */
const typeAndCrash = async (page: Page, address: string, text: string): Promise<void> => {
  await visit(page, address)
  await nameField(page).fill(text)
  await expect.poll(async () => (await draftsIn(page)).join()).toContain(text)
  await page.goto('/')
  await card(page).waitFor()
}

it('the draft of a deleted record can be discarded; one of its copy, or of another mode, links back to it', async () => {
  const { page, api, press } = flow()
  const id = await createCategory()
  await typeAndCrash(page, `/dua-categories/edit/${id}`, `হালনাগাদ ${uniqueText()}`)
  await api.send('DELETE', `/api/dua-category/delete/${id}`)
  const throwAway = card(page).getByRole('button', { name: `Discard: Dua Category #${id}` })
  await throwAway.click()
  await press('Cancel')
  await card(page)
    .getByRole('link', { name: `Dua Category #${id}` })
    .waitFor()
  await throwAway.click()
  await press('Discard')
  await card(page).waitFor({ state: 'detached' })
  expect(await draftsIn(page)).toEqual([])

  const copied = await createCategory()
  const inCopy = `অনুলিপি ${uniqueText()}`
  await typeAndCrash(page, `/dua-categories/add?copy=${copied}`, inCopy)
  await api.send('DELETE', `/api/dua-category/delete/${copied}`)
  await card(page).getByRole('link', { name: 'Dua Category +' }).click()
  await page.getByText('The record to duplicate no longer exists').waitFor()
  await takeButton(page).click()
  await expect.poll(() => nameField(page).inputValue()).toBe(inCopy)
  expect(new URL(page.url()).search).toBe(`?copy=${copied}`)

  const inMobile = `মোবাইল ${uniqueText()}`
  const mode = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto('/')
  await mode('Mobile').click()
  await typeAndCrash(page, '/dua-categories/add', inMobile)
  await mode('Web').click()
  await card(page)
    .getByRole('link', { name: `Dua Category + · ${inMobile} · In Mobile` })
    .click()
  await takeButton(page).click()
  await expect.poll(() => nameField(page).inputValue()).toBe(inMobile)
  expect(await mode('Mobile').getAttribute('aria-pressed')).toBe('true')
})

/** Leaves the drafts in the storage of a page that had no time to write them to the database. */
const asBackups = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const database = await done(indexedDB.open('foundation-console'))
    const store = database.transaction('drafts', 'readwrite').objectStore('drafts')
    const all = IDBKeyRange.bound(['draft'], ['draft', []])
    const [keys, drafts] = await Promise.all([done(store.getAllKeys(all)), done(store.getAll(all))])
    drafts.forEach((draft, index) => {
      const [, user, form] = keys[index] as string[]
      localStorage.setItem(
        `foundation-console draft ${draft.id}`,
        JSON.stringify({ place: { user, form }, draft }),
      )
    })
    await done(store.delete(all))
    database.close()
  })

it('a form open in another tab is listed once that closes; so is the backup of a closed page', async () => {
  const { page } = flow()
  const text = `এখনও লেখা হচ্ছে ${uniqueText()}`
  const other = await page.context().newPage()
  await other.goto('/dua-categories/add')
  await nameField(other).fill(text)
  await expect.poll(async () => (await draftsIn(other)).join()).toContain(text)
  await page.goto('/')
  await page.getByRole('region', { name: 'Latest Changes' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await card(page).count()).toBe(0)
  await other.close()
  const line = card(page).getByRole('link', { name: 'Dua Category +' })
  await line.waitFor()

  await asBackups(page)
  expect(await draftsIn(page)).toEqual([])
  await page.reload()
  await line.waitFor()
})
