import { expect, it } from 'vitest'
import { prepareFlow } from '../walker/flow.ts'
import { bar, chooseView, focusRow, openGrid } from './grid-actions.ts'
import { markedCategories } from './marked-categories.ts'

const flow = prepareFlow({ samePage: true, sharesData: true, allow: [/Failed to load resource/] })

const { make, stored } = markedCategories(flow)

it('discards the changes of a record that somebody has deleted, and saves the others', async () => {
  const { page, api } = flow()
  const mark = await make(2)
  const [gone] = (await stored(mark)).filter(({ title }) => title.endsWith('01'))
  await openGrid(page, `/dua-categories?q=${mark}`)
  await focusRow(page, `${mark} 02`)
  await page.keyboard.type(`${mark} two`)
  await page.keyboard.press('Enter')
  await focusRow(page, `${mark} 01`)
  await page.keyboard.type(`${mark} one`)
  await page.keyboard.press('Enter')
  await bar(page).getByText('2 changed cells').waitFor()
  await api.send('DELETE', `/api/dua-category/delete/${gone?.id}`)
  await page.keyboard.press('Control+s')
  await bar(page).getByText('1 changed cell · 1 row not saved').waitFor()
  await bar(page).getByRole('button', { name: 'Next error' }).press('Enter')
  await bar(page).getByText('Category Name: The record was not found.').waitFor()
  expect(await page.locator('.faulty').allTextContents()).toEqual([`${mark} one`])
  await bar(page).getByRole('button', { name: 'Discard row' }).press('Enter')
  await bar(page).getByText('1 changed cell').waitFor({ state: 'detached' })
  expect(await page.getByRole('gridcell', { name: `${mark} one` }).count()).toBe(0)
  await bar(page).getByRole('button', { name: 'Undo' }).press('Enter')
  await bar(page).getByText('1 changed cell').waitFor()
  await bar(page).getByRole('button', { name: 'Redo' }).press('Enter')
  expect((await stored(mark)).map(({ title }) => title)).toEqual([`${mark} two`])
})

it('keeps unsaved cells while the list is shown as a table, and says so', async () => {
  const { page } = flow()
  const mark = await make(1)
  await openGrid(page, `/dua-categories?q=${mark}`)
  await focusRow(page, `${mark} 01`)
  await page.keyboard.type(`${mark} kept`)
  await page.keyboard.press('Enter')
  await bar(page).getByText('1 changed cell').waitFor()
  await chooseView(page, 'Table')
  await page.getByText('Your changes are kept for the grid view.').waitFor()
  await page.getByRole('link', { name: `Edit: বিষয় ${mark} 01` }).waitFor()
  await openGrid(page, `/dua-categories?q=${mark}`)
  await page.getByRole('button', { name: 'Resume', exact: true }).press('Enter')
  await bar(page).getByText('1 changed cell').waitFor()
  await page.keyboard.press('Control+s')
  await page.getByText('1 row saved.').waitFor()
  expect((await stored(mark)).map(({ title }) => title)).toEqual([`${mark} kept`])
})
