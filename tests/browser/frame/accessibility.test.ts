import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { whenAnswered } from '../../support/browser/answered.ts'
import { colourViolations, type Part, violations } from '../../support/browser/axe.ts'
import type { WatchedPage, WatchOptions } from '../../support/browser/browser.ts'
import { visit } from '../../support/browser/console-actions.ts'
import { keepPage, takePage } from '../../support/browser/kept-pages.ts'
import { prepareConsole } from '../../support/browser/prepare-console.ts'
import { reducedMotion } from '../walker/walk.ts'

const screens = [
  '/',
  '/dua',
  '/dua/add',
  '/role/all',
  '/role/1/edit',
  '/notification/all',
  '/notification/send',
  '/member',
  '/member/excel-import',
  '/admin/profile',
  '/admin/reset-password',
  '/photo-gallery',
  '/event/add',
  '/book/add',
]

/** The rows of a list are alike: only the first ones are checked in all states. */
const withFewRows = { exclude: 'main tr[data-id]:nth-of-type(n + 5)' }

const prepared = prepareConsole({ sharesData: true })
let watched: WatchedPage

const watchOptions = (): WatchOptions => ({ baseURL: prepared().server.url, context: reducedMotion })

beforeAll(async () => {
  const { browser, api } = prepared()
  watched = await takePage(browser, watchOptions(), api.token)
})
afterAll(() => watched && keepPage(watched, watchOptions()))

/** The rules of each theme: the dark one only has those that depend on colors. */
const lookFor = { DEFAULT: violations, DARK: colourViolations } as const
type Theme = keyof typeof lookFor
const other = { DEFAULT: 'DARK', DARK: 'DEFAULT' } as const

/** The theme of a page. */
const themeOf = (page: Page): Promise<Theme> =>
  page.evaluate(() => (localStorage.getItem('theme') === 'DARK' ? 'DARK' : 'DEFAULT'))

/** Changes the theme, as another tab does, and waits until its colours are applied. */
const changeTheme = async (page: Page): Promise<void> => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const before = await ground()
  await page.evaluate(
    (name) => {
      localStorage.setItem('theme', name)
      dispatchEvent(new StorageEvent('storage'))
    },
    other[await themeOf(page)],
  )
  await expect.poll(ground).not.toBe(before)
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

const faultsNow = async (page: Page, part: Part): Promise<string[]> => {
  const theme = await themeOf(page)
  return (await lookFor[theme](page, part)).map((line) => `${theme}: ${line}`)
}

/** The violations in one theme and then in the other, which stays. */
const faults = async (page: Page, part: Part = withFewRows): Promise<string[]> => {
  const found = await faultsNow(page, part)
  await changeTheme(page)
  return [...found, ...(await faultsNow(page, part))]
}

it('axe finds nothing on the sign-in page', async () => {
  const other = await takePage(prepared().browser, watchOptions(), undefined)
  const { page } = other
  await page.goto('/auth/sign-in')
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(await faults(page)).toEqual([])
  await keepPage(other, watchOptions())
})

it.each(screens)('axe finds nothing on %s', async (screen) => {
  await visit(watched.page, screen)
  await whenAnswered(watched.page)
  expect(await faults(watched.page)).toEqual([])
})

it('axe finds nothing in the preview beside a form, on either device', async () => {
  const { page } = watched
  await visit(page, '/book/add')
  await page.getByRole('main').getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  for (const device of ['In the app', 'On the site']) {
    await preview.getByRole('button', { name: device }).click()
    await preview.getByRole('group', { name: device }).getByText('Fill in the form').waitFor()
    expect(await faults(page, 'main section[aria-labelledby]')).toEqual([])
  }
  await preview.getByRole('button', { name: 'Close the preview' }).click()
})

it('axe finds nothing in the chapter of the guide that help opens beside the page', async () => {
  const { page } = watched
  await visit(page, '/dua')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Help', exact: true }).click()
  const guide = await opened
  const heading = guide.getByRole('heading', { name: 'Lists', level: 1 })
  await heading.waitFor()
  for (const theme of ['DEFAULT', 'DARK'] as const) {
    // The other page changes too.
    await guide.evaluate((name) => localStorage.setItem('theme', name), theme)
    await guide.reload()
    await heading.waitFor()
    expect(await lookFor[theme](guide), theme).toEqual([])
  }
  await guide.close()
})

it('axe finds nothing on a narrow screen with its menu open', async () => {
  const { page } = watched
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/dua')
  await page.getByRole('button', { name: /menu/i }).first().click()
  await page.getByRole('dialog').or(page.getByRole('navigation')).first().waitFor()
  expect(await faults(page)).toEqual([])
})
