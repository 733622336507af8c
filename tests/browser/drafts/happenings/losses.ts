import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { signIn, signOut } from '../../../support/browser/console-actions.ts'
import { draftsIn } from '../../../support/browser/draft-database.ts'
import type { TypedForm } from '../../../support/browser/typed-forms.ts'

/** Signs in on the page that replaces the form, and returns to the form. */
export const signInTo = async (page: Page, { path }: TypedForm): Promise<void> => {
  await page.waitForURL(/\/auth\/sign-in/)
  await signIn(page)
  await page.waitForURL(`**${path}`)
}

const countOf = (text: string, part: string): number => text.split(part).length - 1

/** Waits until the drafts contain a text as often as the form does. */
export const expectKept = (page: Page, form: TypedForm, text: string) =>
  expect
    .poll(async () => countOf((await draftsIn(page)).join(), text))
    .toBeGreaterThanOrEqual(countOf(JSON.stringify(form.written('', [text])), text))

/** Closes the page somehow; returns the page on which the form is open again. */
export const losses = {
  'the page is loaded anew': async (page: Page) => {
    await page.reload()
    return page
  },
  'the tab is closed': async (page: Page, { path }: TypedForm) => {
    const other = await page.context().newPage()
    await page.close({ runBeforeUnload: true })
    await other.goto(path)
    return other
  },
  'the page crashes': async (page: Page, form: TypedForm, pressed: string) => {
    await expectKept(page, form, pressed)
    const other = await page.context().newPage()
    await page.goto('chrome://crash').catch(() => undefined)
    await page.close()
    await other.goto(form.path)
    return other
  },
  'one goes to another address': async (page: Page, { path }: TypedForm) => {
    await page.goto('/healthz')
    await page.goto(path)
    return page
  },
  'one signs out in another tab, and the page is loaded anew': async (page: Page, form: TypedForm) => {
    const other = await page.context().newPage()
    await other.goto('/admin/profile')
    await signOut(other)
    await other.close()
    await page.getByText('Sign in again').first().waitFor()
    await page.reload()
    await signInTo(page, form)
    return page
  },
  'the sign-in expires, and the page is loaded anew': async (page: Page, form: TypedForm) => {
    await page.evaluate(() => localStorage.setItem('accessToken', 'expired.e30.token'))
    await page.reload()
    await signInTo(page, form)
    return page
  },
}
