import { Buffer } from 'node:buffer'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPage, sharedBrowser, type WatchedPage } from '../../support/browser/browser.ts'
import { signIn, visit } from '../../support/browser/console-actions.ts'
import { png } from '../../support/content/pictures.ts'
import { type ApiClient, apiClient } from '../../support/server/api-client.ts'
import { type StatedApi, startStatedApi } from '../../support/stated-api/stated-proxy.ts'
import { type StatedReference, serveStatedReference } from '../../support/stated-api/stated-reference.ts'

// The stated API has no idempotency keys, and the response of a create has no id.

let reference: StatedReference
let api: StatedApi
let client: ApiClient
let watched: WatchedPage
beforeAll(async () => {
  reference = await serveStatedReference()
  api = await startStatedApi({ target: reference.url })
  client = await apiClient(reference.url)
  watched = await openPage(await sharedBrowser(), { baseURL: api.url, allow: [/Failed to load/] })
  await signIn(watched.page)
}, 300_000)
afterAll(async () => {
  await watched?.close()
  await api?.close()
  await reference?.close()
})

interface Category {
  id: number
  title: string
}

const create = '**/api/hadith-category/create'

const stored = async (start: string): Promise<Category[]> => {
  const address = '/api/hadith-category/all?pageNo=0&pageSize=100&sortBy=creationDate&ascOrDesc=asc'
  const { payload } = await client.send<{ payload: { content: Category[] } }>('GET', address)
  return payload.content.filter(({ title }) => title.startsWith(start))
}
const titles = async (start: string): Promise<string[]> =>
  (await stored(start)).map(({ title }) => title).sort()

const openImport = async (page: Page) => {
  await visit(page, '/hadith-categories')
  await page.getByRole('button', { name: 'List options' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Import', exact: true }).press('Enter')
  return page.getByRole('dialog', { name: /^Import: / })
}

/** Opens the import of categories with these titles. */
const importTitles = async (page: Page, ...names: string[]) => {
  const dialog = await openImport(page)
  const content = ['Title\tStatus', ...names.map((name) => `${name}\tyes`)].join('\n')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'rows.tsv', mimeType: '', buffer: Buffer.from(content) })
  await dialog.getByRole('button', { name: 'Check the rows' }).press('Enter')
  await dialog.getByRole('button', { name: `New: ${names.length}`, exact: true }).waitFor()
  return dialog
}

type Dialog = Awaited<ReturnType<typeof importTitles>>

const save = async ({ page }: WatchedPage, dialog: Dialog, result: RegExp | string): Promise<void> => {
  await page.keyboard.press('Control+s')
  await dialog.getByText(result).or(page.getByText(result)).first().waitFor()
}

const leave = (dialog: Dialog): Promise<void> => dialog.getByRole('button', { name: 'Close' }).press('Enter')

/** The API executes the request, and its response is lost. */
const lose = async (route: Route): Promise<void> => {
  await route.fetch()
  await route.abort()
}

it('creates a record of a refused row, although an older record is alike', async () => {
  const { page } = watched
  await client.send('POST', '/api/hadith-category/create', { title: 'Alike', active: true })
  await page.route(create, (route) =>
    route.fulfill({ status: 400, json: { success: false, message: 'Not now', payload: null } }),
  )
  const dialog = await importTitles(page, 'Alike')
  await save(watched, dialog, '1 row not saved')
  await page.unroute(create)
  await save(watched, dialog, '1 row saved.')
  expect(await titles('Alike')).toEqual(['Alike', 'Alike'])
  await leave(dialog)
})

it('changes the record of a row whose response was lost, and undoes exactly what it created', async () => {
  const { page } = watched
  const dialog = await importTitles(page, 'Lost', 'Other')
  await page.route(create, lose)
  await save(watched, dialog, '2 rows not saved')
  await page.unroute(create)
  await dialog.getByRole('gridcell', { name: 'Lost' }).focus()
  await page.keyboard.type('Lost and edited')
  await page.keyboard.press('Enter')
  await save(watched, dialog, '2 rows saved.')
  expect(await titles('Lost')).toEqual(['Lost and edited'])
  await dialog.getByRole('button', { name: 'Undo all saves' }).press('Enter')
  await page.getByText('Undone').waitFor()
  expect([...(await titles('Lost')), ...(await titles('Other'))]).toEqual([])
  await leave(dialog)
})

it('creates a record of each of several rows with the same content, and undoes them', async () => {
  const { page } = watched
  const dialog = await importTitles(page, 'Twin', 'Twin', 'Twin')
  let requests = 0
  await page.route(create, (route) => {
    requests += 1
    return requests === 2 ? route.fulfill({ status: 500, body: 'Broken' }) : route.continue()
  })
  await save(watched, dialog, '1 row not saved')
  await page.unroute(create)
  await save(watched, dialog, '1 row saved.')
  expect(await titles('Twin')).toHaveLength(3)
  await dialog.getByRole('button', { name: 'Undo all saves' }).press('Enter')
  await page.getByText('Undone').waitFor()
  expect(await titles('Twin')).toEqual([])
  await leave(dialog)
})

it('asks about rows with the same content after a reload, because records may belong to either', async () => {
  const { page, close } = await openPage(await sharedBrowser(), {
    baseURL: api.url,
    allow: [/Failed to load/],
  })
  await signIn(page)
  const dialog = await importTitles(page, 'Doubtful', 'Doubtful')
  let requests = 0
  await page.route(create, (route) => {
    requests += 1
    return requests === 1 ? route.continue() : route.abort()
  })
  await save({ ...watched, page }, dialog, '1 row not saved')
  await page.unroute(create)
  await page.reload()
  await openImport(page)
  await dialog.getByRole('button', { name: 'Resume', exact: true }).press('Enter')
  await dialog.getByRole('button', { name: 'New: 1', exact: true }).waitFor()
  await save({ ...watched, page }, dialog, '1 row not saved')
  await dialog.getByRole('gridcell', { name: 'Doubtful' }).focus()
  await dialog.getByText('This row may be saved already. Check the list; the next save sends it.').waitFor()
  expect(await titles('Doubtful')).toHaveLength(1)
  await save({ ...watched, page }, dialog, '1 row saved.')
  expect(await titles('Doubtful')).toHaveLength(2)
  await close()
})

it('adds each photo once, also those with the same name, and undoes them', async () => {
  const { page } = watched
  const { payload } = await client.send<{ payload: Category }>('POST', '/api/photo-category/create', {
    title: 'Hall',
  })
  const photos = async (): Promise<{ title: string; photoPreview: { fileUrl: string } }[]> => {
    const address = `/api/photo_content/id/${payload.id}?pageNo=0&pageSize=50`
    return (await client.send<{ payload: { content: [] } }>('GET', address)).payload.content
  }
  await visit(page, `/photo-gallery/photos/view/${payload.id}`)
  let requests = 0
  await page.route('**/api/photo_content/create', (route) => {
    requests += 1
    if (requests === 1) return lose(route)
    if (requests === 2) return route.abort()
    return requests === 3 ? route.fulfill({ status: 504, body: '' }) : route.continue()
  })
  await page.getByRole('button', { name: 'Add several' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add several: Photos' })
  await dialog.locator('input[type=file]').setInputFiles(
    Array.from({ length: 4 }, (_, at) => ({
      ...{ name: 'Hall.png', mimeType: 'image/png', buffer: Buffer.from(png(10 + at, 10)) },
    })),
  )
  await dialog.getByRole('button', { name: 'Add 4 records' }).click()
  await dialog.getByText('3 files failed.').waitFor()
  await page.unroute('**/api/photo_content/create')
  await dialog.getByRole('textbox', { name: 'Title: Hall.png' }).first().fill('Renamed')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await dialog.waitFor({ state: 'detached' })
  const added = await photos()
  expect(added.map(({ title }) => title).sort()).toEqual(['Hall', 'Hall', 'Hall', 'Renamed'])
  expect(new Set(added.map(({ photoPreview }) => photoPreview.fileUrl)).size).toBe(4)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByText('Undone').waitFor()
  expect(await photos()).toHaveLength(1)
})
