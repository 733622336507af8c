import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { pressOn, visit } from '../../support/browser/console-actions.ts'
import { draftsIn } from '../../support/browser/draft-database.ts'
import { authorDialog, takeUp, typedForms } from '../../support/browser/typed-forms.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { type Flow, prepareFlow, sample } from '../walker/flow.ts'
import { takeToast } from '../walker/walk.ts'
import { losses } from './happenings/losses.ts'
import { closeItem, moves } from './happenings/moves.ts'
import { refusals, type SavedForm } from './happenings/refusals.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/Failed to load resource/] })

/** A form, and an event. */
interface Case extends SavedForm {
  /** Fills in the required values besides the typed ones. */
  fill?: (flow: Flow) => Promise<void>
  /** After a loss, adds the values that the typed ones need to be saved. */
  complete?: (page: Page, pressed: readonly string[]) => Promise<void>
  moved: readonly (keyof typeof moves)[]
  refused: readonly (keyof typeof refusals)[]
  lost: readonly (keyof typeof losses)[]
}

/**
 * Every form meets every event. Each form has fields of other kinds and a loss without warning: the page crashes,
 * or the browser is killed (`unsaved-killed.slow.test.ts`). The page behind a form in a dialog cannot be reached.
 */
const cases: Readonly<Record<string, Case>> = {
  'plain fields': {
    ...typedForms.video,
    create: '/api/media/create',
    saved: 'created',
    save: 'Save',
    faulty: '/title',
    fill: ({ fill }) => fill('videos', { title: sample, mediaCategoryId: sample, mediaLink: sample }),
    moved: ['the language of the console changes, and again'],
    refused: ['403', 'one failure after the other', 'a failure, and the page is loaded anew'],
    lost: [
      'the sign-in expires, and the page is loaded anew',
      'one goes to another address',
      'the page crashes',
    ],
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
    moved: ['one goes to another document, and back', 'the language of the console changes, and again'],
    refused: ['422', 'a failure that is long in coming, while one types on and saves again'],
    lost: ['one signs out in another tab, and the page is loaded anew', 'the tab is closed'],
  },
  'a list of items, one of them open, rich text and a file': {
    ...typedForms.event,
    create: '/api/event/create',
    saved: 'Event',
    save: 'Save',
    faulty: '/event/title',
    fill: ({ fill }) => fill('event', { fromDate: sample, toDate: sample }),
    complete: async (page, pressed) => {
      await closeItem(page)
      for (const name of pressed) {
        await page.getByRole('button', { name: `Edit ${name}` }).click()
        await closeItem(page)
      }
    },
    moved: [
      'one goes back, and stays',
      'the language of the console changes, and again',
      'one changes the mode, and stays',
    ],
    refused: ['409', 'the same form in a second tab'],
    lost: ['the page is loaded anew', 'the page crashes'],
  },
  'a form in a dialog': {
    ...authorDialog,
    create: '/api/author/create',
    saved: 'Author created',
    save: 'Add Author',
    faulty: '/authorName',
    moved: ['one goes back, and stays', 'another tab changes the mode, and again'],
    refused: [
      '422',
      'a failure that is long in coming, while one types on and saves again',
      'a sign-in that has expired and cannot be renewed, and the page is loaded anew',
    ],
    lost: ['the page crashes'],
  },
}

// One after the other, with a few keys before each: a draft that was taken over can be lost again.
it.each(Object.entries(cases))(
  'keeps all of %s through navigation, refused saves and closed pages, and saves it',
  async (_, form) => {
    let { page } = flow()
    const mark = uniqueText()
    const pressed: string[] = []
    const last = () => pressed.at(-1) ?? ''
    const press = async (): Promise<void> => {
      pressed.push(uniqueText())
      await form.press(page, last())
    }
    const expectWhole = (message: string) =>
      expect.poll(() => form.read(page), { message }).toEqual(form.written(mark, pressed))

    await page.goto('/admin/profile')
    await visit(page, form.path)
    await form.fill?.(flow())
    await form.begin(page, mark)
    for (const when of form.moved) {
      await press()
      await moves[when](page, form)
      if (!form.reopen) await closeItem(page)
      await expectWhole(when)
    }
    await expect.poll(async () => (await draftsIn(page)).join()).toContain(last())
    for (const when of form.refused) {
      await refusals[when](page, form)
      await expectWhole(when)
      // Kept for a user who leaves now.
      expect((await draftsIn(page)).join(), when).toContain(last())
    }
    for (const when of form.lost) {
      await press()
      page = await losses[when](page, form, last())
      await page.getByText(/Unsaved draft from .*\d:\d\d/).waitFor()
      await takeUp(page, form)
      await expectWhole(when)
      expect(await page.getByRole('button', { name: 'Resume', exact: true }).count(), when).toBe(0)
    }
    await press()
    await form.complete?.(page, pressed.slice(form.moved.length, -1))
    await page.context().setOffline(true)
    await pressOn(page, form.save)
    await page.getByText('No connection.').first().waitFor()
    await expect.poll(async () => (await draftsIn(page)).join()).toContain(last())
    await page.context().setOffline(false)
    await takeToast({ ...flow(), page }, form.saved)
    // No saved value is offered again; behind a dialog, the form itself is not saved yet.
    if (!form.reopen) await expect.poll(() => draftsIn(page)).toEqual([])
    else await expect.poll(async () => (await draftsIn(page)).join()).not.toContain(last())
  },
)
