import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visit } from '../support/console-actions.ts'
import { uniqueText } from '../support/unique-text.ts'
import { prepareFlow } from './walker/flow.ts'
import { patience } from './walker/walk.ts'

const flow = prepareFlow()

const region = (page: Page) => page.getByRole('region', { name: 'Preview' })
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Preview', exact: true })

it('stands beside a form, follows what is typed and chosen, and stays open for the user', async () => {
  const { page, api, press } = flow()
  const category = `শ্রেণি ${uniqueText()}`
  await api.send('POST', '/api/dua-category/create', { title: category })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await visit(page, '/dua/add')
  await page.waitForLoadState('networkidle')
  expect(await button(page).getAttribute('aria-expanded')).toBe('false')
  expect(scripts.filter((path) => path.includes('preview'))).toEqual([])
  await button(page).click()
  await region(page).getByText('What you type in the form appears here.').waitFor()
  await page.getByLabel('Title').pressSequentially('ভোরের দোয়া')
  await region(page).getByRole('heading', { name: 'ভোরের দোয়া' }).waitFor()
  expect(await page.getByLabel('Title').evaluate((input) => input === document.activeElement)).toBe(true)
  await page.getByLabel('Dua(Arabic)').fill('الحمد لله')
  const arabic = region(page).getByText('الحمد لله')
  await arabic.waitFor()
  expect(await arabic.getAttribute('dir')).toBe('rtl')
  await page.getByRole('combobox', { name: 'Dua Category' }).fill(category)
  await page.getByRole('option', { name: category, exact: true }).click()
  await region(page).getByText(category).waitFor()
  await region(page).getByRole('button', { name: 'On the site' }).click()
  await visit(page, '/hadith/add')
  await page.getByLabel('Title').fill('সততা')
  await region(page)
    .getByRole('group', { name: 'On the site' })
    .getByRole('heading', { name: 'সততা' })
    .waitFor()
  await press('Close the preview')
  await region(page).waitFor({ state: 'detached' })
  await visit(page, '/event/add')
  await button(page).waitFor()
  expect(await region(page).count()).toBe(0)
})

it('shows a section in the language chosen, and a picture that is not uploaded yet', async () => {
  const { page, fill } = flow()
  await visit(page, '/privacy-policy/add')
  await button(page).click()
  await fill('privacy-policy', {
    titles: { bn: 'গোপনীয়তা', ar: 'الخصوصية' },
    contents: { ar: 'نص قصير' },
    image: 'cover.png',
  })
  const choice = region(page).getByRole('combobox', { name: 'Language' })
  await choice.selectOption({ label: 'বাংলা' })
  await region(page).getByRole('heading', { name: 'গোপনীয়তা' }).waitFor()
  await choice.selectOption({ label: 'العربية' })
  await region(page).getByRole('heading', { name: 'الخصوصية' }).waitFor()
  await region(page).getByText('نص قصير').waitFor()
  const picture = region(page).getByRole('img', { name: 'Image' })
  expect(await picture.getAttribute('src')).toMatch(/^blob:/)
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), patience)
    .toBeGreaterThan(0)
})

it('lies over the form on a narrow screen, and is not there by itself', async () => {
  const { page } = flow()
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/dua/add')
  await page.getByLabel('Title').fill('ভোরের দোয়া')
  await button(page).click()
  const dialog = page.getByRole('dialog', { name: 'Preview' })
  await dialog.getByRole('heading', { name: 'ভোরের দোয়া' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Title').inputValue()).toBe('ভোরের দোয়া')
  await visit(page, '/hadith/add')
  await button(page).waitFor()
  expect(await dialog.count()).toBe(0)
})
