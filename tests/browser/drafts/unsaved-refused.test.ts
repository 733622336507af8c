import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn } from '../../support/browser/console-actions.ts'
import { draftsIn } from '../../support/browser/draft-database.ts'
import { authorDialog, type TypedForm, takeUp, typedForms } from '../../support/browser/typed-forms.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { type Flow, prepareFlow, sample } from '../walker/flow.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ sharesData: true, allow: [/Failed to load resource/] })

const offer = (page: Page) => page.getByText('You left something here unsaved')
const take = (page: Page) => page.getByRole('button', { name: 'Continue with it' })
const dialogOf = (page: Page) => page.getByRole('dialog')

/** A form that can be saved, where it is sent, and what may stand in it when that fails. */
interface Case extends TypedForm {
  create: string
  /** What is said when it is saved. */
  saved: string
  save: string
  /** Fills in what the form demands beside what is typed. */
  fill?: (flow: Flow) => Promise<void>
  /** A property that the API may find fault with, and where the fault is shown. */
  faulty: string
}

const cases = {
  'plain fields': {
    ...typedForms.video,
    create: '/api/media/create',
    saved: 'created',
    save: 'Save',
    faulty: '/title',
    fill: ({ fill }) => fill('videos', { title: sample, mediaCategoryId: sample, mediaLink: sample }),
  },
  'texts per language, rich text and files': {
    ...typedForms.book,
    create: '/api/book/create',
    saved: 'Book created',
    save: 'Save',
    faulty: '/titles/0/text',
    fill: async ({ page, fill }) => {
      await fill('book', { shortDescriptions: sample, partialPdf: 'part.pdf', pdfFile: 'whole.pdf' })
      await page.locator('[id="form/titles/2/text"]').fill('বই')
    },
  },
  'a list of items, rich text and a file': {
    ...typedForms.event,
    create: '/api/event/create',
    saved: 'Event',
    save: 'Save',
    faulty: '/event/title',
    fill: ({ fill }) => fill('event', { fromDate: sample, toDate: sample }),
    press: async (page, text) => {
      await typedForms.event.press(page, text)
      await dialogOf(page).getByLabel('Guest Designation').fill('Imam')
      await dialogOf(page).getByRole('button', { name: 'Save' }).click()
      await dialogOf(page).waitFor({ state: 'detached' })
    },
  },
  'a form in a dialog': {
    ...authorDialog,
    create: '/api/author/create',
    saved: 'Author created',
    save: 'Add Author',
    faulty: '/authorName',
  },
} satisfies Readonly<Record<string, Case>>

/** The form again after the page was loaded anew, with what was typed. */
const reload = async ({ page }: Flow, form: Case): Promise<void> => {
  await page.reload()
  await take(page).or(page.getByLabel('Email Address')).first().waitFor()
  if (page.url().includes('/auth/')) {
    await signIn(page)
    await page.waitForURL(`**${form.path}`)
  }
  await takeUp(page, form)
}

/** An answer of a failed save, in the place of that of the server, `times` times. */
const refuse = async (page: Page, { create, faulty }: Case, status: number, times: number): Promise<void> => {
  const errors = status === 422 ? [{ path: faulty, message: 'Not this one' }] : undefined
  const json = { success: false, message: `Not now (${status})`, payload: null, errors }
  await page.route(`**${create}`, (route) => route.fulfill({ status, json }), { times })
}

const refuseOnce = async ({ page, press }: Flow, form: Case, status: number): Promise<void> => {
  await refuse(page, form, status, 1)
  await press(form.save)
  await page
    .getByText(status === 422 ? 'Not this one' : `Not now (${status})`)
    .first()
    .waitFor()
}

/** What a save may meet; afterwards the form stands there as it was. */
const refusals = {
  '403': (flow: Flow, form: Case) => refuseOnce(flow, form, 403),
  '409': (flow: Flow, form: Case) => refuseOnce(flow, form, 409),
  '422': (flow: Flow, form: Case) => refuseOnce(flow, form, 422),
  'one failure after the other': async (flow: Flow, form: Case) => {
    const { page, press } = flow
    await refuse(page, form, 500, 2)
    for (const _ of ['first', 'second']) {
      const refused = page.waitForResponse(`**${form.create}`)
      await press(form.save)
      await refused
      await page.getByRole('button', { name: form.save, exact: true, disabled: false }).last().waitFor()
    }
  },
  'a failure, and the page is loaded anew': async (flow: Flow, form: Case) => {
    await refuseOnce(flow, form, 500)
    await reload(flow, form)
  },
  'a failure that is long in coming, while one types on and saves again': async (
    { page }: Flow,
    form: Case,
  ) => {
    const answer = Promise.withResolvers<void>()
    await page.route(
      `**${form.create}`,
      async (route) => {
        await answer.promise
        await route.fulfill({ status: 500, json: { success: false, message: 'Too slow', payload: null } })
      },
      { times: 1 },
    )
    const sent = page.waitForRequest(`**${form.create}`)
    // With the focus in a field, where keys would be felt.
    await dialogOf(page).or(page.getByRole('form')).last().getByRole('textbox').first().focus()
    await page.keyboard.press('Control+s')
    await sent
    await page.keyboard.type('meanwhile')
    await page.keyboard.press('Control+s')
    answer.resolve()
    await page.getByText('Too slow').first().waitFor()
  },
  'the same form in a second tab': async ({ page }: Flow, { path }: Case) => {
    const other = await page.context().newPage()
    await other.goto(path)
    await other.getByRole('form').first().waitFor()
    await other.waitForLoadState('networkidle')
    // What is being typed in this tab is nobody's lost draft.
    expect(await offer(other).count()).toBe(0)
    await other.close({ runBeforeUnload: true })
  },
  'a sign-in that has expired and cannot be renewed, and the page is loaded anew': async (
    flow: Flow,
    form: Case,
  ) => {
    const { page, press } = flow
    const answer = { status: 401, json: {} }
    await page.route(`**${form.create}`, (route) => route.fulfill(answer), { times: 1 })
    await page.route('**/api/signin/renew', (route) => route.fulfill(answer))
    await press(form.save)
    await page.getByText('Please sign in again').first().waitFor()
    await page.unroute('**/api/signin/renew')
    await reload(flow, form)
  },
}

/** Every refusal is met by a form, and each form meets some. */
const met: Readonly<Record<keyof typeof cases, readonly (keyof typeof refusals)[]>> = {
  'plain fields': ['403', 'one failure after the other', 'a failure, and the page is loaded anew'],
  'texts per language, rich text and files': [
    '422',
    'a failure that is long in coming, while one types on and saves again',
    'a sign-in that has expired and cannot be renewed, and the page is loaded anew',
  ],
  'a list of items, rich text and a file': [
    '409',
    'the same form in a second tab',
    'a failure, and the page is loaded anew',
  ],
  'a form in a dialog': [
    '422',
    'a failure that is long in coming, while one types on and saves again',
    'a sign-in that has expired and cannot be renewed, and the page is loaded anew',
  ],
}

it.each(Object.entries(met))(
  '%s stand as they were typed after every save that fails, and are saved at last',
  async (name, all) => {
    const { page, press } = flow()
    const form: Case = cases[name as keyof typeof cases]
    const mark = uniqueText()
    const pressed = [uniqueText()]
    await page.goto(form.path)
    await form.fill?.(flow())
    await form.begin(page, mark)
    await form.press(page, pressed[0] ?? '')
    await expect.poll(async () => (await draftsIn(page)).join()).toContain(pressed[0])
    for (const when of all) {
      await refusals[when](flow(), form)
      await expect.poll(() => form.read(page), { message: when }).toEqual(form.written(mark, pressed))
      // Kept for whoever goes away now.
      expect((await draftsIn(page)).join(), when).toContain(pressed[0])
    }
    pressed.push(uniqueText())
    await form.press(page, pressed[1] ?? '')
    await page.context().setOffline(true)
    await press(form.save)
    await page.getByText('There is no connection.').first().waitFor()
    await expect.poll(async () => (await draftsIn(page)).join()).toContain(pressed[1])
    await page.context().setOffline(false)
    await takeToast(flow(), form.saved)
    // Nothing of what is saved is left to be offered; behind a dialog, the form itself is not saved yet.
    if (!form.reopen) await expect.poll(() => draftsIn(page)).toEqual([])
    else await expect.poll(async () => (await draftsIn(page)).join()).not.toContain(pressed[0])
  },
)
