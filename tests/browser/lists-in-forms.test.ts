import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { rowWith, visit } from '../support/console-actions.ts'
import { prepareFlow, sample } from './walker/flow.ts'
import { fileNamed } from './walker/hands/file.ts'
import { byId } from './walker/hands/hand.ts'
import { rowButton } from './walker/list-view.ts'
import { takeToast } from './walker/walk.ts'

const flow = prepareFlow()

const mark = (): string => crypto.randomUUID().slice(0, 8)

const namesIn = (list: Locator): Promise<string[]> =>
  list.getByRole('listitem').locator('p').allTextContents()

/** Moves an item by keyboard: picked up, moved, dropped. */
const moveByKeyboard = async (page: Page, name: string, key: 'ArrowUp' | 'ArrowDown'): Promise<void> => {
  const handle = page.getByRole('button', { name: `Move ${name}`, exact: true })
  const said = page.getByRole('main').getByRole('status')
  await handle.focus()
  await handle.press('Space')
  await said.filter({ hasText: `${name} picked up` }).waitFor()
  await page.keyboard.press(key)
  await said.filter({ hasText: new RegExp(`^${name} is at place`) }).waitFor()
  await page.keyboard.press('Space')
  await said.filter({ hasText: `${name} was put at place` }).waitFor()
}

describe('sections of a podcast', () => {
  it('are added, edited, moved by keyboard and deleted, and saved in their order', async () => {
    const { page, press, fill, api } = flow()
    const title = `পডকাস্ট ${mark()}`
    await visit(page, '/podcasts/add')
    await fill('podcasts', { title })
    const sections = page.getByRole('group', { name: 'Sections' })
    const dialog = page.getByRole('dialog')

    await sections.getByRole('button', { name: 'Add Section' }).click()
    await press('Save')
    await dialog.getByText('Title is required', { exact: true }).waitFor()
    const add = async (name: string): Promise<void> => {
      await dialog.getByLabel('Title').fill(name)
      await press('Save')
      await dialog.waitFor({ state: 'detached' })
    }
    await add('ভূমিকা')
    for (const name of ['مقدمة', 'Summary']) {
      await sections.getByRole('button', { name: 'Add Section' }).click()
      await add(name)
    }
    expect(await namesIn(sections)).toEqual(['ভূমিকা', 'مقدمة', 'Summary'])

    await sections.getByRole('button', { name: 'Edit Summary' }).click()
    await dialog.getByLabel('External Link').fill('not an address')
    await press('Save')
    await dialog.getByText('External Link is required & must be a url type').waitFor()
    await dialog.getByLabel('External Link').fill('https://www.example.org/summary')
    await press('Save')
    await dialog.waitFor({ state: 'detached' })

    await moveByKeyboard(page, 'Summary', 'ArrowUp')
    await expect.poll(() => namesIn(sections)).toEqual(['ভূমিকা', 'Summary', 'مقدمة'])
    await sections.getByRole('button', { name: 'Delete ভূমিকা' }).click()
    await page.getByText('Are you sure to delete this section?').waitFor()
    await press('Cancel')
    await sections.getByRole('button', { name: 'Delete ভূমিকা' }).click()
    await press('Delete')
    await expect.poll(() => namesIn(sections)).toEqual(['Summary', 'مقدمة'])

    await press('Save')
    await takeToast(flow(), 'Media created')
    const { payload } = await api.send<{ payload: { content: { id: number }[] } }>(
      'GET',
      `/api/media/all?title=${encodeURIComponent(title)}`,
    )
    await visit(page, `/podcasts/edit/${payload.content[0]?.id}`)
    await expect.poll(() => namesIn(sections)).toEqual(['Summary', 'مقدمة'])
  })
})

describe('guests of an event', () => {
  it('come with their pictures', async () => {
    const { page, press, fill, api } = flow()
    const title = `মাহফিল ${mark()}`
    await visit(page, '/event/add')
    await fill('event', { title, fromDate: '20-08-2027', toDate: '21-08-2027', eventImage: sample })
    const guests = page.getByRole('group', { name: 'Guests' })
    for (const name of ['মাওলানা অতিথি', 'الضيف الكريم']) {
      await guests.getByRole('button', { name: 'Add Guest' }).click()
      const dialog = page.getByRole('dialog')
      const at = (await guests.getByRole('listitem').count()) as number
      await byId(page, `form/eventGuests/${at}/guestImage`).setInputFiles(fileNamed('guest.png'))
      await dialog.getByLabel('Guest Name').fill(name)
      await dialog.getByLabel('Guest Designation').fill('Speaker')
      await press('Save')
      await dialog.waitFor({ state: 'detached' })
    }
    await press('Save')
    await takeToast(flow(), 'Event created')

    interface Opened {
      event: { month: string; fromDate: string }
      eventGuests: { guestName: string; guestImage: { fileUrl: string } | null }[]
    }
    const list = await api.send<{ payload: { content: { id: number }[] } }>(
      'GET',
      `/api/event/all?title=${encodeURIComponent(title)}`,
    )
    const id = list.payload.content[0]?.id
    const { payload } = await api.send<{ payload: Opened }>('GET', `/api/event/id/${id}`)
    expect(payload.event).toMatchObject({ month: 'AUGUST', fromDate: '20/08/2027' })
    expect(payload.eventGuests.map(({ guestName }) => guestName)).toEqual(['মাওলানা অতিথি', 'الضيف الكريم'])
    for (const { guestImage } of payload.eventGuests) {
      const picture = await fetch(`${flow().server.url}${guestImage?.fileUrl}`)
      expect(picture.headers.get('content-type')).toBe('image/png')
    }
    await visit(page, `/event/edit/${id}`)
    await expect.poll(() => namesIn(guests)).toEqual(['মাওলানা অতিথি', 'الضيف الكريم'])
    await expect.poll(() => guests.locator('img').count()).toBe(2)
  })
})

describe('the author of an article', () => {
  it('is created from within the form and chosen there', async () => {
    const { page, press, fill } = flow()
    const author = `লেখক ${mark()}`
    await visit(page, '/articles/add')
    await fill('articles', { title: 'নিবন্ধ' })
    await press('Add Author')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add Author', exact: true }).click()
    await dialog.getByText('Author Name is required', { exact: true }).waitFor()
    await dialog.getByText('Author Designation is required', { exact: true }).waitFor()
    await dialog.getByLabel('Author Name').fill(author)
    await dialog.getByLabel('Author Designation').fill('كاتب')
    await dialog.getByLabel('Photo').setInputFiles(fileNamed('author.png'))
    await dialog.getByRole('button', { name: 'Add Author', exact: true }).click()
    await takeToast(flow(), 'Author created')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('combobox', { name: 'Author' }).inputValue()).toBe(author)
    expect(await page.getByLabel('Title').inputValue()).toBe('নিবন্ধ')
    await fill('articles', { articleCategoryId: sample })
    await press('Save')
    await takeToast(flow(), 'Article created')
    await rowWith(page, author).waitFor()
  })
})

describe('photos', () => {
  it('hang in the cards of their category', async () => {
    const { page, press, fill } = flow()
    const category = `ছবিঘর ${mark()}`
    await visit(page, '/photo-gallery/add')
    await fill('photo-gallery', { title: category })
    await press('Save')
    await takeToast(flow(), 'Photo category created')
    const card = page.locator('.MuiCard-root .MuiCard-root').filter({ hasText: category })
    await card.getByText('Active', { exact: true }).waitFor()
    await rowButton(card, 'Photos').click()
    await page.getByText('Nothing here yet').waitFor()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(category).waitFor()

    await page.getByRole('link', { name: 'Add Photo' }).click()
    await press('Save')
    await page.getByText('Image is Required', { exact: true }).waitFor()
    await fill('photos', { title: 'গম্বুজ', photoPreview: sample, shortDescription: sample })
    await press('Save')
    await takeToast(flow(), 'Photo created')
    const row = rowWith(page, 'গম্বুজ')
    await row.getByRole('img').waitFor()
    await rowButton(row, 'Edit').click()
    await fill('photos', { title: 'মিনার' })
    await press('Save')
    await takeToast(flow(), 'Photo updated')
    await rowButton(rowWith(page, 'মিনার'), 'Delete').click()
    await press('Delete')
    await takeToast(flow(), 'Photo deleted')
    await page.getByText('Nothing here yet').waitFor()
  })
})

describe('a page of sections', () => {
  it('offers Add only while it is empty', async () => {
    const { page, press, fill, api } = flow()
    const tag = 'ANTI_DRUG_DETAILS'
    const path = '/drugs-social-degeneration'
    const read = () =>
      api.send<{ payload: { id: number; sections: { id: number }[] } }>(
        'GET',
        `/api/page-translation/tag/${tag}?includeSections=true`,
      )
    const { payload } = await read()
    for (const section of payload.sections)
      await api.send('DELETE', `/api/page-translation/${payload.id}/delete/${section.id}`)

    await visit(page, path)
    await page.getByRole('link', { name: 'Add Section' }).click()
    await fill('drugs-social-degeneration', {
      title: sample,
      description: sample,
      titles: sample,
      contents: sample,
    })
    await press('Save')
    await takeToast(flow(), 'Section created')
    await page.getByRole('main').locator('[role=row][data-id]').waitFor()
    expect(await page.getByRole('link', { name: 'Add Section' }).count()).toBe(0)
    await rowButton(page.locator('[role=row][data-id]'), 'Delete').click()
    await press('Delete')
    await takeToast(flow(), 'Section deleted')
    await page.getByRole('link', { name: 'Add Section' }).waitFor()
    expect((await read()).payload.sections).toEqual([])
  })
})
