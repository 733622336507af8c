import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenedConsole, openConsole } from '../../support/any-api/open-console.ts'
import { type SmallApi, startHelpDesk, startLibrary } from '../../support/any-api/server.ts'
import { pressOn, rowWith, visit } from '../../support/browser/console-actions.ts'

const bodiesOf = ({ requests }: SmallApi, method: string): unknown[] =>
  requests.filter((one) => one.method === method).map(({ body }) => body)

const urlsOf = ({ requests }: SmallApi): string[] =>
  requests.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`)

describe('UUIDs, offsets, a total in a header and an API key', () => {
  let opened: OpenedConsole
  beforeAll(async () => {
    opened = await openConsole('helpdesk', () =>
      startHelpDesk(({ headers }) => headers['x-api-key'] === 'secret'),
    )
  }, 180_000)
  afterAll(() => opened?.close())

  it('asks for the key, and shows the first list without parts of the foundation', async () => {
    const { page } = opened.watched
    await page.goto('/')
    await page.getByLabel('Access Token or API Key').fill('secret')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await rowWith(page, 'Night shift').waitFor()
    expect(opened.api.requests.every(({ key }) => key === 'secret')).toBe(true)
    expect(await page.getByRole('navigation').first().getByRole('link').allTextContents()).toEqual([
      'Teams',
      'Tickets',
    ])
    expect(await page.getByRole('button', { name: /Notifications|Web|Mobile/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Account' }).first().click()
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
    expect(await page.getByRole('menuitem', { name: 'Profile' }).count()).toBe(0)
    await page.keyboard.press('Escape')
  })

  it('pages, searches, filters and sorts', async () => {
    const { page } = opened.watched
    await visit(page, '/tickets')
    await rowWith(page, 'Ticket 1').first().waitFor()
    await page.getByRole('button', { name: 'Next page' }).click()
    await rowWith(page, 'Ticket 12').waitFor()
    await visit(page, '/tickets?q=Ticket 7')
    await rowWith(page, 'Ticket 7').waitFor()
    await expect.poll(() => page.locator('tr[data-id]').count()).toBe(1)
    await visit(page, '/tickets?priority=high')
    await page
      .getByText(/^No (records|results)/)
      .first()
      .waitFor()
    await visit(page, '/tickets?order=subject.desc')
    await rowWith(page, 'Ticket 9').waitFor()
    expect(urlsOf(opened.api)).toEqual(
      expect.arrayContaining([
        'GET /tickets?offset=10&limit=10',
        'GET /tickets?q=Ticket 7&offset=0&limit=10',
        'GET /tickets?priority=high&offset=0&limit=10',
        'GET /tickets?sort=-subject&offset=0&limit=10',
      ]),
    )
  })

  it('creates with a reference, edits and deletes; the API gets only what its document has', async () => {
    const { page } = opened.watched
    await visit(page, '/tickets/add')
    await page.getByLabel('Subject').fill('Printer')
    await page.getByLabel('Priority').click()
    await page.getByRole('option', { name: 'high' }).click()
    await page.getByRole('combobox', { name: 'Team' }).click()
    await page.getByRole('option', { name: 'Night shift' }).click()
    await page.getByRole('button', { name: 'Add entry' }).click()
    for (const id of ['form/due_on', 'form/visits/0']) {
      await page.locator(`[id="${id}"]`).locator('xpath=..').getByRole('spinbutton').first().click()
      await page.keyboard.type('05122030')
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/tickets')
    expect(bodiesOf(opened.api, 'POST')).toEqual([
      {
        ...{ subject: 'Printer', priority: 'high', due_on: '2030-12-05', visits: ['2030-12-05'] },
        team_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ])
    await visit(page, '/tickets?q=Printer')
    const row = rowWith(page, 'Printer')
    await row.getByText('Night shift').waitFor()
    await row.getByRole('link', { name: /^Edit/ }).click()
    await page.waitForURL(/\/edit\//)
    await page.getByLabel('Subject').fill('Scanner')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect
      .poll(() => bodiesOf(opened.api, 'PUT'))
      .toEqual([expect.objectContaining({ subject: 'Scanner', priority: 'high' })])
    await page.waitForURL((url) => url.pathname === '/tickets')
    await visit(page, '/tickets?q=Scanner')
    await rowWith(page, 'Scanner')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await pressOn(page, /^(Delete|Yes)/)
    await expect.poll(() => page.locator('tr[data-id]').count()).toBe(0)
    opened.watched.expectQuiet()
  })

  it('reports that a record may be stored whose response is lost, and keeps the form', async () => {
    const { page } = opened.watched
    await visit(page, '/teams/add')
    await page.getByLabel('Name').fill('Early shift')
    await page.route('**/mock-api/teams', async (route) => {
      if (route.request().method() === 'POST') await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Look for it in the list before you save again.').waitFor()
    expect(await page.getByLabel('Name').inputValue()).toBe('Early shift')
    await page.unroute('**/mock-api/teams')
  })
})

describe('JSON:API with problem+json, for everybody', () => {
  let opened: OpenedConsole
  beforeAll(async () => {
    opened = await openConsole('library', startLibrary)
  }, 180_000)
  afterAll(() => opened?.close())

  it('pages and searches without sign-in', async () => {
    const { page } = opened.watched
    await page.goto('/')
    await rowWith(page, 'Author 01').waitFor()
    await page.getByRole('button', { name: 'Next page' }).click()
    await rowWith(page, 'Author 11').waitFor()
    await visit(page, '/authors?q=Author 2')
    await rowWith(page, 'Author 23').waitFor()
    expect(urlsOf(opened.api)).toEqual(
      expect.arrayContaining([
        'GET /authors?page[number]=2&page[size]=10',
        'GET /authors?filter[name]=Author 2&page[number]=1&page[size]=10',
      ]),
    )
  })

  it('creates, shows a refusal, edits and deletes', async () => {
    const { page } = opened.watched
    await visit(page, '/authors/add')
    await page.getByRole('form').getByLabel('Name').fill('Author 07')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('There is an author Author 07').first().waitFor()
    await page.getByRole('form').getByLabel('Name').fill('Rumi')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/authors')
    expect(bodiesOf(opened.api, 'POST').at(-1)).toEqual({
      data: { type: 'authors', attributes: { name: 'Rumi' } },
    })
    await visit(page, '/authors?q=Rumi')
    await rowWith(page, 'Rumi').getByRole('link', { name: /^Edit/ }).click()
    await page.waitForURL(/\/edit\//)
    await page.getByRole('form').getByLabel('Name').fill('Hafez')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect
      .poll(() => bodiesOf(opened.api, 'PATCH'))
      .toEqual([{ data: { type: 'authors', id: 'a24', attributes: { name: 'Hafez' } } }])
    await page.waitForURL((url) => url.pathname === '/authors')
    await visit(page, '/authors?q=Hafez')
    await rowWith(page, 'Hafez')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await pressOn(page, /^(Delete|Yes)/)
    await expect.poll(() => page.locator('tr[data-id]').count()).toBe(0)
  })
})
