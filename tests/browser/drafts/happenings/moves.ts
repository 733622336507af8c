import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { chooseLanguage } from '../../../support/browser/console-actions.ts'
import { type TypedForm, takeUp } from '../../../support/browser/typed-forms.ts'

const question = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ hasText: 'Leave' })
const mode = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Saves the item dialog of a form, so that the page behind it can be reached. */
export const closeItem = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog')
  if ((await dialog.count()) === 0) return
  await dialog.getByLabel('Guest Designation').fill('Imam')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Actions on a form with unsaved values; afterwards the form is open and unchanged. */
export const moves = {
  'one goes back, and stays': async (page: Page) => {
    for (let round = 0; round < 2; round += 1) {
      await page.goBack()
      await question(page).getByRole('button', { name: 'Cancel' }).click()
      await question(page).waitFor({ state: 'detached' })
    }
  },
  'one goes to another document, and back': async (page: Page, form: TypedForm) => {
    await page.goto('/healthz')
    await page.goBack()
    await takeUp(page, form)
  },
  'the language of the console changes, and again': async (page: Page) => {
    await closeItem(page)
    await chooseLanguage(page, 'bn')
    await chooseLanguage(page, 'en')
  },
  'one changes the mode, and stays': async (page: Page, { path }: TypedForm) => {
    await closeItem(page)
    await mode(page, 'Mobile').click()
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await mode(page, 'Web').getAttribute('aria-pressed')).toBe('true')
  },
  'another tab changes the mode, and again': async (page: Page) => {
    const other = await page.context().newPage()
    await other.goto('/admin/profile')
    // A draft belongs to the mode in which it was typed.
    for (const name of ['Mobile', 'Web']) {
      await mode(other, name).click()
      await expect.poll(() => mode(other, name).getAttribute('aria-pressed')).toBe('true')
    }
    await other.close()
  },
}
