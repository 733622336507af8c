import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { prepareFlow } from '../walker/flow.ts'
import { bar, openGrid } from './grid-actions.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

const dateCell = (page: Page) => page.locator('[role=gridcell][data-field=fromDate]').first()

const discard = async (page: Page): Promise<void> => {
  await bar(page).getByRole('button', { name: 'Discard' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter')
}

/** Types a text with an input method. */
const compose = async (page: Page, text: string): Promise<void> => {
  const client = await page.context().newCDPSession(page)
  const [selectionStart, selectionEnd] = [text.length, text.length]
  await client.send('Input.imeSetComposition', { text, selectionStart, selectionEnd })
  await client.send('Input.insertText', { text })
}

it('reads typed dates in any common form', async () => {
  const { page } = flow()
  await openGrid(page, '/event')
  for (const [typed, shown] of [
    ['2026-10-05', '05-10-2026'],
    ['2026/1/5', '05-01-2026'],
    ['20-10-2026', '20-10-2026'],
    ['5/1/2027', '05-01-2027'],
    ['05102026', '05-10-2026'],
  ] as const) {
    await dateCell(page).focus()
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect.poll(() => dateCell(page).textContent(), { message: typed }).toBe(shown)
  }
  await discard(page)
})

it('reads dates of an input method', async () => {
  const { page } = flow()
  await openGrid(page, '/event')
  for (const [typed, shown] of [
    ['৫-১০-২০২৬', '05-10-2026'],
    ['২০২৬-১০-৬', '06-10-2026'],
    ['٧-١٠-٢٠٢٦', '07-10-2026'],
  ] as const) {
    await dateCell(page).focus()
    await page.keyboard.press('F2')
    await page.keyboard.press('Control+a')
    await compose(page, typed)
    await page.keyboard.press('Enter')
    await expect.poll(() => dateCell(page).textContent(), { message: typed }).toBe(shown)
  }
  await discard(page)
})

it('selects a date in the calendar by keyboard, and closes it with Escape', async () => {
  const { page } = flow()
  const { keyboard } = page
  await openGrid(page, '/event')
  await dateCell(page).focus()
  await keyboard.type('05-10-2026')
  await keyboard.press('Alt+ArrowDown')
  const calendar = page.getByRole('dialog')
  await calendar.getByRole('gridcell', { name: '5', exact: true, selected: true }).waitFor()
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await expect.poll(() => dateCell(page).textContent()).toBe('06-10-2026')
  await dateCell(page).focus()
  await keyboard.press('Alt+ArrowDown')
  await calendar.getByRole('gridcell', { name: '6', exact: true, selected: true }).waitFor()
  await keyboard.press('ArrowRight')
  await keyboard.press('PageDown')
  await calendar.getByText('September 2026').waitFor()
  await keyboard.press('Escape')
  await calendar.waitFor({ state: 'detached' })
  await keyboard.press('Control+a')
  await keyboard.type('2026-10-07')
  await keyboard.press('Enter')
  await expect.poll(() => dateCell(page).textContent()).toBe('07-10-2026')
  await discard(page)
})

it('reads the dates of a filter with the year first', async () => {
  const { page } = flow()
  await visit(page, '/mahfils')
  const from = page.getByRole('textbox', { name: /: From$/i }).first()
  await from.focus()
  await page.keyboard.type('2026-10-05')
  await expect.poll(() => from.inputValue()).toBe('05-10-2026')
})
