import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { accountPaths } from '../../../src/console/session/paths.ts'
import { violations } from '../../support/browser/axe.ts'
import { screenshot } from '../../support/browser/browser.ts'
import { submitSignIn } from '../../support/browser/console-actions.ts'
import { admin } from '../../support/server/start-server.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({
  sharesData: true,
  samePage: true,
  allow: [/status of 404|ERR_FAILED|dynamically imported module/],
})

/** Removes files of the console, as another build would, until the returned function is called. */
const takeAway = async (page: Page, files: RegExp): Promise<() => Promise<void>> => {
  const refuse = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' })
  await page.route(files, refuse)
  return () => page.unroute(files, refuse)
}

const code = /\/assets\/.*\.js$/

it('a page whose code was removed is reloaded, after its tab has been open for a while', async () => {
  const { page } = flow()
  await page.goto('/country')
  await page.locator('main tr[data-id]').first().waitFor()
  await page.waitForLoadState('networkidle')
  const giveBack = await takeAway(page, code)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void giveBack()
  })
  await page.evaluate(() => {
    performance.now = () => 60_000
  })
  await page.getByRole('link', { name: 'Books', exact: true }).click()
  await page.getByRole('heading', { name: 'Books', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/book/all')
})

it('a page whose code does not load leaves the menu, and loads after a retry', async () => {
  const { page } = flow()
  await page.goto('/country')
  await page.locator('main tr[data-id]').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    performance.now = () => 0
  })
  const giveBack = await takeAway(page, code)
  await page.getByRole('link', { name: 'Books', exact: true }).click()
  await page.getByText('This page could not be loaded.').waitFor()
  expect(await page.getByRole('link', { name: 'Roles', exact: true }).count()).toBe(1)
  await giveBack()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('heading', { name: 'Books', level: 1 }).waitFor()
})

it('a failure to load the console is shown at sign-in', async () => {
  const page = await flow().otherPage()
  const giveBack = await takeAway(page, /\/assets\/console-.*\.js$/)
  await page.goto('/auth/sign-in')
  await submitSignIn(page, admin)
  await page.getByText('This page could not be loaded.').waitFor()
  await giveBack()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
})

it('a field whose code does not load leaves the form around it, and loads after a retry', async () => {
  const { page } = flow()
  const giveBack = await takeAway(page, /\/assets\/dates-.*\.js$/)
  await page.goto('/event/add')
  await page.getByLabel('Event Title').fill('ওয়াজ মাহফিল')
  const start = page.locator('[data-field=fromDate]')
  await start.getByText('This field could not be loaded.').waitFor()
  expect(await start.getByRole('alert').innerText()).toMatch(/^Start Date/)
  await screenshot(page, 'field-failed')
  await giveBack()
  await start.getByRole('button', { name: 'Retry: Start Date' }).click()
  await start.getByRole('spinbutton').first().waitFor()
  expect(await page.getByLabel('Event Title').inputValue()).toBe('ওয়াজ মাহফিল')
})

/** The buttons in the first row of a list or in its bar, what they open, and the files that this needs. */
const opened = [
  {
    list: '/amaliat/amaliat-label',
    press: 'View Details',
    title: 'Amaliyat Label Details',
    files: /\/details-/,
  },
  { list: '/role', press: 'Privileges', title: 'Role', files: /\/role-dialog-/ },
  { list: '/history', press: 'History', title: 'History', files: /\/record-history-/ },
] as const

it.each(opened)(
  'the part that "$press" opens over $list fails separately, and loads after a retry',
  async ({ list, press, title, files }) => {
    const { page } = flow()
    const giveBack = await takeAway(page, files)
    await page.goto(list)
    const rows = page.locator('main tr[data-id]')
    const button = rows.locator(`button[aria-label^="${press}"]:not([aria-disabled=true])`).first()
    await button.waitFor()
    const first = await rows.first().elementHandle()
    await button.click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByText('This could not be loaded.').waitFor()
    expect(await violations(page)).toEqual([])
    await screenshot(page, `dialog-failed${list.replaceAll('/', '-')}`)
    await dialog.getByRole('button', { name: 'Close' }).click()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await first?.evaluate((row) => row.isConnected)).toBe(true)
    await button.click()
    await dialog.getByText('This could not be loaded.').waitFor()
    await giveBack()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('This could not be loaded.').waitFor({ state: 'detached' })
    await dialog.waitFor()
  },
)

it('actions for selected rows fail separately, and the selection stays', async () => {
  const { page } = flow()
  const giveBack = await takeAway(page, /\/(list-tools|bulk-fields)-/)
  await page.goto('/country')
  const row = page.locator('main tr[data-id]').first()
  await row.getByRole('checkbox').check()
  const line = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })
  await line.waitFor()
  await screenshot(page, 'bar-failed')
  await giveBack()
  const giveFieldsBack = await takeAway(page, /\/bulk-fields-/)
  await line.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('button', { name: 'Set a field' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set a field' })
  await dialog.getByText('This could not be loaded.').waitFor()
  await giveFieldsBack()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await page
    .getByRole('dialog', { name: 'Set a field: 1 row' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  expect(await row.getByRole('checkbox').isChecked()).toBe(true)
})

it('the cards of the profile fail together, and one retry brings both', async () => {
  const { page } = flow()
  await page.goto(accountPaths.update)
  const profile = page.getByRole('navigation').getByRole('link', { name: 'Profile', exact: true })
  await profile.waitFor()
  await page.waitForLoadState('networkidle')
  const giveBack = await takeAway(page, /\/assets\/(account|second-factor)-/)
  await profile.click()
  const line = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })
  await line.waitFor()
  await screenshot(page, 'profile-cards-failed')
  await giveBack()
  await line.getByRole('button', { name: 'Retry' }).click()
  for (const heading of ['Two-step sign-in', 'Active sessions'])
    await page.getByRole('heading', { name: heading }).waitFor()
  await line.waitFor({ state: 'detached' })
})

it('a palette that fails affects no other part of the frame', async () => {
  const { page } = flow()
  const giveBack = await takeAway(page, /\/assets\/palette-.*\.js$/)
  await page.goto('/country')
  await page.locator('main tr[data-id]').first().waitFor()
  await page.getByRole('button', { name: 'Notifications' }).waitFor()
  await page.getByRole('button', { name: 'Go to… (Ctrl+K)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Go to… (Ctrl+K)' })
  await dialog.getByText('This could not be loaded.').waitFor()
  await giveBack()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('dialog', { name: 'Search or go to' }).waitFor()
})
