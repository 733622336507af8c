import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { screenshot } from '../../support/browser/browser.ts'
import { rowWith } from '../../support/browser/console-actions.ts'
import { createLimitedAdmin } from '../../support/server/api-client.ts'
import { prepareFlow } from '../walker/flow.ts'
import { bulkBar, markedCategories } from './marked-categories.ts'

const flow = prepareFlow({ samePage: true, sharesData: true, allow: [/status of 409/] })

const { make: makeCategories, stored, activeOf } = markedCategories(flow)

const openList = async (page: Page, mark: string): Promise<void> => {
  await page.goto(`/dua-categories?q=${encodeURIComponent(mark)}`)
  await rowWith(page, mark).first().waitFor()
}

const box = (page: Page, title: RegExp) => page.getByRole('checkbox', { name: title })

it('rows selected on two pages are deactivated together, and undo restores them', async () => {
  const { page } = flow()
  const mark = await makeCategories(14)
  await openList(page, mark)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await bulkBar(page).getByText('10 rows selected').waitFor()
  await page.getByRole('button', { name: 'Go to next page' }).click()
  await page.waitForURL(/page=2/)
  await box(page, new RegExp(`${mark} 01`)).check()
  await bulkBar(page).getByText('11 rows selected').waitFor()
  await screenshot(page, 'bulk-bar')

  await bulkBar(page).getByRole('button', { name: 'Set Status to Inactive' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Set Status to Inactive: 11 rows' })
  await dialog.getByText('and 6 more').waitFor()
  await screenshot(page, 'bulk-question')
  await dialog.getByRole('button', { name: 'Start' }).click()
  await page.getByText('11 rows done.').waitFor()
  expect(await activeOf(mark)).toBe(3)
  await bulkBar(page).waitFor({ state: 'detached' })
  await rowWith(page, `${mark} 01`).getByText('Inactive').waitFor()

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  expect(await activeOf(mark)).toBe(14)
  await rowWith(page, `${mark} 01`).getByText('Active', { exact: true }).waitFor()
})

it('one deleted row, and several, are restored by undo; rows that cannot be deleted stay selected with the reason, and the others are deleted', async () => {
  const { page } = flow()
  const mark = await makeCategories(4)
  const [used, ...others] = await stored(mark)
  const ids = [used, ...others].map((category) => category?.id)
  await openList(page, mark)
  await rowWith(page, `${mark} 02`).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await rowWith(page, `${mark} 02`).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Restored').waitFor()
  await rowWith(page, `${mark} 02`).waitFor()

  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await bulkBar(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('4 rows done.').waitFor()
  expect(await stored(mark)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  expect((await stored(mark)).map(({ id }) => id)).toEqual(ids)
  await rowWith(page, `${mark} 03`).waitFor()

  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await flow().api.send('POST', '/api/dua/create', {
    title: `দোয়া ${mark}`,
    actualDua: 'الحمد لله',
    duaCategoryId: used?.id,
    duaTranslation: 'All praise is for Allah.',
    spelling: 'Alhamdulillah',
    active: true,
  })
  await bulkBar(page).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('The rows are processed one after the other.').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByText('3 rows done.').waitFor()
  await dialog.getByText(/1 row failed/).waitFor()
  expect(
    await dialog
      .getByRole('listitem')
      .filter({ hasText: `${mark} 01` })
      .textContent(),
  ).toMatch(/in use/)
  await screenshot(page, 'bulk-failed')
  expect((await stored(mark)).map(({ id }) => id)).toEqual([used?.id])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await bulkBar(page).getByText('1 row selected').waitFor()
})

it('Space selects the focused row, Shift and Space a range, and "select all" the matching rows of all pages; a stopped action keeps the rest selected', async () => {
  const { page } = flow()
  const mark = await makeCategories(13)
  await openList(page, mark)
  await box(page, new RegExp(`${mark} 08`)).focus()
  await page.keyboard.press('Space')
  await bulkBar(page).getByText('1 row selected').waitFor()
  await box(page, new RegExp(`${mark} 05`)).click({ modifiers: ['Shift'] })
  await bulkBar(page).getByText('4 rows selected').waitFor()
  expect(
    await box(page, new RegExp(`${mark} 0[5-8]`)).evaluateAll((boxes) =>
      boxes.every((each) => (each as HTMLInputElement).checked),
    ),
  ).toBe(true)
  await bulkBar(page).getByRole('button', { name: 'Clear selection' }).click()
  await bulkBar(page).waitFor({ state: 'detached' })

  await box(page, new RegExp(`${mark} 13`)).check()
  await bulkBar(page).getByRole('button', { name: 'Select all 13' }).click()
  await bulkBar(page).getByText('13 rows selected').waitFor()

  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/dua-category/delete/*', async (route) => {
    await held
    await route.continue()
  })
  await bulkBar(page).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  release()
  await dialog.getByText('4 rows done.').waitFor()
  await dialog.getByText('9 rows were skipped.').waitFor()
  expect(await stored(mark)).toHaveLength(9)
  await dialog.getByRole('button', { name: 'Retry the rest' }).click()
  await page.getByText('No results').waitFor()
  expect(await stored(mark)).toEqual([])
})

it('users who may only read cannot select rows', async () => {
  const mark = await makeCategories(1)
  const page = await flow().otherPage(await createLimitedAdmin(flow().api, ['DUA_CATEGORY_READ']))
  await page.goto(`/dua-categories?q=${encodeURIComponent(mark)}`)
  await rowWith(page, mark).waitFor()
  expect(await page.getByRole('checkbox').count()).toBe(0)
})
