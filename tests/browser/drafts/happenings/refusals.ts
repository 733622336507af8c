import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pressOn } from '../../../support/browser/console-actions.ts'
import { whenDraftsAreKnown } from '../../../support/browser/draft-database.ts'
import { type TypedForm, takeUp } from '../../../support/browser/typed-forms.ts'
import { signInTo } from './losses.ts'

/** A form that can be saved, its request, and the messages of a failed save. */
export interface SavedForm extends TypedForm {
  create: string
  /** The message after saving. */
  saved: string
  save: string
  /** A property that the API may refuse, and the element that shows the message. */
  faulty: string
}

const dialogOf = (page: Page) => page.getByRole('dialog')

/** Fails the save with this response instead of the server's, `times` times. */
const refuse = async (
  page: Page,
  { create, faulty }: SavedForm,
  status: number,
  times = 1,
): Promise<void> => {
  const errors = status === 422 ? [{ path: faulty, message: 'Not this one' }] : undefined
  const json = { success: false, message: `Not now (${status})`, payload: null, errors }
  await page.route(`**${create}`, (route) => route.fulfill({ status, json }), { times })
}

const refuseOnce = async (page: Page, form: SavedForm, status: number): Promise<void> => {
  await refuse(page, form, status)
  await pressOn(page, form.save)
  await page
    .getByText(status === 422 ? 'Not this one' : `Not now (${status})`)
    .first()
    .waitFor()
}

/** Failures of a save; afterwards the form is open and unchanged. */
export const refusals = {
  '403': (page: Page, form: SavedForm) => refuseOnce(page, form, 403),
  '409': (page: Page, form: SavedForm) => refuseOnce(page, form, 409),
  '422': (page: Page, form: SavedForm) => refuseOnce(page, form, 422),
  'one failure after the other': async (page: Page, form: SavedForm) => {
    await refuse(page, form, 500, 2)
    for (const _ of ['first', 'second']) {
      const refused = page.waitForResponse(`**${form.create}`)
      await pressOn(page, form.save)
      await refused
      await page.getByRole('button', { name: form.save, exact: true, disabled: false }).last().waitFor()
    }
  },
  'a failure, and the page is loaded anew': async (page: Page, form: SavedForm) => {
    await refuseOnce(page, form, 500)
    await page.reload()
    await takeUp(page, form)
  },
  'a failure that is long in coming, while one types on and saves again': async (
    page: Page,
    form: SavedForm,
  ) => {
    const response = Promise.withResolvers<void>()
    await page.route(
      `**${form.create}`,
      async (route) => {
        await response.promise
        await route.fulfill({ status: 500, json: { success: false, message: 'Too slow', payload: null } })
      },
      { times: 1 },
    )
    const sent = page.waitForRequest(`**${form.create}`)
    // Focuses a field, where keys would have an effect.
    await dialogOf(page).or(page.getByRole('form')).last().getByRole('textbox').first().focus()
    await page.keyboard.press('Control+s')
    await sent
    await page.keyboard.type('meanwhile')
    await page.keyboard.press('Control+s')
    response.resolve()
    await page.getByText('Too slow').first().waitFor()
  },
  'the same form in a second tab': async (page: Page, { path }: SavedForm) => {
    const other = await page.context().newPage()
    await other.goto(path)
    await other.getByRole('form').first().waitFor()
    await whenDraftsAreKnown(other)
    // The values of this tab's open form are not offered as a draft.
    expect(await other.getByText('Unsaved draft').count()).toBe(0)
    await other.close({ runBeforeUnload: true })
  },
  'a sign-in that has expired and cannot be renewed, and the page is loaded anew': async (
    page: Page,
    form: SavedForm,
  ) => {
    const response = { status: 401, json: {} }
    await page.route(`**${form.create}`, (route) => route.fulfill(response), { times: 1 })
    const ofSession = ['**/api/signin/renew', '**/api/me?*']
    for (const url of ofSession) await page.route(url, (route) => route.fulfill(response))
    await pressOn(page, form.save)
    await page.getByText('Sign in again').first().waitFor()
    for (const url of ofSession) await page.unroute(url)
    await page.reload()
    // A user with a valid token need not sign in again.
    await page
      .getByRole('button', { name: 'Resume', exact: true })
      .or(page.getByLabel('Email Address'))
      .first()
      .waitFor()
    if (page.url().includes('/auth/')) await signInTo(page, form)
    await takeUp(page, form)
  },
}
