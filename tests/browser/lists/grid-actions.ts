import type { Page } from 'playwright-core'
import { visit } from '../../support/browser/console-actions.ts'

/** Switches a list to its grid view by keyboard. */
export const openGrid = async (page: Page, address: string): Promise<void> => {
  await visit(page, address)
  await page.getByRole('button', { name: 'List options' }).press('Enter')
  const item = page.getByRole('menuitem', { name: /^(Grid|Table) view$/ })
  await item.press((await item.textContent()) === 'Grid view' ? 'Enter' : 'Escape')
  await page.getByRole('grid').waitFor()
}

/** Focuses the first cell of a row. */
export const focusRow = (page: Page, name: string): Promise<void> =>
  page.getByRole('gridcell', { name }).first().focus()

/** The bar of unsaved changes. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' })
