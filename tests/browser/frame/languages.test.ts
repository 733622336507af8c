import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import type { ApiClient } from '../../support/server/api-client.ts'
import { prepareFlow, sample } from '../walker/flow.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ samePage: true })

interface Language {
  code: string
  name: string
}

/** Creates languages until there are twelve; returns their names in the order of forms. */
const twelveLanguages = async (api: ApiClient): Promise<string[]> => {
  const read = async () => (await api.send<{ payload: Language[] }>('GET', '/api/language/total')).payload
  const codes = (await read()).map(({ code }) => code)
  for (const code of ['ur', 'hi', 'fa', 'tr', 'id', 'ms', 'fr', 'de', 'es'])
    if (!codes.includes(code))
      await api.send('POST', '/api/language/create', { name: `Language ${code}`, code, active: true })
  return (await read()).map(({ name }) => name)
}

const groupNamed = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true })

/** Types a text in the open language, and copies it to all others. */
const fillAll = async (page: Page, label: string, language: string): Promise<void> => {
  const group = groupNamed(page, label)
  await group.getByRole('textbox').fill(`${label} ✓`)
  await group.getByRole('button', { name: `Fill the empty ones from… ${label}` }).click()
  await page.getByRole('menuitem', { name: language }).click()
}

// In the three languages of new data.
it('texts that are left blank are not sent', async () => {
  const { page, press, fill } = flow()
  await visit(page, '/amaliat/amaliat-category/add')
  await fill('amaliyat-category', { titles: sample })
  const subTitles = groupNamed(page, 'Sub Title')
  await subTitles.getByRole('textbox', { name: 'Sub Title (বাংলা)' }).fill('উপশিরোনাম')
  await subTitles.getByRole('textbox', { name: 'Sub Title (English)' }).fill('   ')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/amaliyat-category/create'))
  await press('Save')
  const body = (await sent).postDataJSON() as Record<'titles' | 'subTitles', { text: string }[]>
  expect(body.titles).toHaveLength(3)
  expect(body.subTitles.map(({ text }) => text)).toEqual(['উপশিরোনাম'])
  expect(body).toMatchObject({ parentCategoryId: null })
  await takeToast(flow(), 'created')
})

describe('a form in twelve languages', () => {
  it('opens the language whose text is missing, and accepts the text', async () => {
    const { page, press, fill, api } = flow()
    const languages = await twelveLanguages(api)
    await visit(page, '/book/add')
    await fill('book', {
      bookDisplayImage: sample,
      author: sample,
      partialPdf: 'part.pdf',
      pdfFile: 'whole.pdf',
    })
    const [first = ''] = languages
    await fillAll(page, 'Book Title', first)
    await fillAll(page, 'Short Description', first)
    const descriptions = groupNamed(page, 'Short Description')
    await descriptions.getByRole('tab', { name: 'Language tr' }).click()
    await descriptions.getByRole('textbox').fill('')
    await descriptions.getByRole('tab').first().click()
    await press('Save')

    await descriptions.getByText('Language tr Short Description is required', { exact: true }).waitFor()
    await descriptions.getByText('Short Description needs attention in: Language tr').waitFor()
    const missing = descriptions.getByRole('textbox', { name: 'Short Description (Language tr)' })
    await expect.poll(() => missing.evaluate((input) => input === document.activeElement)).toBe(true)
    await missing.fill('Sabah duası')
    await press('Save')
    await takeToast(flow(), 'Book created')
  })
})

it('without a language there is nothing to submit, and a way to add one', async () => {
  const { page } = flow()
  await page.route(/\/api\/language\/total/, (route) =>
    route.fulfill({ json: { success: true, message: '', payload: [] } }),
  )
  await visit(page, '/amaliat/amaliat-label/add')
  await page.getByText('Please Add Language Before Submit this form.').first().waitFor()
  expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'Add Language' }).first().click()
  await page.waitForURL(/\/language\/add$/)
})

it('in Arabic the interface is right-to-left, and typed text stays during the change', async () => {
  const { page } = flow()
  const turned = () => page.evaluate(() => `${document.documentElement.lang} ${document.dir}`)
  const rightGap = (locator: Locator) =>
    locator.evaluate(
      (element) => document.documentElement.clientWidth - element.getBoundingClientRect().right,
    )
  await visit(page, '/event/add')
  const name = page.getByRole('main').getByRole('textbox').first()
  await name.fill('half a word')
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  await expect.poll(turned).toBe('ar rtl')
  await expect.poll(() => rightGap(page.getByRole('complementary').first())).toBe(0)
  expect(await name.inputValue()).toBe('half a word')

  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('complementary').first().waitFor({ state: 'detached' })
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(beyond).toBe(0)
  await page.getByRole('banner').getByRole('button').first().click()
  await expect.poll(() => rightGap(page.locator('.MuiDrawer-paper'))).toBe(0)
})

it('in Bengali no text of a list is cut off or in English, and in Arabic empty fields start on the right', async () => {
  const { page } = flow()
  const choose = async (name: string) => {
    await page.getByRole('banner').locator('button[aria-haspopup=menu]').click()
    await page.getByRole('menuitemradio', { name }).click()
    await page.getByRole('menu').waitFor({ state: 'detached' })
  }
  await visit(page, '/faq/all')
  await choose('বাংলা')
  await page.getByText('উত্তর দেওয়া হয়েছে').first().waitFor()
  const cut = () =>
    page
      .getByRole('cell')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      )
  await expect.poll(cut).toEqual([])

  // Modules without a question of their own have a general one in every language.
  await visit(page, '/khanka')
  await page.getByRole('row').nth(1).getByRole('button', { name: /^মুছুন/ }).click()
  await page.getByRole('alertdialog').getByText('এই খানকা মুছে ফেলবেন?').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })

  await choose('العربية')
  await page.keyboard.press('Control+k')
  const box = page.getByRole('dialog').getByRole('combobox')
  await box.waitFor()
  expect(await box.evaluate((input) => getComputedStyle(input).direction)).toBe('rtl')
})

it('a partial date stays when the language changes', async () => {
  const { page } = flow()
  await visit(page, '/event/add')
  const parts = page.locator('[data-field=fromDate]').getByRole('spinbutton')
  await parts.first().click()
  await page.keyboard.type('0511')
  await page.getByLabel('Event Title').click()
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menu').getByText('Deutsch', { exact: true }).click()
  await page.getByText('Anfangsdatum').first().waitFor()
  await expect.poll(() => parts.allInnerTexts()).toEqual(['05', '11', 'JJJJ'])
})
