import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chooseInAccountMenu, chooseLanguage, visit } from '../../support/browser/console-actions.ts'
import { createLimitedAdmin } from '../../support/server/api-client.ts'
import { fileNamed } from '../walker/field-fillers/file.ts'
import { prepareFlow } from '../walker/flow.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ samePage: true, allow: [/status of 404/] })

const platformKeys = () =>
  flow().page.evaluate(() => ({ web: localStorage.getItem('web'), mobile: localStorage.getItem('mobile') }))

const menuOf = (page: Page, name = 'Main menu') => page.getByRole('navigation', { name })

/** The visible items of the menu, including groups. */
const entriesOf = (page: Page): Promise<string[]> =>
  menuOf(page)
    .locator('a, button')
    .evaluateAll((all) => all.map((each) => each.textContent ?? ''))

const expectMode = async (page: Page, mode: 'Web' | 'Mobile') => {
  const [here, elsewhere] = mode === 'Web' ? ['Live Mahfil', 'Tasbih'] : ['Tasbih', 'Live Mahfil']
  await expect.poll(() => entriesOf(page)).toContain(here)
  expect(await entriesOf(page)).not.toContain(elsewhere)
  const button = page.getByRole('button', { name: mode, exact: true })
  expect(await button.getAttribute('aria-pressed')).toBe('true')
}

describe('the platform mode', () => {
  it('is Web at first, is switched, and is kept in exactly one of two keys', async () => {
    const { page, switchTo } = flow()
    await visit(page, '/')
    await expectMode(page, 'Web')
    expect(await platformKeys()).toEqual({ web: 'true', mobile: null })
    await visit(page, '/role/all')
    await switchTo('MOBILE')
    expect(new URL(page.url()).pathname).toBe('/')
    await expectMode(page, 'Mobile')
    expect(await platformKeys()).toEqual({ web: null, mobile: 'true' })
    await page.reload()
    await expectMode(page, 'Mobile')

    await page.evaluate(() => localStorage.setItem('web', 'true'))
    await page.reload()
    await expectMode(page, 'Web')
    expect(await platformKeys()).toEqual({ web: 'true', mobile: null })
  })
})

describe('the menu', () => {
  it('shows items for the privileges in the mode', async () => {
    const person = await createLimitedAdmin(flow().api, ['DUA_READ', 'ARTICLE_READ'])
    const page = await flow().otherPage(person)
    await visit(page, '/')
    await expect.poll(() => entriesOf(page)).toEqual(['Dashboard', 'Articles', 'Missing Texts'])
    await menuOf(page).getByRole('button', { name: 'Articles' }).click()
    await menuOf(page).getByRole('link', { name: 'Article List' }).waitFor()
    await page.getByRole('button', { name: 'Mobile', exact: true }).click()
    await expect.poll(() => entriesOf(page)).toContain('Dua')
    await menuOf(page).getByRole('button', { name: 'Dua', exact: true }).click()
    await menuOf(page).getByRole('link', { name: 'Dua List' }).click()
    await page.waitForURL(/\/dua\/?$/)
    expect(await menuOf(page).getByRole('link', { name: 'Dua Categories' }).count()).toBe(0)
  })

  it('is filtered by text, with open groups; on a narrow screen it opens on demand and closes after a navigation', async () => {
    const { page } = flow()
    await visit(page, '/admin/profile')
    const filter = page.getByRole('searchbox', { name: 'Filter menu' })
    await filter.fill('podcast cat')
    await expect.poll(() => entriesOf(page)).toEqual(['Podcasts', 'Podcast Categories'])
    await filter.fill('nothing of the kind')
    await page.getByText('No results').waitFor()
    await filter.press('Escape')
    await menuOf(page).getByRole('link', { name: 'Dashboard' }).waitFor()
    await filter.fill('roles')
    await page.getByRole('button', { name: 'Clear filter' }).click()
    expect(await filter.inputValue()).toBe('')
    await menuOf(page).getByRole('link', { name: 'Roles' }).click()
    await page.getByRole('heading', { name: 'Role List', level: 1 }).waitFor()

    await page.setViewportSize({ width: 400, height: 800 })
    await menuOf(page).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menuOf(page).getByRole('link', { name: 'Missing Texts' }).click()
    await page.getByRole('heading', { name: 'Missing Texts', level: 1 }).waitFor()
    await menuOf(page).waitFor({ state: 'hidden' })
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    await expect.poll(focused).toBe('Missing Texts')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menuOf(page).waitFor()
    await page.keyboard.press('Escape')
    await menuOf(page).waitFor({ state: 'hidden' })
    const opener = page.getByRole('button', { name: 'Open menu' })
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  })
})

describe('a list', () => {
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox()
    if (!box) throw new Error('It is not shown')
    return box
  }

  it('keeps its pager within a narrow page, in English and Bengali', async () => {
    const { page } = flow()
    await page.setViewportSize({ width: 390, height: 800 })
    await visit(page, '/dua/all')
    for (const [language, name] of [
      ['en', 'Go to next page'],
      ['bn', 'পরের পাতায় যান'],
    ] as const) {
      await chooseLanguage(page, language)
      const card = await boxOf(page.getByRole('main'))
      const next = page.getByRole('button', { name, exact: true })
      await next.waitFor()
      const button = await boxOf(next)
      expect(button.x + button.width).toBeLessThanOrEqual(card.x + card.width - 16)
    }
  })

  it('shows that columns are under the buttons, until the user scrolls to them', async () => {
    const { page, switchTo } = flow()
    await switchTo('MOBILE')
    await page.setViewportSize({ width: 700, height: 800 })
    await visit(page, '/user/all')
    const marked = page.locator('[data-more]')
    await marked.waitFor()
    const shade = await marked
      .locator('td.actions')
      .first()
      .evaluate((cell) => getComputedStyle(cell, '::before').backgroundImage)
    expect(shade).toContain('gradient')
    await marked.evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth }))
    await marked.waitFor({ state: 'detached' })
  })

  it('aligns Arabic to the right end of its column', async () => {
    const { page } = flow()
    await visit(page, '/book/all')
    const text = page.locator('td[data-field=author] [dir=rtl]').first()
    await text.waitFor()
    const [cell, end] = await text.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [element.closest('td')?.getBoundingClientRect().right ?? 0, range.getBoundingClientRect().right]
    })
    expect((cell ?? 0) - (end ?? 0)).toBeLessThan(12)
  })
})

it('the interface changes its language immediately, including charts and figures of the dashboard, and keeps it after a reload', async () => {
  const { page } = flow()
  await visit(page, '/')
  await chooseLanguage(page, 'bn')
  await page.getByRole('heading', { name: 'ড্যাশবোর্ড', level: 1 }).waitFor()
  await page.getByRole('heading', { name: 'সাপ্তাহিক বিক্রি' }).waitFor()
  await page.getByText('জানু').first().waitFor()
  // Weeks are named in months with sales.
  const card = page.locator('.MuiCard-root').filter({ hasText: 'মোট ব্যবহারকারী' }).first()
  await expect.poll(() => card.locator('p').last().textContent()).toMatch(/^[০-৯,]+$/)
  // The content of records is not translated.
  const headings = page.getByRole('main').locator('h1, h2, h3, p, svg')
  const own = (await headings.allTextContents()).join(' ')
  expect(own.replaceAll(/Noto|URL/g, '')).not.toMatch(/[A-Za-z]{3}/)
  await page.reload()
  await page.getByRole('heading', { name: 'ড্যাশবোর্ড', level: 1 }).waitFor()
  await page.getByRole('searchbox', { name: 'মেনু ফিল্টার করুন' }).waitFor()
  await chooseInAccountMenu(page, 'প্রোফাইল', 'অ্যাকাউন্ট')
  await page.waitForURL('**/admin/profile')
  await chooseLanguage(page, 'en')
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor()
})

describe('the profile', () => {
  it('accepts a picture and removes it', async () => {
    const { page, server } = flow()
    const pictures = () =>
      page
        .locator('img[width="40"], [class*=MuiAvatar] img')
        .evaluateAll((all) => all.map((each) => new URL((each as HTMLImageElement).src).pathname))
    await visit(page, '/admin/profile')
    await page.getByRole('link', { name: 'Edit Profile' }).click()
    await page.locator('input[type=file]').setInputFiles(fileNamed('face.png'))
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
    await takeToast(flow(), 'Profile picture updated')
    await expect.poll(async () => new Set(await pictures()).size).toBe(1)
    const [photo = ''] = await pictures()
    expect((await fetch(`${server.url}${photo}`)).headers.get('content-type')).toBe('image/png')
    await page.getByRole('button', { name: 'Remove Photo' }).click()
    await takeToast(flow(), 'Profile picture updated')
    await expect.poll(pictures).not.toContain(photo)
    await page.getByRole('button', { name: 'Remove Photo' }).waitFor({ state: 'detached' })
  })

  it('accepts another name; the toast closes after five seconds', async () => {
    const { api } = flow()
    const page = await flow().otherPage(await createLimitedAdmin(api, ['DUA_READ']))
    await page.clock.install()
    await visit(page, '/admin/profile-update')
    await page.getByLabel('Name', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Name is required', { exact: true }).waitFor()
    await page.getByLabel('Name', { exact: true }).fill('আব্দুল করিম')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const toast = page.getByText('Profile updated', { exact: true })
    await toast.waitFor()
    await page.waitForURL('**/admin/profile')
    await page
      .getByRole('complementary')
      .or(page.getByLabel('Sidebar'))
      .first()
      .getByText('আব্দুল করিম')
      .waitFor()
    await page.mouse.move(700, 700)
    await page.clock.fastForward(5_100)
    await toast.waitFor({ state: 'detached' })
  })
})
