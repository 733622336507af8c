import { expect, it } from 'vitest'
import { screenshot } from '../../support/browser/browser.ts'
import { visit } from '../../support/browser/console-actions.ts'
import { prepareFlow } from '../walker/flow.ts'
import { markedCategories } from './marked-categories.ts'

const flow = prepareFlow({ samePage: true, sharesData: true, allow: [/Failed to load resource/] })

const { make } = markedCategories(flow)

/** Replaces the browser's print dialog. */
const withoutDialog = (): Promise<void> =>
  flow().page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })

const printed = (): Promise<void> => flow().page.locator('body[data-printed]').waitFor()

const endPrint = async (): Promise<void> => {
  const { page } = flow()
  await page.emulateMedia({ media: 'screen' })
  expect(await page.locator('.print-sheet').isVisible()).toBe(false)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.locator('.print-sheet').waitFor({ state: 'detached' })
}

const openPrint = async (): Promise<void> => {
  const { page } = flow()
  await page.getByRole('button', { name: 'List options' }).click()
  await page.getByRole('menuitem', { name: 'Print all rows' }).click()
}

it('prints the rows of all pages with the filters in words, and nothing else', async () => {
  const { page } = flow()
  const mark = await make(23)
  await visit(page, `/dua-categories?q=${mark}`)
  await withoutDialog()
  await openPrint()
  await printed()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.print-sheet')
  await sheet.getByRole('heading', { name: 'Dua Categories' }).waitFor()
  await sheet.getByText(/^Foundation · /).waitFor()
  await sheet.getByText(new RegExp(`${mark} · `)).waitFor()
  expect(await sheet.getByRole('row').count()).toBe(1 + 23)
  for (const number of ['01', '12', '23']) await sheet.getByText(`${mark} ${number}`).waitFor()
  expect(await page.getByRole('main').isVisible()).toBe(false)
  await screenshot(page, 'print-all-rows')
  await endPrint()
  await page.getByRole('main').waitFor()
})

it('shows the name of the record that filters the list', async () => {
  const { page, api } = flow()
  const mark = await make(1)
  const found = await api.send<{ payload: { content: { id: number; title: string }[] } }>(
    'GET',
    `/api/dua-category/all?title=${mark}`,
  )
  const [category] = found.payload.content
  const dua = { title: mark, actualDua: 'الحمد لله', duaTranslation: 'Praise', spelling: 'S', active: true }
  await api.send('POST', '/api/dua/create', { ...dua, duaCategoryId: category?.id })
  await visit(page, `/dua?category=${category?.id}&status=active`)
  await withoutDialog()
  await openPrint()
  await printed()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.print-sheet')
  await sheet.getByText('Status: Active').waitFor()
  await sheet.getByText(`Category: ${category?.title}`).waitFor()
  await screenshot(page, 'print-filtered-rows')
  await endPrint()
})

it('shows why rows cannot be loaded for printing, and retries', async () => {
  const { page } = flow()
  const mark = await make(1)
  await visit(page, `/dua-categories?q=${mark}`)
  await withoutDialog()
  await page.route('**/api/dua-category/all**', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Out of order' } }),
  )
  await openPrint()
  const dialog = page.getByRole('dialog', { name: 'Print all rows' })
  await dialog.getByRole('alert').waitFor()
  await page.unroute('**/api/dua-category/all**')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await page.locator('.print-sheet').waitFor({ state: 'attached' })
  await endPrint()
})

it('says that a list is too long to be printed', async () => {
  const { page } = flow()
  const mark = await make(1)
  await visit(page, `/dua-categories?q=${mark}`)
  await page.route('**/api/dua-category/all**', async (route) => {
    const response = await route.fetch()
    const { payload, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, payload: { ...payload, totalElements: 2001 } } })
  })
  await openPrint()
  const dialog = page.getByRole('dialog', { name: 'Print all rows' })
  await dialog.getByText(/^At most 2,000 rows can be printed/).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.unroute('**/api/dua-category/all**')
})
