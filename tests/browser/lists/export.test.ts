import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import readWorkbook from 'read-excel-file/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { launchBrowser, openPage, screenshot, type WatchedPage } from '../../support/browser/browser.ts'
import { rowWith, signIn } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { type ApiClient, apiClient } from '../../support/server/api-client.ts'
import { type RunningServer, startServer } from '../../support/server/start-server.ts'

let server: RunningServer
let browser: Browser
let api: ApiClient
let watched: WatchedPage

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
  api = await apiClient(server.url)
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})
beforeEach(async () => {
  watched = await openPage(browser, {
    baseURL: server.url,
    allow: [/status of 500/],
    context: { acceptDownloads: true },
  })
})
afterEach(async () => {
  watched.expectQuiet()
  await watched.close()
})

/** Makes categories whose titles hold a mark of their own, every second one inactive; answers the mark. */
const makeCategories = async (titles: readonly string[]): Promise<string> => {
  const mark = uniqueText()
  for (const [index, title] of titles.entries())
    await api.send('POST', '/api/dua-category/create', {
      title: `${title} ${mark}`,
      active: index % 2 === 0,
    })
  return mark
}

const openList = async (page: Page, mark: string, language = 'en'): Promise<void> => {
  await signIn(page)
  await page.evaluate((code) => localStorage.setItem('language', code), language)
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

it('all pages of what is filtered go into a workbook, in the language of the reader', async () => {
  const { page } = watched
  const mark = await makeCategories(numbered(103))
  await openList(page, mark, 'bn')
  await page.getByRole('button', { name: 'তালিকার বিকল্প' }).click()
  await page.getByRole('menu').waitFor()
  await screenshot(page, 'list-menu')
  await page.keyboard.press('Escape')
  const { name, file } = await exported(page, 'তালিকার বিকল্প', 'Excel-এ রপ্তানি')
  expect(name).toMatch(/^দোয়ার বিভাগ.* \d{4}-\d\d-\d\d\.xlsx$/)
  const [sheet] = await readWorkbook(file)
  const [headings, ...rows] = sheet?.data ?? []
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

it('a title that is a formula is none in CSV', async () => {
  const { page } = watched
  const mark = await makeCategories(['=1+2', 'a, "b"'])
  await openList(page, mark)
  const { name, file } = await exported(page, 'List options', 'Export to CSV')
  expect(name).toMatch(/\.csv$/)
  const lines = file.toString('utf8').split('\r\n')
  expect(lines[0]).toBe('\ufeffTitle,Status,Created At')
  expect(lines[1]).toMatch(new RegExp(`^"a, ""b"" ${mark}",Inactive,`))
  expect(lines[2]).toMatch(new RegExp(`^'=1\\+2 ${mark},Active,`))
})

it('an export that fails says so and can be tried again; cancelled, it saves nothing', async () => {
  const { page } = watched
  const mark = await makeCategories(numbered(103))
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
