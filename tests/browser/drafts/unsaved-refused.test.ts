import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/browser/console-actions.ts'
import { draftsIn } from '../../support/browser/draft-database.ts'
import { typedForms } from '../../support/browser/typed-forms.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { fileNamed } from '../walker/field-fillers/file.ts'
import { type Flow, prepareFlow, sample } from '../walker/flow.ts'
import { patience, takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ allow: [/Failed to load resource/], signedIn: 'beforehand' })

const offer = (page: Page) => page.getByText('You left something here unsaved')
const take = (page: Page) => page.getByRole('button', { name: 'Continue with it' })
const dialogOf = (page: Page) => page.getByRole('dialog')

/** A form that can be saved, where it is sent, and what may stand in it when that fails. */
interface Case {
  path: string
  create: string
  /** What is said when it is saved. */
  saved: string
  save: string
  begin: (flow: Flow, mark: string) => Promise<void>
  /** Presses keys in a field. */
  press: (page: Page, text: string) => Promise<void>
  read: (page: Page) => Promise<unknown>
  written: (mark: string, pressed: readonly string[]) => unknown
  /** A property that the API may find fault with, and where the fault is shown. */
  faulty: string
  /** Where there is a form in a dialog: opens it again. */
  reopen?: (flow: Flow) => Promise<void>
}

const addAuthor = async ({ page }: Flow): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'Add Author' }).click()
  await dialogOf(page).getByLabel('Author Name').waitFor()
}

const cases: Readonly<Record<string, Case>> = {
  'texts per language, rich text and files': {
    ...typedForms.book,
    create: '/api/book/create',
    saved: 'Book created',
    save: 'Save',
    faulty: '/titles/0/text',
    begin: async ({ page, fill }, mark) => {
      await fill('book', { shortDescriptions: sample, partialPdf: 'part.pdf', pdfFile: 'whole.pdf' })
      await page.locator('[id="form/titles/2/text"]').fill('বই')
      await typedForms.book.begin(page, mark)
    },
  },
  'a list of items, rich text and a file': {
    ...typedForms.event,
    create: '/api/event/create',
    saved: 'Event',
    save: 'Save',
    faulty: '/event/title',
    begin: async ({ page, fill }, mark) => {
      await fill('event', { fromDate: sample, toDate: sample })
      await typedForms.event.begin(page, mark)
    },
    press: async (page, text) => {
      await typedForms.event.press(page, text)
      await dialogOf(page).getByLabel('Guest Designation').fill('Imam')
      await dialogOf(page).getByRole('button', { name: 'Save' }).click()
      await dialogOf(page).waitFor({ state: 'detached' })
    },
  },
  'a form in a dialog': {
    path: '/articles/add',
    create: '/api/author/create',
    saved: 'Author created',
    save: 'Add Author',
    faulty: '/authorName',
    begin: async (flow, mark) => {
      await flow.page.getByLabel('Title').fill(`নিবন্ধ ${mark}`)
      await flow.page.getByRole('textbox', { name: /^Content/ }).click()
      await flow.page.keyboard.type(`النية ${mark}`)
      await addAuthor(flow)
      const dialog = dialogOf(flow.page)
      await dialog.locator('input[type=file]').setInputFiles(fileNamed('author.png'))
      await dialog.getByLabel('Author Designation').fill('كاتب')
      await dialog.getByLabel('Author Name').fill(`লেখক ${mark}`)
    },
    press: async (page, text) => {
      const field = dialogOf(page).getByLabel('Author Name')
      await field.press('End')
      await field.pressSequentially(` ${text}`)
    },
    reopen: addAuthor,
    read: async (page) => ({
      title: await page.getByLabel('Title').inputValue(),
      content: await page.locator('[id="form/content"]').textContent(),
      author: await dialogOf(page).getByLabel('Author Name').inputValue(),
      designation: await dialogOf(page).getByLabel('Author Designation').inputValue(),
      photo: await dialogOf(page)
        .getByRole('group', { name: 'Photo' })
        .getByRole('img')
        .first()
        .getAttribute('alt'),
    }),
    written: (mark, pressed) => ({
      title: `নিবন্ধ ${mark}`,
      content: `النية ${mark}`,
      author: ['লেখক', mark, ...pressed].join(' '),
      designation: 'كاتب',
      photo: 'author.png',
    }),
  },
}

/** The form again after the page was loaded anew, with what was typed. */
const reload = async (flow: Flow, { path, reopen }: Case): Promise<void> => {
  const { page } = flow
  await page.reload()
  await take(page).or(page.getByLabel('Email Address')).first().waitFor()
  if (page.url().includes('/auth/')) {
    await signIn(page)
    await page.waitForURL(`**${path}`)
  }
  await take(page).click()
  await take(page).waitFor({ state: 'detached' })
  if (!reopen) return
  await reopen(flow)
  await dialogOf(page).getByRole('button', { name: 'Continue with it' }).click()
}

/** An answer of a failed save, in the place of that of the server, `times` times. */
const refuse = async (page: Page, { create, faulty }: Case, status: number, times: number): Promise<void> => {
  const errors = status === 422 ? [{ path: faulty, message: 'Not this one' }] : undefined
  const json = { success: false, message: `Not now (${status})`, payload: null, errors }
  await page.route(`**${create}`, (route) => route.fulfill({ status, json }), { times })
}

/** What a save may meet; afterwards the form stands there as it was. */
const refusals: Readonly<Record<string, (flow: Flow, form: Case) => Promise<void>>> = {
  ...Object.fromEntries(
    [403, 409, 422, 500].map((status) => [
      `${status}`,
      async ({ page, press }: Flow, form: Case) => {
        await refuse(page, form, status, 1)
        await press(form.save)
        await page
          .getByText(status === 422 ? 'Not this one' : `Not now (${status})`)
          .first()
          .waitFor()
      },
    ]),
  ),
  'one failure after the other': async (flow, form) => {
    const { page, press } = flow
    await refuse(page, form, 500, 2)
    for (const _ of ['first', 'second']) {
      const refused = page.waitForResponse(`**${form.create}`)
      await press(form.save)
      await refused
      await page.getByRole('button', { name: form.save, exact: true, disabled: false }).last().waitFor()
    }
  },
  'the same form in a second tab': async ({ page }, { path }) => {
    const other = await page.context().newPage()
    await other.goto(path)
    await other.getByRole('form').first().waitFor()
    await other.waitForLoadState('networkidle')
    // What is being typed in this tab is nobody's lost draft.
    expect(await offer(other).count()).toBe(0)
    await other.close({ runBeforeUnload: true })
  },
}

/** A save for which the sign-in has expired, and cannot be renewed. */
const saveSignedOut = async ({ page, press }: Flow, { create, save }: Case): Promise<void> => {
  const answer = { status: 401, json: {} }
  await page.route(`**${create}`, (route) => route.fulfill(answer), { times: 1 })
  await page.route('**/api/signin/renew', (route) => route.fulfill(answer))
  await press(save)
  await page.getByText('Please sign in again').first().waitFor()
  await page.unroute('**/api/signin/renew')
}

describe.each(Object.entries(cases))('%s', (_, form) => {
  it('stand as they were typed after every save that fails, and are saved at last', async () => {
    const { page, press } = flow()
    const mark = uniqueText()
    const pressed = [uniqueText()]
    const expectAll = (when: string) =>
      expect.poll(() => form.read(page), { ...patience, message: when }).toEqual(form.written(mark, pressed))
    await page.goto(form.path)
    await form.begin(flow(), mark)
    await form.press(page, pressed[0] ?? '')
    await expect.poll(async () => (await draftsIn(page)).join(), patience).toContain(pressed[0])
    for (const [when, meet] of Object.entries(refusals)) {
      await meet(flow(), form)
      await expectAll(when)
      // Kept for whoever goes away now.
      expect((await draftsIn(page)).join(), when).toContain(pressed[0])
    }
    await reload(flow(), form)
    await expectAll('loaded anew after a failure')
    pressed.push(uniqueText())
    await form.press(page, pressed[1] ?? '')
    await saveSignedOut(flow(), form)
    await reload(flow(), form)
    await expectAll('loaded anew without a sign-in')
    await page.context().setOffline(true)
    await press(form.save)
    await page.getByText('There is no connection.').first().waitFor()
    await expect.poll(async () => (await draftsIn(page)).join(), patience).toContain(pressed[1])
    await page.context().setOffline(false)
    await takeToast(flow(), form.saved)
    // Nothing of what is saved is left to be offered; behind a dialog, the form itself is not saved yet.
    if (!form.reopen) await expect.poll(() => draftsIn(page), patience).toEqual([])
    else await expect.poll(async () => (await draftsIn(page)).join(), patience).not.toContain(pressed[0])
  })
})
