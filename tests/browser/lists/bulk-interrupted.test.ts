import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { rowWith, signOut, visit } from '../../support/browser/console-actions.ts'
import { admin } from '../../support/server/start-server.ts'
import { prepareFlow } from '../walker/flow.ts'
import { bulkBar, markedCategories } from './marked-categories.ts'

const flow = prepareFlow({ samePage: true, sharesData: true, allow: [/Failed to load resource/] })

const { make, stored, activeOf } = markedCategories(flow)

const dialogOf = (page: Page) => page.getByRole('alertdialog')

/** Creates categories and selects them in their list; returns the mark in their titles. */
const selected = async (page: Page, count: number): Promise<string> => {
  const mark = await make(count)
  await visit(page, `/dua-categories?q=${encodeURIComponent(mark)}`)
  await rowWith(page, mark).first().waitFor()
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  return mark
}

/** Starts a bulk action and confirms it. */
const begin = async (page: Page, action: string): Promise<void> => {
  await bulkBar(page).getByRole('button', { name: action }).click()
  const response = action === 'Delete' ? 'Delete' : 'Start'
  await dialogOf(page).getByRole('button', { name: response }).click()
}

/** Holds calls back; returns a function that releases them, and their number. */
const hold = async (page: Page, url: string): Promise<{ release: () => void; came: () => number }> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let came = 0
  await page.route(url, async (route) => {
    came += 1
    await promise
    await route.continue()
  })
  return { release: resolve, came: () => came }
}

it('reports its progress after the user leaves, changes no more rows, and can be undone', async () => {
  const { page } = flow()
  await visit(page, '/admin/profile')
  const mark = await selected(page, 10)
  const { release, came } = await hold(page, '**/api/dua-category/update')
  await begin(page, 'Set Status to Inactive')
  await expect.poll(came).toBe(4)
  await page.goBack()
  release()
  await page.getByText('4 rows done. 6 rows were skipped.').waitFor()
  expect(await activeOf(mark)).toBe(6)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  expect(await activeOf(mark)).toBe(10)
})

it('rows deleted by another user are reported, not retried, and no longer selected', async () => {
  const { page } = flow()
  const mark = await selected(page, 3)
  const [first] = await stored(mark)
  await flow().api.send('DELETE', `/api/dua-category/delete/${first?.id}`)
  await begin(page, 'Delete')
  const dialog = dialogOf(page)
  await dialog.getByText('2 rows done.').waitFor()
  await dialog.getByText('1 row failed:').waitFor()
  expect(await dialog.getByRole('button', { name: 'Retry the rest' }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await bulkBar(page).waitFor({ state: 'detached' })
})

it('a retry processes the remaining rows, and undo restores all, although the list shows other rows by then', async () => {
  const { page } = flow()
  const mark = await selected(page, 3)
  await page.route(
    '**/api/dua-category/update',
    (route) => route.fulfill({ status: 500, json: { success: false, message: 'Not now', payload: null } }),
    { times: 1 },
  )
  await begin(page, 'Set Status to Inactive')
  const dialog = dialogOf(page)
  await dialog.getByText('2 rows done.').waitFor()
  expect(await dialog.getByRole('listitem').allTextContents()).toEqual([expect.stringContaining('Not now')])
  expect(await activeOf(mark)).toBe(1)
  await dialog.getByRole('button', { name: 'Retry the rest' }).click()
  await page.getByText('3 rows done.').waitFor()
  expect(await activeOf(mark)).toBe(0)
  await page.getByRole('search').getByRole('searchbox').fill('no such title')
  await page.getByText('No results').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  expect(await activeOf(mark)).toBe(3)
})

it('undo is offered once more after the report of failed rows', async () => {
  const { page } = flow()
  const mark = await selected(page, 3)
  await page.route(
    '**/api/dua-category/delete/*',
    (route) => route.fulfill({ status: 500, json: { success: false, message: 'Not now', payload: null } }),
    { times: 1 },
  )
  await begin(page, 'Delete')
  const dialog = dialogOf(page)
  await dialog.getByText('Not now').waitFor()
  const toast = page.locator('.MuiSnackbar-root').filter({ hasText: '2 rows done.' })
  await toast.getByLabel('Close').click()
  await toast.waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  expect(await stored(mark)).toHaveLength(3)
})

it('a row deleted without a response counts as deleted on retry, and is restored with the others', async () => {
  const { page, api } = flow()
  const mark = await selected(page, 3)
  let asked = 0
  // Without `times`: the browser releases a held request when the last of them is answered.
  await page.route('**/api/dua-category/delete/*', async (route) => {
    asked += 1
    if (asked > 2) return route.continue()
    // As with a server that is killed after the first one.
    if (asked === 1) await api.send('DELETE', new URL(route.request().url()).pathname)
    await route.abort('connectionreset')
  })
  await begin(page, 'Delete')
  await dialogOf(page).getByText('2 rows failed:').waitFor()
  expect(await stored(mark)).toHaveLength(1)
  await dialogOf(page).getByRole('button', { name: 'Retry the rest' }).click()
  await page.getByText('3 rows done.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  expect(await stored(mark)).toHaveLength(3)
})

it('continues to its end after a sign-out in another tab and a new sign-in', async () => {
  const { page } = flow()
  const mark = await selected(page, 6)
  const { release, came } = await hold(page, '**/api/dua-category/delete/*')
  await begin(page, 'Delete')
  await expect.poll(came).toBe(4)
  const other = await page.context().newPage()
  await other.goto('/admin/profile')
  await signOut(other)
  await other.close()
  release()
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await again.getByLabel('Password').fill(admin.password)
  await again.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('No results').waitFor()
  expect(await stored(mark)).toEqual([])
})
