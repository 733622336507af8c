import { expect, it } from 'vitest'
import { prepareFlow } from '../walker/flow.ts'
import { bar, openGrid } from './grid-actions.ts'
import { markedCategories } from './marked-categories.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

const { make } = markedCategories(flow)

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

it('takes it too if Tab is faster than the search', async () => {
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
