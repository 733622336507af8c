import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { submitSignIn } from '../../support/browser/console-actions.ts'
import { admin } from '../../support/server/start-server.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({
  sharesData: true,
  allow: [/status of 404|ERR_FAILED|dynamically imported module/],
})

/** Has files of the console gone, as after another build, until the answered function is called. */
const takeAway = async (page: Page, files: RegExp): Promise<() => Promise<void>> => {
  const refuse = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' })
  await page.route(files, refuse)
  return () => page.unroute(files, refuse)
}

const code = /\/assets\/.*\.js$/

it('a page whose code is gone is loaded anew, once its tab has been open for a while', async () => {
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

it('a page whose code does not come leaves the menu, and comes when it is asked for again', async () => {
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

it('who signs in while the console cannot be fetched is told so', async () => {
  const page = await flow().otherPage()
  const giveBack = await takeAway(page, /\/assets\/console-.*\.js$/)
  await page.goto('/auth/sign-in')
  await submitSignIn(page, admin)
  await page.getByText('This page could not be loaded.').waitFor()
  await giveBack()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
})

it('a field whose code does not come leaves the form around it, and comes when it is asked for again', async () => {
  const { page } = flow()
  const giveBack = await takeAway(page, /\/assets\/dates-.*\.js$/)
  await page.goto('/event/add')
  await page.getByLabel('Event Title').fill('ওয়াজ মাহফিল')
  const start = page.locator('[data-field=fromDate]')
  await start.getByText('This field could not be loaded.').waitFor()
  await giveBack()
  await start.getByRole('button', { name: 'Retry' }).click()
  await start.getByRole('spinbutton').first().waitFor()
  expect(await page.getByLabel('Event Title').inputValue()).toBe('ওয়াজ মাহফিল')
})
