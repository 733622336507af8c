import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { chooseIn, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, samePage: true })

const region = (page: Page) => page.getByRole('region', { name: 'Preview' })
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Preview', exact: true })

it('is beside the form, follows typed and selected values, and leaves room for the outline if there is room for both', async () => {
  const { page, api } = flow()
  const category = `শ্রেণি ${uniqueText()}`
  await api.send('POST', '/api/dua-category/create', { title: category })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await visit(page, '/dua/add')
  await page.waitForLoadState('networkidle')
  expect(await button(page).getAttribute('aria-expanded')).toBe('false')
  expect(scripts.filter((path) => path.includes('preview'))).toEqual([])
  await button(page).click()
  await region(page).getByText('Fill in the form to see the preview.').waitFor()
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

  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto('/event/add')
  await page.getByRole('navigation', { name: 'Form sections' }).waitFor()
  if ((await button(page).getAttribute('aria-expanded')) === 'false') await button(page).click()
  await region(page).waitFor()
  const outline = page.locator('.outline')
  expect(await outline.isVisible()).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await outline.waitFor({ state: 'hidden' })
})

it('ends at the bottom of the window, below a notice too, and stays open on the selected device until it is closed', async () => {
  const { page, press } = flow()
  await page.goto('/dua/add')
  await page.getByText('This section belongs to Mobile.').waitFor()
  await button(page).click()
  await region(page).waitFor()
  expect(await region(page).evaluate((each) => each.getBoundingClientRect().bottom)).toBeLessThan(900)
  await region(page).getByRole('button', { name: 'On the site' }).click()
  await page.reload()
  await region(page).getByRole('group', { name: 'On the site' }).waitFor()
  await visit(page, '/hadith/add')
  await page.getByLabel('Title').fill('সততা')
  await region(page).getByRole('group', { name: 'On the site' }).getByText('সততা').waitFor()
  await press('Close the preview')
  await region(page).waitFor({ state: 'detached' })
  expect(await button(page).getAttribute('aria-expanded')).toBe('false')
  expect(await page.getByLabel('Title').inputValue()).toBe('সততা')
})

it('shows a section in the language chosen, and a picture that is not uploaded yet', async () => {
  const { page, fill } = flow()
  await page.goto('/privacy-policy/add')
  await button(page).click()
  await region(page).waitFor()
  await fill('privacy-policy', {
    titles: { bn: 'গোপনীয়তা', ar: 'الخصوصية' },
    contents: { ar: 'نص قصير' },
    image: 'cover.png',
  })
  await chooseIn(region(page), 'Language', 'বাংলা')
  await region(page).getByRole('heading', { name: 'গোপনীয়তা' }).waitFor()
  await chooseIn(region(page), 'Language', 'العربية')
  await region(page).getByRole('heading', { name: 'الخصوصية' }).waitFor()
  await region(page).getByText('نص قصير').waitFor()
  const picture = region(page).getByRole('img', { name: 'Image' })
  expect(await picture.getAttribute('src')).toMatch(/^blob:/)
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
})

it('covers the form on a narrow screen, and is closed at first', async () => {
  const { page } = flow()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dua/add')
  const dialog = page.getByRole('dialog', { name: 'Preview' })
  await button(page).click()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await visit(page, '/hadith/add')
  await page.getByLabel('Title').fill('সততা')
  expect(await dialog.count()).toBe(0)
  await button(page).click()
  await dialog.getByRole('heading', { name: 'সততা' }).waitFor()
  await dialog.getByRole('button', { name: 'Close the preview' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Title').inputValue()).toBe('সততা')
})
