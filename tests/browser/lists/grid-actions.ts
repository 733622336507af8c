import type { Page } from 'playwright-core'
import { visit } from '../../support/browser/console-actions.ts'

/** Shows a list as a table or a grid; pressing the shown view again changes nothing. */
export const chooseView = (page: Page, view: 'Table' | 'Grid'): Promise<void> =>
  page.getByRole('button', { name: view, exact: true }).press('Enter')

/** Switches a list to its grid view by keyboard. */
export const openGrid = async (page: Page, address: string): Promise<void> => {
  await visit(page, address)
  await chooseView(page, 'Grid')
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
