import { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { readSpreadsheet } from '../../../src/spreadsheet/read-spreadsheet.ts'
import { violations } from '../../support/browser/axe.ts'
import { chooseLanguage, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'
import { markedCategories } from './marked-categories.ts'

const flow = prepareFlow({ samePage: true, sharesData: true, allow: [/Failed to load resource/] })

const { make, stored } = markedCategories(flow)

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Import: / })

/** Opens the import of a list by keyboard. */
const openImport = async (page: Page, address = '/dua-categories'): Promise<void> => {
  await visit(page, address)
  await page.getByRole('button', { name: 'List options' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Import', exact: true }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Choose file' }).waitFor()
}

const choose = (page: Page, name: string, content: Buffer | string): Promise<void> =>
  dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })

const state = (page: Page, text: string) => dialog(page).getByRole('button', { name: text, exact: true })

const rowsOf = async (page: Page, press: () => Promise<void>): Promise<string[][]> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const limits = { rows: 20_000, columns: 100, cells: 1_000_000, unpackedBytes: 50_000_000 }
  const table = readSpreadsheet(new Uint8Array(await readFile(await download.path())), limits)
  return table.map((row) => row.map(({ text }) => text))
}

const titlesOf = async (mark: string): Promise<string[]> =>
  (await stored(mark)).map(({ title }) => title).sort()

it('shows the effect and all faults of each row, saves the others, exports the result and undoes all saves', async () => {
  const { page } = flow()
  const mark = await make(2)
  const before = await stored(mark)
  const [first, second] = before.map(({ title }) => title)
  await openImport(page)
  await choose(
    page,
    'rows.csv',
    `sep=;\r\nTitle;Status\r\n${first};no\r\n${second};yes\r\n"${mark}\n""quoted""";yes\r\n;yes\r\n${mark} x;perhaps\r\n`,
  )
  const by = dialog(page).getByRole('combobox', { name: 'Match records by' })
  await by.press('Enter')
  await page.getByRole('option', { name: 'Category Name' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Check the rows' }).press('Enter')
  for (const each of ['All: 5', 'New: 1', 'Changed: 1', 'Unchanged: 1', 'Invalid: 2'])
    await state(page, each).waitFor()
  expect(await violations(page, '[role=dialog]')).toEqual([])
  expect(await titlesOf(mark)).toHaveLength(2)

  await state(page, 'Invalid: 2').press('Enter')
  await page.getByRole('gridcell', { name: 'perhaps' }).focus()
  await dialog(page).getByText('“perhaps” does not fit this column.').waitFor()
  await page.keyboard.press('Delete')
  await state(page, 'Invalid: 1').waitFor()
  const result = await rowsOf(page, () =>
    dialog(page).getByRole('button', { name: 'Result as Excel' }).press('Enter'),
  )
  expect(result.map(([line, kind]) => [line, kind])).toEqual([
    ['Row', 'Status'],
    ['2', 'Changed'],
    ['3', 'Unchanged'],
    ['4', 'New'],
    ['5', 'Invalid'],
    ['6', 'New'],
  ])
  expect(result[4]?.[2]).toMatch(/^Category Name: /)
  await page.keyboard.press('Control+s')
  await page.getByText('3 rows saved.').waitFor()
  expect(await titlesOf(mark)).toEqual([`${mark} "quoted"`, `${mark} x`, first, second].sort())
  expect((await stored(mark)).find(({ title }) => title === first)?.active).toBe(false)
  await dialog(page).getByRole('button', { name: 'Undo all saves' }).press('Enter')
  await page.getByText('Undone').waitFor()
  const kept = (rows: typeof before) => rows.map(({ title, active }) => [title, active])
  expect(kept(await stored(mark))).toEqual(kept(before))
})

it('continues after a reload without saving a row twice', async () => {
  const { page } = flow()
  const mark = uniqueText()
  await openImport(page)
  const numbers = Array.from({ length: 30 }, (_, at) => `${mark} ${String(at).padStart(2, '0')}`)
  await choose(page, 'rows.tsv', ['Title\tStatus', ...numbers.map((title) => `${title}\tyes`)].join('\n'))
  await dialog(page).getByRole('button', { name: 'Check the rows' }).press('Enter')
  await state(page, 'New: 30').waitFor()
  let created = 0
  await page.route('**/api/dua-category/create', async (route) => {
    created += 1
    // The response of every request after the tenth is lost.
    if (created <= 10) return route.continue()
    if (created <= 14) await route.fetch()
    return route.abort()
  })
  await page.keyboard.press('Control+s')
  await dialog(page)
    .getByText(/20 rows not saved/)
    .waitFor()
  await page.unroute('**/api/dua-category/create')
  await page.waitForTimeout(1200)
  await page.reload()
  await openImport(page)
  await dialog(page).getByRole('button', { name: 'Resume', exact: true }).press('Enter')
  await state(page, 'New: 20').waitFor()
  await page.keyboard.press('Control+s')
  await page.getByText('20 rows saved.').waitFor()
  expect(await titlesOf(mark)).toEqual(numbers)
})

it('offers a template in the language of the reader, whose examples are not imported', async () => {
  const { page } = flow()
  await visit(page, '/dua')
  await chooseLanguage(page, 'bn')
  await page.getByRole('button', { name: 'তালিকার বিকল্প' }).press('Enter')
  await page.getByRole('menuitem', { name: 'আমদানি' }).press('Enter')
  const template = await rowsOf(page, () =>
    page.getByRole('button', { name: 'নমুনা ফাইল ডাউনলোড করুন' }).press('Enter'),
  )
  expect(template).toHaveLength(3)
  expect(template[0]?.[0]).toBe('শিরোনাম *')
  const csv = template.map((row) => row.map((text) => `"${text}"`).join(',')).join('\n')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'rows.csv', mimeType: '', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'সারি যাচাই করুন' }).press('Enter')
  await page.getByText('আমদানি করার আর কিছু নেই।').waitFor()
  await page.getByRole('button', { name: 'বন্ধ করুন' }).press('Enter')
  await chooseLanguage(page, 'en')
})
