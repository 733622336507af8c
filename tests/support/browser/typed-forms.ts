import type { Locator, Page } from 'playwright-core'
import { fileNamed } from '../../browser/walker/field-fillers/file.ts'

/** The content of a form, field by field: text of inputs, names of files, items of a list. */
type Typed = Readonly<Record<string, string | null>>

/** A form of the console, with functions that type into it and read it. */
export interface TypedForm {
  path: string
  /** Reopens the nested form of a dialog, which is part of the typed values. */
  reopen?: (page: Page) => Promise<void>
  /** Fills in every field except the last one. */
  begin: (page: Page, mark: string) => Promise<void>
  /** Types into the last field; may be repeated, and appends. */
  press: (page: Page, text: string) => Promise<void>
  read: (page: Page) => Promise<Typed>
  /** The content of the last field after a mark and the typed texts. */
  written: (mark: string, pressed: readonly string[]) => Typed
}

const rich = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const picture = (page: Page, group: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('img').first()

/** Whether a picture is visible, and its name. */
const shownPicture = async (page: Page, group: string): Promise<string> => {
  const image = picture(page, group)
  await image.waitFor()
  return image.evaluate(async (each: HTMLImageElement) => {
    await each.decode().catch(() => undefined)
    return `${each.alt} ${each.naturalWidth}`
  })
}

/** Appends a text to a field by typing; all but the last letters at once, to save time. */
const pressInto = async (field: Locator, text: string): Promise<void> => {
  const { keyboard } = field.page()
  await field.press('End')
  await keyboard.insertText(text.slice(0, -2))
  await keyboard.type(text.slice(-2))
}

/** The same after a prefix. */
const fillAndPress = async (field: Locator, start: string, end: string): Promise<void> => {
  await field.fill(start)
  await pressInto(field, end)
}

/** The same in a rich text. */
const write = async (field: Locator, start: string, end: string): Promise<void> => {
  await field.click()
  const { keyboard } = field.page()
  await keyboard.insertText(`${start}${end.slice(0, -2)}`)
  await keyboard.type(end.slice(-2))
}

/** A date, typed from its first section on. */
const typeDate = async (page: Page, id: string, digits: string): Promise<void> => {
  const parts = page.locator(`[id="${id}"]`).locator('xpath=..').getByRole('spinbutton')
  await parts.first().click()
  await page.keyboard.type(digits)
}

const guests = (page: Page) => page.getByRole('group', { name: 'Guests', exact: true })

const typeGuest = async (page: Page, name: string): Promise<void> => {
  await guests(page).getByRole('button', { name: 'Add Guest' }).click()
  await pressInto(page.getByRole('dialog').getByLabel('Guest Name'), name)
}

/** Plain text, a date, rich text, a file, a list of items, and an item whose dialog is still open. */
const event: TypedForm = {
  path: '/event/add',
  begin: async (page, mark) => {
    await fillAndPress(page.getByLabel('Event Title'), 'ওয়াজ মাহফিল ', mark)
    await typeDate(page, 'form/toDate', '31122031')
    await page.locator('[id="form/eventImage"]').setInputFiles(fileNamed('mahfil.png'))
    await write(rich(page, /^Direction For Guests/), 'من فضلك احضر مبكرا ', mark)
    await typeGuest(page, `আবদুল্লাহ ${mark}`)
    await page.getByRole('dialog').getByLabel('Guest Designation').fill('Imam')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  },
  press: typeGuest,
  read: async (page) => ({
    title: await page.getByLabel('Event Title').inputValue(),
    date: await page.locator('[id="form/toDate"]').inputValue(),
    directions: await rich(page, /^Direction For Guests/).textContent(),
    guests: (await guests(page).getByRole('listitem').locator('p').allTextContents()).join(', '),
    image: await shownPicture(page, 'Event Image'),
  }),
  written: (mark, pressed) => ({
    title: `ওয়াজ মাহফিল ${mark}`,
    date: '31-12-2031',
    directions: `من فضلك احضر مبكرا ${mark}`,
    guests: [`আবদুল্লাহ ${mark}`, ...pressed].join(', '),
    image: 'mahfil.png 64',
  }),
}

const title = (page: Page, place: number) => page.locator(`[id="form/titles/${place}/text"]`)

const tags = (page: Page) => page.getByRole('combobox', { name: 'Tags' })

/** The tags of a field, and the unconfirmed text. */
const readTags = async (page: Page): Promise<string> => {
  const chips = await tags(page).locator('xpath=..').locator('.MuiChip-label').allTextContents()
  return [...chips, await tags(page).inputValue()].filter(Boolean).join(', ')
}

/** Texts per language, rich text, a file, and tags of which the last is unconfirmed. */
const book: TypedForm = {
  path: '/book/add',
  begin: async (page, mark) => {
    await page.locator('[id="form/bookDisplayImage"]').setInputFiles(fileNamed('cover.png'))
    await write(rich(page, /^Author/), 'ইমাম ', mark)
    await fillAndPress(title(page, 0), 'নামাজের বই ', mark)
    await title(page, 1).fill('كتاب الصلاة')
  },
  press: async (page, text) => {
    await pressInto(title(page, 1), ` ${text}`)
    await pressInto(tags(page), text)
  },
  read: async (page) => ({
    first: await title(page, 0).inputValue(),
    second: await title(page, 1).inputValue(),
    author: await rich(page, /^Author/).textContent(),
    tags: await readTags(page),
    image: await shownPicture(page, 'Image'),
  }),
  written: (mark, pressed) => ({
    first: `নামাজের বই ${mark}`,
    second: ['كتاب الصلاة', ...pressed].join(' '),
    author: `ইমাম ${mark}`,
    tags: pressed.join(', '),
    image: 'cover.png 64',
  }),
}

const subject = (page: Page) => page.getByLabel('Subject')

/** Only plain fields: texts, a choice, and a masked input. */
const video: TypedForm = {
  path: '/videos/add',
  begin: async (page, mark) => {
    await fillAndPress(page.getByLabel('Author'), 'মাওলানা ', mark)
    await page.getByLabel('Duration').pressSequentially('1234')
    await page.getByRole('radiogroup', { name: 'Slider' }).getByLabel('Yes').check()
    await subject(page).fill('الصيام')
  },
  press: async (page, text) => {
    await pressInto(subject(page), ` ${text}`)
  },
  read: async (page) => ({
    author: await page.getByLabel('Author').inputValue(),
    duration: await page.getByLabel('Duration').inputValue(),
    slider: String(await page.getByRole('radiogroup', { name: 'Slider' }).getByLabel('Yes').isChecked()),
    subject: await subject(page).inputValue(),
  }),
  written: (mark, pressed) => ({
    author: `মাওলানা ${mark}`,
    duration: '00:12:34',
    slider: 'true',
    subject: ['الصيام', ...pressed].join(' '),
  }),
}

const dialogOf = (page: Page) => page.getByRole('dialog')

const addAuthor = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'Add Author' }).click()
  await dialogOf(page).getByLabel('Author Name').waitFor()
}

/** A form in a dialog over another form. */
export const authorDialog: TypedForm = {
  path: '/articles/add',
  begin: async (page, mark) => {
    await page.getByLabel('Title').fill(`নিবন্ধ ${mark}`)
    await write(rich(page, /^Content/), 'النية ', mark)
    await addAuthor(page)
    await dialogOf(page).locator('input[type=file]').setInputFiles(fileNamed('author.png'))
    await dialogOf(page).getByLabel('Author Designation').fill('كاتب')
    await dialogOf(page).getByLabel('Author Name').fill(`লেখক ${mark}`)
  },
  press: async (page, text) => {
    await pressInto(dialogOf(page).getByLabel('Author Name'), ` ${text}`)
  },
  reopen: addAuthor,
  read: async (page) => ({
    title: await page.getByLabel('Title').inputValue(),
    content: await page.locator('[id="form/content"]').textContent(),
    author: await dialogOf(page).getByLabel('Author Name').inputValue(),
    designation: await dialogOf(page).getByLabel('Author Designation').inputValue(),
    photo: await shownPicture(page, 'Photo'),
  }),
  written: (mark, pressed) => ({
    title: `নিবন্ধ ${mark}`,
    content: `النية ${mark}`,
    author: ['লেখক', mark, ...pressed].join(' '),
    designation: 'كاتب',
    photo: 'author.png 64',
  }),
}

/** Forms that together have every kind of field with values to lose. */
export const typedForms = { event, book, video }

/** Resumes the draft of a form, and of the dialog that was open in it. */
export const takeUp = async (page: Page, { reopen }: TypedForm): Promise<void> => {
  const take = page.getByRole('button', { name: 'Resume', exact: true })
  await take.click()
  await take.waitFor({ state: 'detached' })
  if (!reopen) return
  await reopen(page)
  await take.click()
  await take.waitFor({ state: 'detached' })
}
