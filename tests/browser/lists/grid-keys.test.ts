import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { prepareFlow } from '../walker/flow.ts'
import { bar, clipboardOf, focusRow, openGrid } from './grid-actions.ts'
import { markedCategories } from './marked-categories.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

const { make } = markedCategories(flow)

/** The column and text of the focused cell. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document
    const { field } = activeElement?.closest<HTMLElement>('[role=gridcell]')?.dataset ?? {}
    return `${field}: ${activeElement?.textContent}`
  })

const discard = async (page: Page): Promise<void> => {
  await bar(page).getByRole('button', { name: 'Discard' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter')
}

it('leaves an editor with the keys of a spreadsheet, and moves to the ends of a row', async () => {
  const { page } = flow()
  const mark = await make(3)
  const titleOf = (number: string): string => `বিষয় ${mark} ${number}`
  const { keyboard } = page
  await openGrid(page, `/dua-categories?q=${mark}`)
  await focusRow(page, `${mark} 02`)
  await keyboard.type('typed')
  await keyboard.press('ArrowDown')
  await expect.poll(() => focused(page)).toBe(`title: ${titleOf('01')}`)
  await bar(page).getByText('1 changed cell').waitFor()
  await keyboard.press('F2')
  await keyboard.press('ArrowLeft')
  await keyboard.type('+')
  await keyboard.press('Shift+Enter')
  await expect.poll(() => focused(page)).toBe('title: typed')
  await page.getByRole('gridcell', { name: `বিষয় ${mark} 0+1` }).waitFor()
  await keyboard.press('Home')
  expect(await focused(page)).toBe('title: typed')
  await keyboard.press('Shift+End')
  expect((await clipboardOf(page).copied()).split('\t')).toEqual(['typed', 'Active'])
  await keyboard.press('Control+Home')
  expect(await focused(page)).toBe(`title: ${titleOf('03')}`)
  // The box at the start of a row.
  await keyboard.press('ArrowLeft')
  await keyboard.press('Control+z')
  await bar(page).getByText('1 changed cell', { exact: true }).waitFor()
  await keyboard.press('Control+z')
  await page.getByRole('gridcell', { name: titleOf('02') }).waitFor()
  await bar(page).getByText('changed cell').waitFor({ state: 'detached' })
})

it('reads dates as the form does, in cells and in editors', async () => {
  const { page } = flow()
  await openGrid(page, '/event')
  const cell = page.locator('[role=gridcell][data-field=fromDate]').first()
  await cell.focus()
  await clipboardOf(page).paste('5/1/2027')
  await expect.poll(() => cell.textContent()).toBe('05-01-2027')
  await page.keyboard.press('F2')
  await page.keyboard.press('Control+a')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('2027-01-06'))
  await page.keyboard.press('Control+v')
  await page.keyboard.press('Enter')
  await expect.poll(() => cell.textContent()).toBe('06-01-2027')
  await discard(page)
})

it('names pasted cells that have no place', async () => {
  const { page } = flow()
  const mark = await make(1)
  await openGrid(page, `/dua-categories?q=${mark}`)
  await focusRow(page, `${mark} 01`)
  await clipboardOf(page).paste('one\tno\ttoo much')
  await page.getByText('1 cell was not pasted').waitFor()
  await bar(page).getByText('2 changed cells').waitFor()
  await discard(page)
})

it('opens the form of a cell, and returns with the unsaved cells', async () => {
  const { page } = flow()
  await openGrid(page, '/event')
  await page.locator('[role=gridcell][data-field=title]').first().focus()
  await page.keyboard.type('Kept title')
  await page.keyboard.press('Enter')
  await bar(page).getByText('1 changed cell').waitFor()
  await page.locator('[role=gridcell][data-field=eventImage]').nth(1).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/field=eventImage/)
  await page.goBack()
  await bar(page).getByText('1 changed cell').waitFor()
  await page.getByRole('gridcell', { name: 'Kept title' }).waitFor()
  await discard(page)
})
