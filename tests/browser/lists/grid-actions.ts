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

/** Copies and pastes in the focused cell. */
export const clipboardOf = (page: Page) => ({
  paste: (text: string): Promise<void> =>
    page.evaluate((data) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', data)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    }, text),
  copied: (): Promise<string> =>
    page.evaluate(() => {
      const clipboardData = new DataTransfer()
      const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
      return clipboardData.getData('text/plain')
    }),
})
