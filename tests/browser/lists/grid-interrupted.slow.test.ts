import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPage, sharedBrowser, type WatchedPage } from '../../support/browser/browser.ts'
import { signIn, signOut } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { apiClient, changeLimitedAdmin, createLimitedAdmin } from '../../support/server/api-client.ts'
import { type Gate, openGate } from '../../support/server/gate.ts'
import { admin, demoFolder, type RunningServer, startServer } from '../../support/server/start-server.ts'
import { bar, clipboardOf, openGrid } from './grid-actions.ts'

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

interface Category {
  id: number
  title: string
  active: boolean
}

const titleOf = (mark: string, number: number, state: string): string =>
  `${mark} ${String(number).padStart(2, '0')} ${state}`

const stored = async (mark: string): Promise<Category[]> => {
  const { payload } = await (await apiClient(server.url)).send<{ payload: { content: Category[] } }>(
    'GET',
    `/api/dua-category/all?pageNo=0&pageSize=100&sortBy=creationDate&ascOrDesc=asc&title=${mark}`,
  )
  return payload.content
}

/** Creates 40 categories; returns their mark. */
const make = async (): Promise<string> => {
  const mark = uniqueText()
  const api = await apiClient(server.url)
  for (let number = 1; number <= 40; number += 1)
    await api.send('POST', '/api/dua-category/create', { title: titleOf(mark, number, 'old'), active: true })
  return mark
}

/** Changes 40 rows and adds 20 in the grid. */
const enter = async (page: Page, mark: string): Promise<void> => {
  await openGrid(page, `/dua-categories?q=${mark}`)
  await page.getByRole('gridcell', { name: titleOf(mark, 40, 'old') }).focus()
  const lines = (from: number, to: number): string =>
    Array.from({ length: Math.abs(to - from) + 1 }, (_, at) =>
      titleOf(mark, from < to ? from + at : from - at, 'new'),
    ).join('\n')
  await clipboardOf(page).paste(lines(40, 1))
  await page.getByRole('button', { name: 'Add row' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell')
  await clipboardOf(page).paste(lines(41, 60))
  await bar(page).getByText('60 changed').waitFor()
}

/** Begins to save; returns when some rows are stored, and not all. */
const begin = async (page: Page): Promise<() => number> => {
  let done = 0
  page.on('response', (response) => {
    if (/\/api\/dua-category\/(?:create|update)$/.test(response.url()) && response.ok()) done += 1
  })
  await page.keyboard.press('Control+s')
  await expect.poll(() => done, { timeout: 20_000, interval: 5 }).toBeGreaterThan(8)
  return () => done
}

/** Compares all rows after the save: each is stored once, and the 40 records are still the same ones. */
const expectAll = async (page: Page, mark: string, before: readonly Category[]): Promise<void> => {
  const wanted = Array.from({ length: 60 }, (_, at) => titleOf(mark, at + 1, 'new'))
  const titles = async () => (await stored(mark)).map(({ title }) => title).sort()
  await expect.poll(titles, { timeout: 60_000, interval: 1000 }).toEqual(wanted)
  await bar(page).getByRole('button', { name: 'Discard' }).waitFor({ state: 'detached' })
  expect(await titles()).toEqual(wanted)
  const titleById = new Map((await stored(mark)).map(({ id, title }) => [id, title]))
  expect(before.map(({ id }) => titleById.get(id))).toEqual(wanted.slice(0, 40))
}

it('saves 60 rows once although the server is killed meanwhile', async () => {
  const { page } = watched
  const mark = await make()
  const before = await stored(mark)
  await enter(page, mark)
  const done = await begin(page)
  await server.stop('SIGKILL')
  await bar(page)
    .getByText(/rows? not saved/)
    .waitFor()
  expect(done()).toBeLessThan(60)
  server = await startServer({ dataDir })
  gate.leadTo(server)
  await page.keyboard.press('Control+s')
  await expectAll(page, mark, before)
}, 120_000)

it('waits for the connection, and saves the rest', async () => {
  const { page } = watched
  const mark = await make()
  const before = await stored(mark)
  await enter(page, mark)
  await begin(page)
  await page.context().setOffline(true)
  await page.getByText('waiting for the connection').waitFor()
  await page.context().setOffline(false)
  await page.getByText('60 rows saved.').waitFor()
  await expectAll(page, mark, before)
}, 120_000)

it('continues after a new sign-in', async () => {
  const { page } = watched
  const mark = await make()
  const before = await stored(mark)
  await enter(page, mark)
  const other = await page.context().newPage()
  await other.goto('/admin/profile')
  await other.getByRole('heading').first().waitFor()
  await begin(page)
  await signOut(other)
  await other.close()
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await again.getByLabel('Password').fill(admin.password)
  await again.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('60 rows saved.').waitFor()
  await expectAll(page, mark, before)
}, 120_000)

it('keeps the rows that a lost privilege refuses', async () => {
  const api = await apiClient(server.url)
  const names = ['READ', 'CREATE', 'UPDATE'].map((name) => `DUA_CATEGORY_${name}`)
  const person = await createLimitedAdmin(api, names)
  const { page, close } = await openPage(await sharedBrowser(), {
    baseURL: gate.url,
    allow: [/Failed to load resource/],
  })
  await signIn(page, person)
  const mark = await make()
  const before = await stored(mark)
  await enter(page, mark)
  await begin(page)
  await changeLimitedAdmin(api, person, names.slice(0, 1))
  await bar(page)
    .getByText(/rows? not saved/)
    .waitFor()
  await changeLimitedAdmin(api, person, names)
  await page.keyboard.press('Control+s')
  await expectAll(page, mark, before)
  await close()
}, 120_000)
