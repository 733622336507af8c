import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { screenshot } from '../../support/browser/browser.ts'
import { visit } from '../../support/browser/console-actions.ts'
import { createLimitedAdmin } from '../../support/server/api-client.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or go to' })

/** Time for parts that load when the page is idle, in milliseconds. */
const polling = { timeout: 20_000, interval: 250 }

/** The shortcut works once the page is idle. */
const openPalette = async (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      await page.keyboard.press('Control+k')
      return palette(page).isVisible()
    }, polling)
    .toBe(true)

const expectFirst = async (page: Page, text: RegExp): Promise<void> => {
  const first = palette(page).getByRole('option').first()
  await expect.poll(() => first.textContent(), polling).toMatch(text)
}

const go = async (page: Page, typed: string): Promise<void> => {
  await openPalette(page)
  await palette(page).getByRole('combobox').fill(typed)
  // The suggestions of the empty palette stay for a moment.
  await expectFirst(page, new RegExp(typed, 'i'))
  await page.keyboard.press('Enter')
  await palette(page).waitFor({ state: 'detached' })
}

it('opens with a key that is pressed before the page is idle', async () => {
  const { page } = flow()
  const loading = Promise.withResolvers<void>()
  await page.route('**/assets/palette-*.js', async (route) => {
    await loading.promise
    await route.continue()
  })
  await page.goto('/dua-categories')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  loading.resolve()
  await palette(page).waitFor()
  await page.keyboard.press('Escape')
  await page.unroute('**/assets/palette-*.js')
})

it('finds screens of both modes, despite a typing error, and forms', async () => {
  const { page } = flow()
  await visit(page, '/')
  await openPalette(page)
  await palette(page).getByRole('combobox').fill('hadth categ')
  await expectFirst(page, /Hadith Categories.*in Mobile/)
  await screenshot(page, 'palette')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Hadith Categories', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Mobile', pressed: true }).waitFor()
  await go(page, 'add book')
  await page.waitForURL('**/book/add')
  await go(page, 'profile')
  await page.waitForURL('**/admin/profile')
  await go(page, 'theme settings')
  await page.getByRole('heading', { name: 'Theme settings' }).waitFor()
})

it('opens the item that the arrow keys or the pointer reach', async () => {
  const { page } = flow()
  await visit(page, '/dua')
  await openPalette(page)
  await palette(page).getByRole('combobox').fill('masala')
  await expectFirst(page, /Masala/)
  const second = palette(page).getByRole('option').nth(1)
  const text = await second.locator('bdi').textContent()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => second.getAttribute('aria-selected'), polling).toBe('true')
  await page.keyboard.press('Enter')
  await palette(page).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: text ?? '' }).waitFor()
  await openPalette(page)
  await palette(page).getByRole('option', { name: 'Khanka' }).first().click()
  await page.waitForURL('**/khanka')
  await page.getByRole('heading', { level: 1, name: 'Khanka' }).waitFor()
})

it('finds records in any language, despite a typing error, and opens their forms', async () => {
  const { page } = flow()
  await visit(page, '/')
  await openPalette(page)
  const box = palette(page).getByRole('combobox')
  const records = palette(page).getByRole('group', { name: 'Records' })
  await box.fill('Preparng for Ramadan')
  const article = records.getByRole('option', { name: /Preparing for Ramadan/ })
  await article.waitFor()
  expect(await article.textContent()).toContain('Article')
  await box.fill('ওঠার শুকরিয়া')
  await records.getByRole('option', { name: /ঘুম থেকে ওঠার শুকরিয়া/ }).waitFor()
  await screenshot(page, 'palette-records')
  await box.fill('صلاة الضحى')
  const question = records.getByRole('option', { name: /متى يبدأ وقت صلاة الضحى/ })
  await question.waitFor()
  await box.fill('zzqxw')
  await palette(page).getByText('No results').waitFor()
  await box.fill('ঘুম থেকে ওঠার শুকরিয়া')
  const dua = records.getByRole('option').first()
  await dua.waitFor()
  for (let step = 0; (await dua.getAttribute('aria-selected')) !== 'true' && step < 20; step += 1)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dua/edit/*')
  await expect
    .poll(() => page.getByRole('textbox', { name: /Title/ }).first().inputValue(), polling)
    .toBe('ঘুম থেকে ওঠার শুকরিয়া')
})

it('remembers recent and starred pages', async () => {
  const { page } = flow()
  await visit(page, '/')
  await go(page, 'roles')
  await page.waitForURL(/\/role/)
  await openPalette(page)
  await palette(page).getByRole('button', { name: 'Star Roles' }).click()
  await palette(page).getByRole('button', { name: 'Unstar Roles' }).waitFor()
  await page.keyboard.press('Escape')
  await go(page, 'faq types')
  await page.getByRole('heading', { name: /FAQ Types/i, level: 1 }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Go to… (Ctrl+K)' }).click()
  const starred = palette(page).getByRole('group', { name: 'Starred' })
  await expect.poll(() => starred.getByRole('option').allTextContents(), polling).toEqual(['Roles'])
  const recent = palette(page).getByRole('group', { name: 'Recent' })
  await expect.poll(() => recent.getByRole('option').allTextContents(), polling).toEqual(['Dashboard'])
  await screenshot(page, 'palette-sections')
})

it('offers only pages that the user may open', async () => {
  const page = await flow().otherPage(await createLimitedAdmin(flow().api, ['BOOK_READ']))
  await visit(page, '/')
  await openPalette(page)
  await palette(page).getByRole('combobox').fill('book')
  const records = palette(page).getByRole('group', { name: 'Records' }).getByRole('option')
  await expect.poll(() => records.count(), polling).toBeGreaterThan(0)
  const [first, ...others] = await palette(page).getByRole('option').allTextContents()
  expect(first).toBe('Books')
  // Every admin may read the configuration.
  expect(others.filter((text) => !/(Book|Configuration)$/.test(text))).toEqual([])
  const nothing = palette(page).getByText('No results')
  await palette(page).getByRole('combobox').fill('qwxzqwxz')
  await nothing.waitFor()
  await palette(page).getByRole('combobox').fill('roles')
  await nothing.or(records.first()).first().waitFor()
  expect(await palette(page).getByRole('option', { name: 'Roles' }).count()).toBe(0)
})

it('a question mark shows the shortcuts, a slash focuses the search, arrows and Enter move through the rows', async () => {
  const { page } = flow()
  await page.goto('/dua')
  await page.getByRole('row').nth(3).waitFor()
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect
    .poll(async () => {
      await page.keyboard.press('?')
      return sheet.isVisible()
    }, polling)
    .toBe(true)
  await sheet.getByText('Search in the list').waitFor()
  await sheet.getByText('Save and add another').waitFor()
  await screenshot(page, 'shortcuts')
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await page.keyboard.press('/')
  const search = page.getByRole('search').getByRole('searchbox')
  expect(await search.evaluate((box) => box === document.activeElement)).toBe(true)
  await page.keyboard.press('?')
  expect(await search.inputValue()).toBe('?')
  await search.fill('')

  await page.getByRole('row').nth(1).getByRole('checkbox').focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByRole('region', { name: 'Selected rows' }).getByText('2 rows selected').waitFor()
  await page.keyboard.press('ArrowDown')
  const third = await page.getByRole('row').nth(3).getAttribute('data-id')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/dua/edit/${third}`)
})
