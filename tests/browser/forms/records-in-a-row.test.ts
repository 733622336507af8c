import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { choose, rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { apiClient, createLimitedAdmin } from '../../support/server/api-client.ts'
import { type Flow, prepareFlow } from '../walker/flow.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/status of 500/] })

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')
const hasFocus = (locator: Locator) => locator.evaluate((each) => each === document.activeElement)

const createCategory = async ({ api }: Flow, title: string): Promise<void> => {
  await api.send('POST', '/api/dua-category/create', { title })
}

const typeDua = async (page: Page, title: string): Promise<void> => {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Dua(Arabic)').fill('الحمد لله')
  await page.getByLabel('Pronunciation').fill('Alhamdulillah')
  await page.getByLabel('Translation').fill('All praise is for Allah.')
}

/** The text of a field that keeps its value. */
const markOf = (page: Page, field: string): Promise<string> =>
  page.locator(`[data-field=${field}]`).evaluate((each) => getComputedStyle(each, '::after').content)

const keep = async (page: Page, ...fields: readonly string[]): Promise<void> => {
  await page.getByRole('button', { name: 'Keep for the next record' }).click()
  for (const name of fields) await page.getByRole('menuitemcheckbox', { name, exact: true }).click()
  await page.keyboard.press('Escape')
}

it('a new record focuses its first field, which reports no fault when it is left; an existing one focuses its heading', async () => {
  const { page, api } = flow()
  await visit(page, '/dua/add')
  const title = page.getByLabel('Title')
  await expect.poll(() => hasFocus(title)).toBe(true)
  const form = page.getByRole('form', { name: 'Add Dua', exact: true })
  expect(await form.getByLabel('Title').count()).toBe(1)
  await page.getByLabel('Pronunciation').click()
  await page.getByLabel('Translation').click()
  await page.getByText('Pronunciation is required').waitFor()
  expect(await page.getByText('Title is required').count()).toBe(0)
  await title.click()
  await page.getByLabel('Translation').click()
  await page.getByText('Title is required').waitFor()
  // Its code loads later.
  await visit(page, '/book/add')
  await expect.poll(() => focused(page)).toBe('form/bookDisplayImage')
  // In tabs of languages, these come before the text.
  await visit(page, '/mobile-faq/add')
  await page.getByRole('button', { name: 'Show languages as tabs' }).first().click()
  await page.reload()
  await expect.poll(() => focused(page)).toBe('form/titles/0/text')
  const { payload } = await api.send<{ payload: { content: { id: number }[] } }>('GET', '/api/dua/all')
  await visit(page, `/dua/edit/${payload.content[0]?.id}`)
  expect(await hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true)
})

describe('one after the other', () => {
  it('follows a question, whose form adds to another list; a refused save keeps everything, and a plain save returns to the list', async () => {
    const { page, press } = flow()
    const mark = uniqueText()
    await visit(page, '/faq/add-question')
    const question = page.getByRole('textbox', { name: 'Question' })
    await question.fill(`প্রশ্ন ${mark}?`)
    await press('Save and add another')
    await expect.poll(() => question.inputValue()).toBe('')
    expect(new URL(page.url()).pathname).toBe('/faq/add-question')
    await visit(page, '/dua-categories/add')
    await page.getByRole('textbox', { name: 'Category Name' }).fill(`শ্রেণি ${mark}`)
    await page.route('**/api/dua-category/create', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    })
    await press('Save and add another')
    await page.getByRole('form').getByRole('alert').first().waitFor()
    expect(await page.getByRole('textbox', { name: 'Category Name' }).inputValue()).toBe(`শ্রেণি ${mark}`)
    await press('Save')
    await page.waitForURL('**/dua-categories')
    await rowWith(page, `শ্রেণি ${mark}`).waitFor()
  })

  it('starts with the pinned fields, at the top, and asks nothing when it is left; pins survive a reload, the list and a copy, for their user and module only', async () => {
    const { page, press, api, server } = flow()
    await page.setViewportSize({ width: 1280, height: 500 })
    const mark = uniqueText()
    const category = `শ্রেণি ${mark}`
    await createCategory(flow(), category)
    await visit(page, '/dua/add')
    await typeDua(page, `দোয়া ${mark} ১`)
    await choose(page, 'Dua Category', category)
    await page.getByLabel('Active').uncheck()
    await keep(page, 'Dua Category', 'Active')
    expect(await markOf(page, 'duaCategoryId')).toBe('"Kept"')
    expect(await markOf(page, 'title')).toBe('none')
    await press('Save and add another')
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('')
    await expect.poll(() => hasFocus(page.getByLabel('Title'))).toBe(true)
    await takeToast(flow(), 'Dua created')
    expect(await page.getByRole('combobox', { name: 'Dua Category' }).inputValue()).toBe(category)
    expect(await page.getByLabel('Active').isChecked()).toBe(false)
    expect(await page.getByLabel('Translation').inputValue()).toBe('')
    await typeDua(page, `দোয়া ${mark} ২`)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.keyboard.press('Control+Shift+Enter')
    await takeToast(flow(), 'Dua created')
    const title = page.getByLabel('Title')
    await expect.poll(() => title.inputValue()).toBe('')
    await expect.poll(() => hasFocus(title)).toBe(true)
    expect(await title.evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThan(64)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await visit(page, `/dua?q=`)
    await rowWith(page, `দোয়া ${mark} ২`).waitFor()
    const { payload } = await api.send<{ payload: { content: { title: string }[] } }>(
      'GET',
      '/api/dua/all?active=false',
    )
    expect(payload.content.filter(({ title }) => title.includes(mark))).toHaveLength(2)

    /** The kept fields of the open form. */
    const kept = async (): Promise<string[]> => {
      await page.getByRole('button', { name: 'Keep for the next record' }).click()
      await page.getByRole('menu').waitFor()
      const checked = page.getByRole('menuitemcheckbox', { checked: true })
      const names = await checked.allTextContents()
      await page.keyboard.press('Escape')
      return names
    }
    const translation = page.getByLabel('Translation')
    const praise = 'All praise is for Allah.'
    await visit(page, '/dua/add')
    await typeDua(page, `দোয়া ${mark} ৩`)
    await keep(page, 'Translation')
    await press('Save and add another')
    await takeToast(flow(), 'Dua created')
    await expect.poll(() => translation.inputValue()).toBe(praise)
    await page.reload()
    await expect.poll(() => translation.inputValue()).toBe(praise)
    const pinned = await kept()
    expect(pinned.toSorted()).toEqual(['Active', 'Dua Category', 'Translation'])
    await press('Cancel')
    await rowWith(page, `দোয়া ${mark} ৩`).waitFor()
    await page.getByRole('link', { name: 'Add Dua' }).click()
    await expect.poll(() => translation.inputValue()).toBe(praise)
    await keep(page, 'Translation')
    await page.reload()
    await title.waitFor()
    expect(await translation.inputValue()).toBe('')

    const { payload: every } = await api.send<{ payload: { content: { id: number; title: string }[] } }>(
      'GET',
      '/api/dua/all',
    )
    const copied = every.content.find((each) => !each.title.includes(mark))
    await visit(page, `/dua/add?copy=${copied?.id}`)
    await expect.poll(() => title.inputValue()).toBe(copied?.title)
    const picker = page.getByRole('combobox', { name: 'Dua Category' })
    await expect.poll(() => picker.inputValue()).toMatch(/^[^…]+$/)
    const chosen = await picker.inputValue()
    await title.fill(`দোয়া ${mark} ৪`)
    await press('Save and add another')
    await takeToast(flow(), 'Dua created')
    await expect.poll(() => title.inputValue()).toBe('')
    expect(await translation.inputValue()).toBe('')
    expect(await picker.inputValue()).toBe(chosen)
    expect(chosen).not.toBe(category)
    expect(new URL(page.url()).search).toBe('')
    await expect.poll(() => hasFocus(title)).toBe(true)

    await visit(page, '/hadith/add')
    expect(await kept()).toEqual([])
    const other = await createLimitedAdmin(api, ['DUA_READ', 'DUA_CREATE', 'DUA_CATEGORY_CREATE'])
    const { token } = await apiClient(server.url, other)
    await page.evaluate((next) => localStorage.setItem('accessToken', next), token)
    await page.goto('/dua/add')
    expect(await kept()).toEqual([])
    // A user who may only add continues too.
    await visit(page, '/dua-categories/add')
    const name = page.getByRole('textbox', { name: 'Category Name' })
    await name.fill(`শ্রেণি ${uniqueText()}`)
    await press('Save and add another')
    await page.getByText('Dua category created').waitFor()
    await expect.poll(() => name.inputValue()).toBe('')
    await expect.poll(() => hasFocus(name)).toBe(true)
  })
})
