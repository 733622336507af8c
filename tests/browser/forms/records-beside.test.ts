import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { choose, rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { createLimitedAdmin } from '../../support/server/api-client.ts'
import { prepareFlow } from '../walker/flow.ts'
import { rowButton } from '../walker/list/list-view.ts'

const flow = prepareFlow({ sharesData: true, samePage: true })

interface Created {
  payload: { id: number }
}

const createCategory = async (title: string): Promise<number> =>
  (await flow().api.send<Created>('POST', '/api/dua-category/create', { title })).payload.id

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Category Name' })

it('the previous and next record are not offered without a list, and ask before they discard typed text', async () => {
  const { page, press } = flow()
  const mark = uniqueText()
  const [one] = [await createCategory(`${mark} 1`), await createCategory(`${mark} 2`)]
  await page.goto(`/dua-categories/edit/${one}`)
  await titleOf(page).waitFor()
  expect(await page.getByRole('link', { name: /(Next|Previous) record/ }).count()).toBe(0)
  await visit(page, `/dua-categories?q=${mark}`)
  await rowButton(rowWith(page, `${mark} 2`), 'Edit').click()
  await titleOf(page).fill('changed')
  await page
    .getByRole('link', { name: /(Next|Previous) record/ })
    .first()
    .click()
  await press('Cancel')
  expect(await titleOf(page).inputValue()).toBe('changed')
})

it('adds a category in the form of a dua and a sub-category in that of a hadith, and selects each', async () => {
  const { page, api } = flow()
  const name = `শ্রেণি ${uniqueText()}`
  await page.goto('/dua/add')
  await page.getByLabel('Title').fill('দোয়া')
  await page.getByRole('button', { name: /^Add Dua Categor/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Category Name' }).fill(name)
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.keyboard.press('Control+s')
  await dialog.waitFor({ state: 'detached' })
  const picker = page.getByRole('combobox', { name: 'Dua Category' })
  await expect.poll(() => picker.inputValue()).toBe(name)
  expect(await page.getByLabel('Title').inputValue()).toBe('দোয়া')

  const mark = uniqueText()
  await api.send('POST', '/api/hadith-category/create', { title: `শ্রেণি ${mark}` })
  await page.goto('/hadith/add')
  const add = page.getByRole('button', { name: 'Add Hadith Sub Category' })
  await choose(page, 'Hadith Category', `শ্রেণি ${mark}`)
  await add.click()
  const parent = dialog.getByRole('combobox', { name: 'Parent Category' })
  await expect.poll(() => parent.inputValue()).toBe(`শ্রেণি ${mark}`)
  const title = titleOf(page)
  await expect.poll(() => title.evaluate((each) => each === document.activeElement)).toBe(true)
  await title.fill(`উপশ্রেণি ${mark}`)
  await page.keyboard.press('Control+s')
  await dialog.waitFor({ state: 'detached' })
  const below = page.getByRole('combobox', { name: 'Hadith Sub Category' })
  await expect.poll(() => below.inputValue()).toBe(`উপশ্রেণি ${mark}`)
})

it('users who may not create categories get no offer', async () => {
  const { api } = flow()
  const page = await flow().otherPage(await createLimitedAdmin(api, ['DUA_READ', 'DUA_CREATE']))
  await visit(page, '/dua/add')
  await page.getByRole('combobox', { name: 'Dua Category' }).waitFor()
  expect(await page.getByRole('button', { name: /^Add Dua Categor/ }).count()).toBe(0)
})

describe('a record is duplicated', () => {
  it.each(['from its row', 'from its form'])('%s', async (from) => {
    const { page, press, api } = flow()
    const mark = uniqueText()
    const duaCategoryId = await createCategory(`শ্রেণি ${mark}`)
    const dua = {
      title: `দোয়া ${mark}`,
      actualDua: 'الحمد لله',
      spelling: 'Alhamdulillah',
      duaTranslation: 'Praise',
      active: false,
    }
    const { payload } = await api.send<Created>('POST', '/api/dua/create', { ...dua, duaCategoryId })
    if (from === 'from its row') {
      await page.goto('/dua')
      await rowButton(rowWith(page, mark), 'Duplicate').click()
    } else {
      await visit(page, `/dua/edit/${payload.id}`)
      const duplicate = page.getByRole('link', { name: 'Duplicate' })
      await duplicate.click()
      await duplicate.waitFor({ state: 'detached' })
    }
    await page.waitForURL(`**/dua/add?copy=${payload.id}`)
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe(dua.title)
    await page.getByLabel('Title').fill(`${dua.title} ২`)
    await press('Save')
    await rowWith(page, `${dua.title} ২`).waitFor()
    const found = await api.send<{ payload: { content: { id: number; title: string }[] } }>(
      'GET',
      '/api/dua/all',
    )
    const copy = found.payload.content.find(({ title }) => title === `${dua.title} ২`)
    const stored = await api.send<{ payload: object }>('GET', `/api/dua/id/${copy?.id}`)
    expect(stored.payload).toMatchObject({ ...dua, title: `${dua.title} ২`, duaCategoryId })
    expect(copy?.id).not.toBe(payload.id)
  })
})

describe('the record that was just made', () => {
  it('is named with a link to its form only if its row is not visible', async () => {
    const { page, press } = flow()
    const seen = `শ্রেণি ${uniqueText()}`
    await visit(page, '/dua-categories/add')
    await titleOf(page).fill(seen)
    await press('Save')
    await rowWith(page, seen).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByText('Added, but not among these rows').count()).toBe(0)
    const name = `শ্রেণি ${uniqueText()}`
    await visit(page, '/dua-categories?q=nothing-is-called-so')
    await page.getByText('No results').waitFor()
    await visit(page, '/dua-categories/add')
    await titleOf(page).fill(name)
    await press('Save')
    await page.waitForURL('**/dua-categories?q=nothing-is-called-so')
    await page.getByRole('link', { name }).click()
    await page.waitForURL(/\/dua-categories\/edit\/\d+/)
    await expect.poll(() => titleOf(page).inputValue()).toBe(name)
  })
})

describe('the record before and after', () => {
  it('of the list opens with one press, also on the next page of the list', async () => {
    const { page, press } = flow()
    const mark = uniqueText()
    for (let number = 10; number < 22; number += 1) await createCategory(`${mark} ${number}`)
    await visit(page, `/dua-categories?q=${mark}`)
    const names = async () => {
      await rowWith(page, mark).first().waitFor()
      return page.getByRole('row').filter({ hasText: mark }).allTextContents()
    }
    const first = await names()
    await rowButton(page.getByRole('row').filter({ hasText: mark }).nth(8), 'Edit').click()
    const shown = first.map((text) => new RegExp(`${mark} \\d\\d`).exec(text)?.[0] ?? '')
    await expect.poll(() => titleOf(page).inputValue()).toBe(shown[8])
    await page.getByRole('link', { name: 'Next record' }).click()
    await expect.poll(() => titleOf(page).inputValue()).toBe(shown[9])
    await page.getByRole('link', { name: 'Next record' }).click()
    await expect.poll(() => titleOf(page).inputValue()).not.toBe(shown[9])
    const eleventh = await titleOf(page).inputValue()
    expect(shown).not.toContain(eleventh)
    await page.getByRole('link', { name: 'Previous record' }).click()
    await expect.poll(() => titleOf(page).inputValue()).toBe(shown[9])
    await page.getByRole('link', { name: 'Next record' }).click()
    await expect.poll(() => titleOf(page).inputValue()).toBe(eleventh)
    await press('Cancel')
    await page.waitForURL(/page=2/)
    await rowWith(page, eleventh).waitFor()
  })

  it('opens after "Save and next"; the last record of the list leads back to it', async () => {
    const { page, press, api } = flow()
    const mark = uniqueText()
    for (const number of [1, 2]) await createCategory(`${mark} ${number}`)
    await visit(page, `/dua-categories?q=${mark}`)
    const rows = page.getByRole('row').filter({ hasText: mark })
    await rows.nth(1).waitFor()
    const ids = await rows.evaluateAll((all) => all.map((row) => Number(row.dataset.id)))
    await rowButton(rows.first(), 'Edit').click()
    await page.getByText('1 of 2', { exact: true }).waitFor()
    await titleOf(page).fill(`${mark} first`)
    await page.keyboard.press('Control+Shift+Enter')
    await page.waitForURL(`**/dua-categories/edit/${ids[1]}`)
    await page.getByText('2 of 2', { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await titleOf(page).fill(`${mark} second`)
    expect(await page.getByRole('button', { name: 'Save and next' }).count()).toBe(0)
    await press('Save')
    await page.waitForURL(`**/dua-categories?q=${mark}`)
    const titles = await Promise.all(
      ids.map((id) => api.send<{ payload: object }>('GET', `/api/dua-category/id/${id}`)),
    )
    expect(titles.map(({ payload }) => payload)).toMatchObject([
      { title: `${mark} first` },
      { title: `${mark} second` },
    ])
  })

  it('is offered, like a copy, at addresses that end with the action', async () => {
    const { page } = flow()
    await visit(page, '/role/all')
    await page.locator('[aria-label^="Edit: "]:not([aria-disabled=true])').first().click()
    await page.getByRole('link', { name: 'Duplicate', exact: true }).waitFor()
    const name = page.getByRole('textbox', { name: 'Name' })
    const first = await name.inputValue()
    await page
      .getByRole('link', { name: /(Next|Previous) record/ })
      .first()
      .click()
    await expect.poll(() => name.inputValue()).not.toBe(first)
    await page.getByRole('link', { name: 'Duplicate', exact: true }).click()
    await page.waitForURL(/\/role\/create\?copy=\d+/)
  })
})
