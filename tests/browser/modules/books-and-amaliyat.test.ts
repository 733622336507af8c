import { describe, expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow, sample } from '../walker/flow.ts'
import { openRow } from '../walker/steps/form-steps.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

describe('books', () => {
  it('have PDF files on the website, a text in the app, and are listed by mode', async () => {
    const { page, switchTo, press, fill, api } = flow()
    const expectListed = async (isPdf: boolean): Promise<void> => {
      const { payload } = await api.send<{ payload: { totalElements: number } }>(
        'GET',
        `/api/book/all?isPdf=${isPdf}`,
      )
      await page
        .locator('main span')
        .getByText(new RegExp(` of ${payload.totalElements}$`))
        .waitFor()
    }
    const common = { bookDisplayImage: sample, titles: sample, shortDescriptions: sample, author: sample }

    await visit(page, '/book/add')
    await page.locator('[data-field=pdfFile]').waitFor()
    expect(await page.getByRole('textbox', { name: /^Content/ }).count()).toBe(0)
    await fill('book', { ...common, partialPdf: 'part.pdf' })
    await press('Save')
    await page.getByText('PDF file is required', { exact: true }).waitFor()
    await fill('book', { pdfFile: 'নামাজ শিক্ষা.pdf' })
    await press('Save')
    await takeToast(flow(), 'Book created')
    await expectListed(true)

    await switchTo('MOBILE')
    await visit(page, '/book/add')
    expect(await page.getByText('PDF File').count()).toBe(0)
    await fill('book', { ...common, bookContent: 'الحمد لله' })
    await press('Save')
    await takeToast(flow(), 'Book created')
    await expectListed(false)

    interface Book {
      pdf: boolean
      pdfDbFileId: number | null
      bookContent: string | null
    }
    const { payload } = await api.send<{ payload: { content: Book[] } }>(
      'GET',
      '/api/book/all?sortBy=creationDate&ascOrDesc=desc&pageSize=2',
    )
    const [inApp, onWeb] = payload.content
    expect(inApp).toMatchObject({ pdf: false, bookContent: '<p>الحمد لله</p>' })
    expect(onWeb?.pdf).toBe(true)
    expect(onWeb?.pdfDbFileId).toBeGreaterThan(0)
  })
})

interface Visible {
  startVisibilityDayMonth: string | null
  endVisibilityDayMonth: string | null
  amaliyatVisibilityDayMonths: string[] | null
}

const modes: readonly { mode: string; days: readonly string[]; stored: Partial<Visible> }[] = [
  {
    mode: 'Single date',
    days: ['15-03'],
    stored: { startVisibilityDayMonth: '15-03', endVisibilityDayMonth: null },
  },
  {
    mode: 'Date range',
    days: ['25-12', '05-01'],
    stored: { startVisibilityDayMonth: '25-12', endVisibilityDayMonth: '05-01' },
  },
  {
    mode: 'Multiple dates',
    days: ['29-02', '10-10'],
    stored: { amaliyatVisibilityDayMonths: ['29-02', '10-10'] },
  },
]

it('an amaliyat is visible on the days of any mode; a range needs two existing days', async () => {
  const { page, press, fill, api, subject } = flow()
  const mark = uniqueText()
  const titles = { bn: `আমল ${mark}`, ar: `عمل ${mark}`, en: `Practice ${mark}` }
  await visit(page, '/amaliat/add')
  await fill('amaliyat', { amaliyatLabelId: sample, amaliyatCategoryId: sample, titles })
  await fill('amaliyat', { visibility: { mode: 'Date range', days: ['31-02'] } })
  await page.getByText('This date does not exist').waitFor()
  await fill('amaliyat', { visibility: { mode: 'Date range', days: ['28-02'] } })
  await press('Save')
  await page.getByText('Enter both the first and the last day').waitFor()

  const list = await subject('amaliyat')
  const field = page.getByRole('group', { name: 'Visibility' })
  for (const { mode, days, stored } of modes) {
    await fill('amaliyat', { visibility: { mode, days } })
    await press('Save')
    await takeToast(flow(), /Amaliyat (Created|Updated)/)
    const { payload } = await api.send<{ payload: { content: (Visible & { id: number })[] } }>(
      'GET',
      `/api/amaliyat/all?title=${encodeURIComponent(titles.bn)}`,
    )
    expect(payload.content, mode).toMatchObject([stored])
    const row = await openRow(flow(), list, { id: payload.content[0]?.id })
    await row.getByRole('link', { name: /^Edit/ }).click()
    await field.getByRole('radio', { name: mode, exact: true }).waitFor()
    expect(await field.getByRole('radio', { name: mode, exact: true }).isChecked()).toBe(true)
    expect(
      await field
        .getByRole('textbox')
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
    ).toEqual(days)
  }
})
