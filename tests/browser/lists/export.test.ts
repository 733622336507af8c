import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { readSpreadsheet } from '../../../src/spreadsheet/read-spreadsheet.ts'
import { screenshot } from '../../support/browser/browser.ts'
import { remember } from '../../support/browser/clear-page.ts'
import { rowWith } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, allow: [/status of 500/], context: { acceptDownloads: true } })

/** Creates categories with a mark in their titles, every second one inactive; returns the mark. */
const makeCategories = async (titles: readonly string[]): Promise<string> => {
  const mark = uniqueText()
  for (const [index, title] of titles.entries())
    await flow().api.send('POST', '/api/dua-category/create', {
      title: `${title} ${mark}`,
      active: index % 2 === 0,
    })
  return mark
}

let several: Promise<string> | undefined

/** The mark of more categories than one page of the API; created by the first test that needs them. */
const manyCategories = (): Promise<string> => {
  several ??= makeCategories(numbered(103))
  return several
}

const openList = async (page: Page, mark: string, language = 'en'): Promise<void> => {
  await remember(page, { language })
  await page.goto(`/dua-categories?q=${encodeURIComponent(mark)}`)
  await rowWith(page, mark).first().waitFor()
}

const exported = async (page: Page, menu: string, item: string): Promise<{ name: string; file: Buffer }> => {
  await page.getByRole('button', { name: menu }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: item }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) }
}

const numbered = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `বিষয় ${String(index + 1).padStart(3, '0')}`)

it('all pages of the filtered list are in the workbook, in the user’s language', async () => {
  const { page } = flow()
  const mark = await manyCategories()
  await openList(page, mark, 'bn')
  await page.getByRole('button', { name: 'তালিকার বিকল্প' }).click()
  await page.getByRole('menu').waitFor()
  await screenshot(page, 'list-menu')
  await page.keyboard.press('Escape')
  const { name, file } = await exported(page, 'তালিকার বিকল্প', 'Excel-এ রপ্তানি')
  expect(name).toMatch(/^দোয়ার বিভাগ.* \d{4}-\d\d-\d\d\.xlsx$/)
  const limits = { rows: 1000, columns: 100, cells: 100_000, unpackedBytes: 10_000_000 }
  const table = readSpreadsheet(new Uint8Array(file), limits)
  const [headings, ...rows] = table.map((row) => row.map(({ text }) => text))
  expect(headings).toEqual(['শিরোনাম', 'অবস্থা', 'তৈরির তারিখ'])
  expect(rows).toHaveLength(103)
  expect(rows.map(([title]) => title)).toEqual(
    numbered(103)
      .map((title) => `${title} ${mark}`)
      .reverse(),
  )
  expect(rows.slice(0, 2).map(([, status]) => status)).toEqual(['সক্রিয়', 'নিষ্ক্রিয়'])
  await page.getByText('১০৩টি সারি রপ্তানি হয়েছে').waitFor()
})

it('a title that looks like a formula is protected in CSV', async () => {
  const { page } = flow()
  const mark = await makeCategories(['=1+2', 'a, "b"'])
  await openList(page, mark)
  const { name, file } = await exported(page, 'List options', 'Export to CSV')
  expect(name).toMatch(/\.csv$/)
  const lines = file.toString('utf8').split('\r\n')
  expect(lines[0]).toBe('\ufeffTitle,Status,Created At')
  expect(lines[1]).toMatch(new RegExp(`^"a, ""b"" ${mark}",Inactive,`))
  expect(lines[2]).toMatch(new RegExp(`^'=1\\+2 ${mark},Active,`))
})

it('a failed export shows it and can be retried; cancelled, it saves nothing', async () => {
  const { page } = flow()
  const mark = await manyCategories()
  await openList(page, mark)
  const second = /\/api\/dua-category\/all\?.*pageNo=1&pageSize=100/
  await page.route(second, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'The database rests.' } }),
  )
  await page.getByRole('button', { name: 'List options' }).click()
  await page.getByRole('menuitem', { name: 'Export to CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await dialog.getByText('The database rests.').waitFor()
  await screenshot(page, 'export-failed')

  await page.unroute(second)
  const asked: string[] = []
  await page.route(second, (route) => {
    asked.push(route.request().url())
  })
  let downloads = 0
  page.on('download', () => {
    downloads += 1
  })
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await dialog.getByText('100 of 103 rows').waitFor()
  await expect.poll(() => asked.length).toBe(1)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.unrouteAll()

  const { file } = await exported(page, 'List options', 'Export to CSV')
  expect(file.toString('utf8').split('\r\n')).toHaveLength(105)
  expect(downloads).toBe(1)
})

const texts = (bengali: string, english?: string) => {
  const all = [{ languageId: languages.bn, text: bengali }]
  return english === undefined ? all : [...all, { languageId: languages.en, text: english }]
}

const languages: Record<string, number> = {}

/** Creates categories with Bengali texts only; returns their ids and the mark in their titles. */
const makeUntranslated = async (count: number): Promise<{ mark: string; ids: number[] }> => {
  const { payload } = await flow().api.send<{ payload: { id: number; code: string }[] }>(
    'GET',
    '/api/language/total',
  )
  for (const { id, code } of payload) languages[code] = id
  const mark = uniqueText()
  const ids: number[] = []
  for (let index = 0; index < count; index += 1) {
    const body = { titles: texts(`বিষয় ${index} {name} ${mark}`), tag: mark, active: true }
    const made = await flow().api.send<{ payload: { id: number } }>('POST', '/api/category/create', body)
    ids.push(made.payload.id)
  }
  return { mark, ids }
}

const titleOf = async (id: number, code: string): Promise<string | undefined> => {
  const { payload } = await flow().api.send<{
    payload: { titles: { languageId: number; translatedText: string }[] }
  }>('GET', `/api/category/id/${id}/withLanguage`)
  return payload.titles.find(({ languageId }) => languageId === languages[code])?.translatedText
}

it('opens records with a missing language in the form at that language, until the text is there', async () => {
  const { page } = flow()
  const { mark, ids } = await makeUntranslated(1)
  await page.goto('/missing-texts')
  await page.getByRole('link', { name: /^Category: .* without English$/ }).click()
  await page.waitForURL('**/category?missing-in=*')
  const list = page.url()
  const row = rowWith(page, mark)
  await row.getByLabel('English: no text').waitFor()
  await screenshot(page, 'missing-in')
  await row.getByRole('link', { name: /^Edit/ }).click()
  const english = page.getByRole('textbox', { name: 'Title (English)' })
  await expect.poll(() => english.evaluate((input) => input === document.activeElement)).toBe(true)
  await english.fill(`Subject ${mark}`)
  await page.getByRole('textbox', { name: 'Title (العربية)' }).fill(`موضوع ${mark}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(list)
  await expect.poll(() => rowWith(page, mark).count()).toBe(0)
  expect(await titleOf(ids[0] ?? 0, 'en')).toBe(`Subject ${mark}`)
})

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

it('imports translations after showing the changes', async () => {
  const { page } = flow()
  const { mark, ids } = await makeUntranslated(4)
  const [first = 0, second = 0, changed = 0, lost = 0] = ids
  await page.goto('/missing-texts')
  await page.getByRole('button', { name: 'Export for translators' }).click()
  expect(await page.getByRole('combobox', { name: 'Module' }).textContent()).toBe('All modules')
  await choose(page, 'Module', 'Category')
  await choose(page, 'Translate from', 'বাংলা')
  await choose(page, 'Translate into', 'English')
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Texts bn-en \d{4}-\d\d-\d\d\.xlf$/)
  const file = await readFile(await download.path(), 'utf8')

  const translate = (unit: string): string => {
    const id = Number(/name="category\/(\d+)\//.exec(unit)?.[1])
    if (!ids.includes(id)) return unit
    const target = id === lost ? `Lost ${mark}` : `Subject ${id} {name} ${mark}`
    return unit.replace('</source>', `</source><target>${target}</target>`)
  }
  const body = { id: changed, titles: texts(`অন্য ${mark}`), tag: mark, active: true }
  await flow().api.send('PUT', '/api/category/update', body)
  await page.getByRole('button', { name: 'Import translations' }).click()
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'back.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(file.replace(/<unit .*?<\/unit>/gs, translate)),
  })
  for (const kind of ['New: 2', 'Changed since the export: 1', 'Tags or placeholders lost: 1'])
    await page.getByRole('button', { name: kind }).waitFor()
  await screenshot(page, 'dry-run')
  expect(await titleOf(first, 'en')).toBeUndefined()
  await page.getByRole('button', { name: 'Save 2 texts' }).click()
  await page.getByText('2 texts saved.').waitFor()
  expect(await titleOf(first, 'en')).toBe(`Subject ${first} {name} ${mark}`)
  expect(await titleOf(second, 'en')).toBe(`Subject ${second} {name} ${mark}`)
  expect(await titleOf(changed, 'en')).toBeUndefined()
  expect(await titleOf(lost, 'en')).toBeUndefined()
  expect(await titleOf(first, 'bn')).toBe(`বিষয় 0 {name} ${mark}`)
})
