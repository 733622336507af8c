import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colourViolations, violations } from '../../support/browser/axe.ts'
import { openPage, type WatchedPage } from '../../support/browser/browser.ts'
import { signIn, visit } from '../../support/browser/console-actions.ts'
import { prepareConsole } from '../../support/browser/prepare-console.ts'

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

const prepared = prepareConsole({ sharesData: true })

describe.each([
  ['DEFAULT', violations],
  ['DARK', colourViolations],
] as const)('axe, theme %s', (theme, faultsOf) => {
  let watched: WatchedPage
  beforeAll(async () => {
    const { browser, server } = prepared()
    watched = await openPage(browser, { baseURL: server.url })
    await watched.page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    await watched.page.goto('/auth/sign-in')
  })
  afterAll(() => watched?.close())

  it('finds nothing on the sign-in page', async () => {
    await watched.page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    expect(await faultsOf(watched.page)).toEqual([])
    await signIn(watched.page)
  })

  it.each(screens)('finds nothing on %s', async (screen) => {
    await visit(watched.page, screen)
    await watched.page.waitForLoadState('networkidle')
    expect(await faultsOf(watched.page)).toEqual([])
  })

  it('finds nothing in the preview beside a form, on either device', async () => {
    const { page } = watched
    await visit(page, '/book/add')
    await page.getByRole('main').getByRole('button', { name: 'Preview', exact: true }).click()
    const preview = page.getByRole('region', { name: 'Preview' })
    for (const device of ['In the app', 'On the site']) {
      await preview.getByRole('button', { name: device }).click()
      await preview.getByRole('group', { name: device }).getByText('What you type').waitFor()
      expect(await faultsOf(page, 'main section[aria-labelledby]')).toEqual([])
    }
    await preview.getByRole('button', { name: 'Close the preview' }).click()
  })

  it('finds nothing in the chapter of the guide that help opens beside the page', async () => {
    const { page } = watched
    await visit(page, '/dua')
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Help', exact: true }).click()
    const guide = await opened
    await guide.getByRole('heading', { name: 'Lists', level: 1 }).waitFor()
    expect(await faultsOf(guide)).toEqual([])
    await guide.close()
  })

  it('finds nothing on a narrow screen with its menu open', async () => {
    await watched.page.setViewportSize({ width: 360, height: 740 })
    await visit(watched.page, '/dua')
    await watched.page.getByRole('button', { name: /menu/i }).first().click()
    await watched.page.getByRole('dialog').or(watched.page.getByRole('navigation')).first().waitFor()
    expect(await faultsOf(watched.page)).toEqual([])
  })
})
