import type { Page } from 'playwright-core'
import { fileNamed } from '../../browser/walker/field-fillers/file.ts'

/** What a form shows, place by place; text in text inputs, names of files, items of a list. */
type Typed = Readonly<Record<string, string | null>>

/** A form of the console, what is typed into it, and how that is read again. */
export interface TypedForm {
  path: string
  /** What is typed last. */
  last: (mark: string) => string
  type: (page: Page, mark: string) => Promise<void>
  read: (page: Page) => Promise<Typed>
  written: (mark: string) => Typed
}

const rich = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const picture = (page: Page, group: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('img').first()

/** Whether a picture is there to be seen, and what it is called. */
const shownPicture = async (page: Page, group: string): Promise<string> => {
  const image = picture(page, group)
  await image.waitFor()
  return image.evaluate(async (each: HTMLImageElement) => {
    await each.decode().catch(() => undefined)
    return `${each.alt} ${each.naturalWidth}`
  })
}

const guests = (page: Page) => page.getByRole('group', { name: 'Guests', exact: true })

const typeGuest = async (page: Page, name: string): Promise<void> => {
  await guests(page).getByRole('button', { name: 'Add Guest' }).click()
  await page.getByRole('dialog').getByLabel('Guest Name').pressSequentially(name)
}

/** Plain text, a date, rich text, a file, a list of items, and an item whose dialog is still open. */
const event: TypedForm = {
  path: '/event/add',
  last: (mark) => `করিম ${mark}`,
  type: async (page, mark) => {
    await page.getByLabel('Event Title').pressSequentially(`ওয়াজ মাহফিল ${mark}`)
    await page.locator('[id="form/eventImage"]').setInputFiles(fileNamed('mahfil.png'))
    await rich(page, /^Direction For Guests/).click()
    await page.keyboard.type(`من فضلك احضر مبكرا ${mark}`)
    await typeGuest(page, `আবদুল্লাহ ${mark}`)
    await page.getByRole('dialog').getByLabel('Guest Designation').pressSequentially('Imam')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await typeGuest(page, `করিম ${mark}`)
  },
  read: async (page) => ({
    title: await page.getByLabel('Event Title').inputValue(),
    directions: await rich(page, /^Direction For Guests/).textContent(),
    guests: (await guests(page).getByRole('listitem').locator('p').allTextContents()).join(', '),
    image: await shownPicture(page, 'Event Image'),
  }),
  written: (mark) => ({
    title: `ওয়াজ মাহফিল ${mark}`,
    directions: `من فضلك احضر مبكرا ${mark}`,
    guests: `আবদুল্লাহ ${mark}, করিম ${mark}`,
    image: 'mahfil.png 64',
  }),
}

const title = (page: Page, place: number) => page.locator(`[id="form/titles/${place}/text"]`)

/** Texts per language, rich text and a file; the last key pressed a moment before the loss. */
const book: TypedForm = {
  path: '/book/add',
  last: (mark) => `كتاب الصلاة ${mark}`,
  type: async (page, mark) => {
    await page.locator('[id="form/bookDisplayImage"]').setInputFiles(fileNamed('cover.png'))
    await rich(page, /^Author/).click()
    await page.keyboard.type(`ইমাম ${mark}`)
    await title(page, 0).pressSequentially(`নামাজের বই ${mark}`)
    await title(page, 1).pressSequentially(`كتاب الصلاة ${mark}`)
  },
  read: async (page) => ({
    first: await title(page, 0).inputValue(),
    second: await title(page, 1).inputValue(),
    author: await rich(page, /^Author/).textContent(),
    image: await shownPicture(page, 'Image'),
  }),
  written: (mark) => ({
    first: `নামাজের বই ${mark}`,
    second: `كتاب الصلاة ${mark}`,
    author: `ইমাম ${mark}`,
    image: 'cover.png 64',
  }),
}

/** The forms that together hold every kind of field that can lose something. */
export const typedForms = { event, book }
