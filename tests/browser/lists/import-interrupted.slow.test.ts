import { Buffer } from 'node:buffer'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPage, sharedBrowser, type WatchedPage } from '../../support/browser/browser.ts'
import { signIn, visit } from '../../support/browser/console-actions.ts'
import { apiClient } from '../../support/server/api-client.ts'
import { type Gate, openGate } from '../../support/server/gate.ts'
import { demoFolder, type RunningServer, startServer } from '../../support/server/start-server.ts'

let dataDir: string
let server: RunningServer
let gate: Gate
let watched: WatchedPage

beforeAll(async () => {
  dataDir = await demoFolder()
  server = await startServer({ dataDir })
  gate = await openGate()
  gate.leadTo(server)
  watched = await openPage(await sharedBrowser(), { baseURL: gate.url, allow: [/Failed to load resource/] })
  await signIn(watched.page)
}, 120_000)
afterAll(async () => {
  await watched?.close()
  await gate?.close()
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** The titles of all categories with a mark. */
const titlesWith = async (mark: string): Promise<string[]> => {
  const api = await apiClient(server.url)
  const titles: string[] = []
  for (let page = 0; page < 11; page += 1) {
    const { payload } = await api.send<{ payload: { content: { title: string }[] } }>(
      'GET',
      `/api/dua-category/all?pageNo=${page}&pageSize=100&sortBy=creationDate&ascOrDesc=asc&title=${mark}`,
    )
    titles.push(...payload.content.map(({ title }) => title))
  }
  return titles.sort()
}

it('imports 1,000 rows once, although the server is killed and the connection is lost meanwhile', async () => {
  const { page } = watched
  const mark = 'Interrupted'
  const titles = Array.from({ length: 1000 }, (_, at) => `${mark} ${String(at).padStart(4, '0')}`)
  await visit(page, '/dua-categories')
  await page.getByRole('button', { name: 'List options' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Import', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Import: / })
  const content = ['Title\tStatus', ...titles.map((title) => `${title}\tyes`)].join('\n')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'rows.tsv', mimeType: '', buffer: Buffer.from(content) })
  await dialog.getByRole('button', { name: 'Check the rows' }).press('Enter')
  await dialog.getByRole('button', { name: 'New: 1,000', exact: true }).waitFor()
  let created = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/api/dua-category/create') && response.ok()) created += 1
  })
  await page.keyboard.press('Control+s')
  await expect.poll(() => created, { timeout: 60_000 }).toBeGreaterThan(200)
  await server.stop('SIGKILL')
  await dialog.getByText(/rows? not saved/).waitFor({ timeout: 60_000 })
  expect(created).toBeLessThan(1000)
  server = await startServer({ dataDir })
  gate.leadTo(server)
  const before = created
  await page.keyboard.press('Control+s')
  await expect.poll(() => created, { timeout: 60_000 }).toBeGreaterThan(before + 100)
  await page.context().setOffline(true)
  await dialog.getByText('waiting for the connection').waitFor()
  await page.context().setOffline(false)
  await dialog.getByText('Nothing left to import.').waitFor({ timeout: 120_000 })
  expect(await titlesWith(mark)).toEqual(titles)
}, 300_000)
