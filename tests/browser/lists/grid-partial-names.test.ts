import type { Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { prepareFlow } from '../walker/flow.ts'
import { bar, openGrid } from './grid-actions.ts'
import { markedCategories } from './marked-categories.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

const { make, stored } = markedCategories(flow)

const category = () => flow().page.locator('[role=gridcell][data-field=duaCategoryId]').first()

/** Types a text over the category of the first dua. */
const type = async (text: string): Promise<void> => {
  const { page } = flow()
  await openGrid(page, '/dua')
  await category().focus()
  await page.keyboard.type(text)
}

const discard = async (): Promise<void> => {
  const { page } = flow()
  await bar(page).getByRole('button', { name: 'Discard', exact: true }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter')
}

it('takes the only record whose name has the typed part, when Tab leaves the cell', async () => {
  const { page } = flow()
  const mark = await make(1)
  await type(mark)
  await page.getByRole('option', { name: mark }).waitFor()
  await page.keyboard.press('Tab')
  await bar(page).getByText('1 changed cell', { exact: true }).waitFor()
  await expect.poll(() => category().textContent()).toBe(`বিষয় ${mark} 01`)
  await discard()
})

it('keeps the part as it was typed when a click leaves the cell, and says that no record has this name', async () => {
  const { page } = flow()
  const mark = await make(1)
  await type(mark)
  await page.getByRole('option', { name: mark }).waitFor()
  await page.locator('[role=gridcell][data-field=title]').first().click()
  await bar(page).getByText('1 changed cell · 1 error', { exact: true }).waitFor()
  expect(await category().textContent()).toBe(mark)
  await category().focus()
  await bar(page).getByText(`No record has the name “${mark}”.`).waitFor()
  await discard()
})

it('takes the whole name when a click leaves the cell', async () => {
  const { page } = flow()
  const mark = await make(1)
  const name = `বিষয় ${mark} 01`
  await openGrid(page, '/dua')
  await category().press('F2')
  await category().getByRole('combobox').fill(name)
  await page.getByRole('option', { name: mark }).waitFor()
  await page.locator('[role=gridcell][data-field=title]').first().click()
  await bar(page).getByText('1 changed cell', { exact: true }).waitFor()
  await expect.poll(() => category().textContent()).toBe(name)
  await discard()
})

it('takes the only match too if Tab is faster than the search', async () => {
  const { page } = flow()
  const mark = await make(1)
  await page.route('**/api/dua-category/total**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await type(mark)
  await page.keyboard.press('Tab')
  await category().getByRole('combobox').waitFor({ state: 'detached' })
  await expect.poll(() => category().textContent()).toBe(`বিষয় ${mark} 01`)
  await bar(page).getByText('1 changed cell', { exact: true }).waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  await discard()
})

it('stays open with the known matches while the server searches for more', async () => {
  const { page } = flow()
  const mark = await make(60)
  const delay = async (route: Route): Promise<void> => {
    if (route.request().url().includes(mark)) await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  }
  await page.route('**/api/dua-category/total**', delay)
  await type(mark)
  await page.getByRole('option', { name: mark }).first().waitFor()
  await page.keyboard.press('Tab')
  expect(await category().getByRole('combobox').count()).toBe(1)
  await page.unrouteAll({ behavior: 'wait' })
  await page.keyboard.press('Escape')
  for (const { id } of await stored(mark)) await flow().api.send('DELETE', `/api/dua-category/delete/${id}`)
})

it('stays open with the matches if there are several', async () => {
  const { page } = flow()
  const mark = await make(2)
  await type(mark)
  const matches = page.getByRole('option', { name: mark })
  await expect.poll(() => matches.count()).toBe(2)
  await page.keyboard.press('Tab')
  await category().getByRole('combobox').waitFor()
  expect(await matches.count()).toBe(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await bar(page).getByText('1 changed cell', { exact: true }).waitFor()
  await expect.poll(() => category().textContent()).toContain(mark)
  await discard()
})
