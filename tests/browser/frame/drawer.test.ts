import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, samePage: true })

const narrow = { width: 390, height: 844 }

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Sidebar' })

const openDrawer = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await drawer(page).waitFor()
}

const expectAt = (page: Page, heading: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]))
    .toEqual(['H1', heading])

it('a link to the open page closes the drawer too, and focuses its heading', async () => {
  const { page } = flow()
  await page.setViewportSize(narrow)
  await visit(page, '/trash')
  for (const link of ['Trash', 'History', 'History']) {
    await openDrawer(page)
    await drawer(page).getByRole('link', { name: link, exact: true }).press('Enter')
    await drawer(page).waitFor({ state: 'detached' })
    await expectAt(page, link)
  }
  await openDrawer(page)
  await page.keyboard.press('Escape')
  await drawer(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu')
})

it('a link closes the drawer before the next page has loaded on a slow network', async () => {
  const { page } = flow()
  await page.setViewportSize(narrow)
  await visit(page, '/trash')
  let response: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    response = resolve
  })
  await page.route(/missing-texts.*\.js$/, async (route) => {
    await asked
    await route.continue()
  })
  await openDrawer(page)
  await drawer(page).getByRole('link', { name: 'Missing Texts' }).click()
  await drawer(page).waitFor({ state: 'detached' })
  response()
  await expectAt(page, 'Missing Texts')
})

it('a wide window has the drawer beside the page; it is closed when the window becomes narrow', async () => {
  const { page } = flow()
  await page.setViewportSize(narrow)
  await visit(page, '/trash')
  await openDrawer(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('complementary', { name: 'Sidebar' }).waitFor()
  await expectAt(page, 'Trash')
  await page.setViewportSize(narrow)
  await page.getByRole('button', { name: 'Open menu' }).waitFor()
  expect(await drawer(page).count()).toBe(0)
})
