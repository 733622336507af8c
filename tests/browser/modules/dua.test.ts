import { expect, it } from 'vitest'
import { rowWith, searchFor, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { createLimitedAdmin } from '../../support/server/api-client.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

it('creates a category, bad input first; creates a dua in it in Arabic, finds it, edits it after a confirmation, keeps the category, and deletes it', async () => {
  const { page, api } = flow()
  const mark = uniqueText()
  const category = `পরীক্ষার দোয়া ${mark}`
  const title = `দোয়া ${mark}`
  await page.goto('/dua-categories')
  await page.getByRole('link', { name: /^Add/ }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Category Name is required').waitFor()
  await page.getByRole('textbox').first().fill(category)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Dua category created').waitFor()
  await page.waitForURL('**/dua-categories')
  await rowWith(page, category).waitFor()

  await visit(page, '/dua/add')
  await page.getByLabel('Title').press('Tab')
  await page.getByText('Title is required').waitFor()
  expect(await page.getByText('Dua(Arabic) is required').count()).toBe(0)
  await page.getByLabel('Title').fill(title)
  const arabic = page.getByLabel('Dua(Arabic)')
  await arabic.fill(`الحمد لله ${mark}`)
  expect(await arabic.evaluate((input) => getComputedStyle(input).direction)).toBe('rtl')
  // Without typed text, the picker shows only the first categories.
  await page.getByRole('combobox', { name: 'Dua Category' }).fill(category)
  await page.getByRole('option', { name: category, exact: true }).click()
  await page.getByLabel('Pronunciation').fill('Alhamdulillah')
  await page.getByLabel('Translation').fill('All praise is for Allah.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Dua created').waitFor()
  await page.waitForURL('**/dua')

  await searchFor(page, `الحمد لله ${mark}`)
  const row = rowWith(page, title)
  await row.waitFor()
  expect(await row.textContent()).toContain(category)
  await row.getByRole('link', { name: /^Edit/ }).click()
  await page.waitForURL(/\/dua\/edit\/\d+/)
  expect(await page.getByLabel('Dua(Arabic)').inputValue()).toBe(`الحمد لله ${mark}`)
  await page.getByLabel('Title').fill(`${title} ✓`)
  await page
    .getByRole('navigation', { name: /breadcrumb/i })
    .getByRole('link', { name: 'Dua' })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  expect(await page.getByLabel('Title').inputValue()).toBe(`${title} ✓`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Dua updated').waitFor()
  await rowWith(page, `${title} ✓`).waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe(`الحمد لله ${mark}`)

  const { payload } = await api.send<{ payload: { id: number }[] }>(
    'GET',
    `/api/dua-category/total?search=${encodeURIComponent(category)}`,
  )
  await visit(page, `/dua-categories?q=${encodeURIComponent(category)}`)
  const button = rowWith(page, category).getByRole('button', { name: /^Delete/ })
  await button.waitFor()
  expect(await button.isDisabled()).toBe(true)
  await expect(api.send('DELETE', `/api/dua-category/delete/${payload[0]?.id}`)).rejects.toThrow(
    /409.*in use/,
  )

  await visit(page, `/dua?q=${encodeURIComponent(mark)}`)
  await row.getByRole('button', { name: /^Delete/ }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('Are you sure to delete the Dua ???').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await row.waitFor()
  await row.getByRole('button', { name: /^Delete/ }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Dua deleted').waitFor()
  await row.waitFor({ state: 'detached' })
  await page.getByText('No results').waitFor()
})

it('without DUA_CREATE there is no Add, and its address is refused', async () => {
  const user = await createLimitedAdmin(flow().api, ['DUA_READ'])
  const page = await flow().otherPage(user)
  await visit(page, '/dua')
  await page.getByRole('row').nth(1).waitFor()
  expect(await page.getByRole('link', { name: /^Add/ }).count()).toBe(0)
  expect(await page.getByRole('columnheader', { name: 'Actions' }).count()).toBe(0)
  expect(await visit(page, '/dua/add')).toBe('/401')
  await page.getByText('You do not have the required permission to access this page.').waitFor()
  await page.getByRole('link', { name: 'Go To Dashboard' }).click()
  await page.waitForURL(`${flow().server.url}/`)
})
