import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { choose, rowWith, signIn, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { createLimitedAdmin } from '../../support/server/api-client.ts'
import { type Flow, prepareFlow } from '../walker/flow.ts'
import { patience, takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ allow: [/status of 500/] })

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

const keep = async (page: Page, ...fields: readonly string[]): Promise<void> => {
  await page.getByRole('button', { name: 'Keep for the next one' }).click()
  for (const name of fields) await page.getByRole('menuitemcheckbox', { name, exact: true }).click()
  await page.keyboard.press('Escape')
}

describe('a new record', () => {
  it('begins in its first field, in a form that bears the page’s name', async () => {
    const { page } = flow()
    await visit(page, '/dua/add')
    await expect.poll(() => hasFocus(page.getByLabel('Title')), patience).toBe(true)
    const form = page.getByRole('form', { name: 'Add Dua', exact: true })
    expect(await form.getByLabel('Title').count()).toBe(1)
  })

  it('begins in a field whose code comes later, unless one has gone elsewhere', async () => {
    const { page } = flow()
    await visit(page, '/book/add')
    await expect.poll(() => focused(page), patience).toBe('form/bookDisplayImage')
  })

  it('a record that is there begins at its heading', async () => {
    const { page, api } = flow()
    const { payload } = await api.send<{ payload: { content: { id: number }[] } }>('GET', '/api/dua/all')
    await visit(page, `/dua/edit/${payload.content[0]?.id}`)
    expect(await hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true)
  })
})

describe('one after the other', () => {
  it('follows with the fields that are kept, and asks nothing when it is left', async () => {
    const { page, press, api } = flow()
    const mark = uniqueText()
    const category = `শ্রেণি ${mark}`
    await createCategory(flow(), category)
    await visit(page, '/dua/add')
    await typeDua(page, `দোয়া ${mark} ১`)
    await choose(page, 'Dua Category', category)
    await page.getByLabel('Active').uncheck()
    await keep(page, 'Dua Category', 'Active')
    await press('Save and add another')
    await expect.poll(() => page.getByLabel('Title').inputValue(), patience).toBe('')
    await expect.poll(() => hasFocus(page.getByLabel('Title')), patience).toBe(true)
    await takeToast(flow(), 'Dua created')
    expect(await page.getByRole('combobox', { name: 'Dua Category' }).inputValue()).toBe(category)
    expect(await page.getByLabel('Active').isChecked()).toBe(false)
    expect(await page.getByLabel('Translation').inputValue()).toBe('')
    await typeDua(page, `দোয়া ${mark} ২`)
    await page.keyboard.press('Control+Shift+Enter')
    await takeToast(flow(), 'Dua created')
    await expect.poll(() => page.getByLabel('Title').inputValue(), patience).toBe('')
    await visit(page, `/dua?q=`)
    await rowWith(page, `দোয়া ${mark} ২`).waitFor()
    const { payload } = await api.send<{ payload: { content: { title: string; active: boolean }[] } }>(
      'GET',
      '/api/dua/all?active=false',
    )
    expect(payload.content.filter(({ title }) => title.includes(mark))).toHaveLength(2)
  })

  it('the choice is remembered for its user and its module, and for nobody else', async () => {
    const { page, api } = flow()
    const kept = async (on: Page, path: string): Promise<string[]> => {
      await visit(on, path)
      await on.getByRole('button', { name: 'Keep for the next one' }).click()
      const checked = on.getByRole('menuitemcheckbox', { checked: true })
      const names = await checked.allTextContents()
      await on.keyboard.press('Escape')
      return names
    }
    await visit(page, '/dua/add')
    await keep(page, 'Dua Category')
    await page.reload()
    expect(await kept(page, '/dua/add')).toEqual(['Dua Category'])
    expect(await kept(page, '/hadith/add')).toEqual([])
    const other = await createLimitedAdmin(api, ['DUA_READ', 'DUA_CREATE'])
    await page.evaluate(() => localStorage.removeItem('accessToken'))
    await page.goto('/auth/sign-in')
    await signIn(page, other)
    expect(await kept(page, '/dua/add')).toEqual([])
  })

  it('who may only add goes on as well', async () => {
    const { api } = flow()
    const page = await flow().otherPage()
    const mark = uniqueText()
    await signIn(page, await createLimitedAdmin(api, ['DUA_CATEGORY_CREATE']))
    await visit(page, '/dua-categories/add')
    await page.getByRole('textbox', { name: 'Category Name' }).fill(`শ্রেণি ${mark}`)
    await page.getByRole('button', { name: 'Save and add another' }).click()
    await page.getByText('Dua category created').waitFor()
    const name = page.getByRole('textbox', { name: 'Category Name' })
    await expect.poll(() => name.inputValue(), patience).toBe('')
    await expect.poll(() => hasFocus(name), patience).toBe(true)
  })

  it('a save that is refused keeps everything, and a plain save then leads to the list', async () => {
    const { page, press } = flow()
    const mark = uniqueText()
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
})

describe('the keys that save', () => {
  it.each(['Control+s', 'Control+Enter', 'Meta+s', 'Meta+Enter'])('%s', async (keys) => {
    const { page } = flow()
    const name = `শ্রেণি ${uniqueText()}`
    await visit(page, '/dua-categories/add')
    await page.getByRole('textbox', { name: 'Category Name' }).pressSequentially(name)
    await page.keyboard.press(keys)
    await page.waitForURL('**/dua-categories')
    await rowWith(page, name).waitFor()
  })

  it('save the item in whose dialog they are pressed, not the form', async () => {
    const { page } = flow()
    await visit(page, '/event/add')
    await page.getByRole('group', { name: 'Guests' }).getByRole('button', { name: /Add/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Guest Name').fill('আবদুল্লাহ')
    await dialog.getByLabel('Guest Designation').fill('Imam')
    await page.keyboard.press('Control+s')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('listitem').filter({ hasText: 'আবদুল্লাহ' }).waitFor()
    expect(await page.getByText(/needs? your attention/).count()).toBe(0)
  })

  it('do not break the line in rich text', async () => {
    const { page } = flow()
    await visit(page, '/amaliat-fazilat/add')
    const editor = page.getByRole('textbox', { name: /^Content/ })
    await editor.click()
    await page.keyboard.type('এক')
    await page.keyboard.press('Control+Enter')
    await page.getByText(/needs? your attention/).waitFor()
    expect(
      await editor.evaluate((each) => each.querySelectorAll('br:not(.ProseMirror-trailingBreak)').length),
    ).toBe(0)
  })
})
