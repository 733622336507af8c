import { expect, it } from 'vitest'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/status of 409/] })

interface Created {
  payload: { id: number }
}

interface Listed {
  payload: { content: Readonly<Record<string, unknown>>[] }
}

const conflict = () => flow().page.getByRole('dialog', { name: 'Changed meanwhile' })
const choiceOf = (name: string) => conflict().getByRole('radiogroup', { name, exact: true })

/** The fields, and parts of them, whose version the user has to choose. */
const choices = () => conflict().getByRole('radiogroup')

it('of a book: each language is chosen on its own, and both keep their changes', async () => {
  const { page, press, api } = flow()
  const mark = uniqueText()
  const { payload: books } = await api.send<Listed>('GET', '/api/book/all?pageNo=0&pageSize=1')
  const title = (languageId: number, text: string) => ({ languageId, text: `${text} ${mark}` })
  const book = {
    bookDisplayImageId: books.content[0]?.bookDisplayImageId,
    titles: [title(1, 'নামাজ'), title(2, 'الصلاة'), title(3, 'Prayer')],
    shortDescriptions: [1, 2, 3].map((languageId) => ({ languageId, text: '…' })),
    author: '<p>ইমাম</p>',
    tags: ['fiqh'],
    pdf: false,
    bookContent: '<p>শুরু</p>',
    active: true,
  }
  const { id } = (await api.send<Created>('POST', '/api/book/create', book)).payload
  await page.goto(`/book/edit/${id}`)
  await page.locator('[id="form/titles/1/text"]').fill(`كتاب الصلاة ${mark}`)
  await page.getByRole('combobox', { name: 'Tags' }).fill('sunnah')
  await page.keyboard.press('Enter')
  await api.send('PUT', '/api/book/update', {
    ...book,
    id,
    titles: [title(1, 'নামাজ শিক্ষা'), title(2, 'الصلاة'), title(3, 'Prayer')],
    tags: ['fiqh', 'hadith'],
    price: 120,
  })
  await press('Save')
  await choiceOf('Book Title · বাংলা').getByRole('radio', { name: 'Saved version', checked: true }).waitFor()
  await choiceOf('Book Title · العربية').getByRole('radio', { name: 'Your version', checked: true }).waitFor()
  await choiceOf('Tags').getByRole('radio', { name: 'Both changes', checked: true }).waitFor()
  await choiceOf('Price').getByRole('radio', { name: 'Saved version', checked: true }).waitFor()
  expect(await choices().count()).toBe(4)
  await press('Save this choice')
  await conflict().waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).pathname).toBe('/book/all')
  const stored = await api.send<{ payload: object }>('GET', `/api/book/id/${id}/for-update`)
  expect(stored.payload).toMatchObject({
    titles: [
      { languageId: 1, translatedText: `নামাজ শিক্ষা ${mark}` },
      { languageId: 2, translatedText: `كتاب الصلاة ${mark}` },
      { languageId: 3, translatedText: `Prayer ${mark}` },
    ],
    tags: ['fiqh', 'hadith', 'sunnah'],
    price: 120,
  })
})

it('of an event: each guest is chosen on its own, and both keep their changes', async () => {
  const { page, press, api } = flow()
  const mark = uniqueText()
  const { payload: events } = await api.send<Listed>('GET', '/api/event/all?pageNo=0&pageSize=1')
  const guest = (guestName: string, guestDesignation: string) => ({ guestName, guestDesignation })
  const event = {
    title: `ওয়াজ মাহফিল ${mark}`,
    fromDate: '02/12/2026',
    toDate: '03/12/2026',
    month: 'DECEMBER',
    privateEvent: false,
    eventImageId: events.content[0]?.eventImageId,
    guestRequests: [guest('Amina', 'Guest'), guest('Yusuf', 'Guest')],
  }
  const { id } = (await api.send<Created>('POST', '/api/event/create', event)).payload
  await page.goto(`/event/edit/${id}`)
  await page.getByRole('button', { name: 'Edit Amina' }).click()
  await page.getByRole('dialog').getByLabel('Guest Designation').fill('Reciter')
  await press('Save')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await api.send('PUT', '/api/event/update', {
    ...event,
    id,
    guestRequests: [guest('Amina', 'Guest'), guest('Yusuf', 'Teacher'), guest('Karim', 'Guest')],
  })
  await press('Save')
  await choiceOf('Guests · Amina').getByRole('radio', { name: 'Your version', checked: true }).waitFor()
  await choiceOf('Guests · Yusuf').getByRole('radio', { name: 'Saved version', checked: true }).waitFor()
  await choiceOf('Guests · Karim').getByRole('radio', { name: 'Saved version', checked: true }).waitFor()
  expect(await choices().count()).toBe(3)
  await choiceOf('Guests · Karim').getByRole('radio', { name: 'Your version' }).check()
  await press('Save this choice')
  await conflict().waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).pathname).toBe('/event')
  const { payload } = await api.send<{ payload: object }>('GET', `/api/event/id/${id}`)
  expect(payload).toMatchObject({
    eventGuests: [guest('Amina', 'Reciter'), guest('Yusuf', 'Teacher')],
  })
})
