import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { png } from '../../support/content/pictures.ts'
import { createLimitedAdmin } from '../../support/server/api-client.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ allow: [/status of 404/] })

describe('the dashboard', () => {
  const figures = async (page: Page): Promise<string[]> => {
    const names = ['Total Users', 'Total Events', 'Total Products', 'Total Orders']
    const cards = names.map((name) => page.locator('.MuiCard-root').filter({ hasText: name }).first())
    return Promise.all(cards.map(async (card) => (await card.locator('p').last().textContent()) ?? ''))
  }

  it('shows the figures of the API, and totals of lists where the API has none', async () => {
    const { page, api } = flow()
    await visit(page, '/')
    const { payload } = await api.send<{ payload: Record<string, number> }>('GET', '/api/dashboard/summary')
    const keys = ['totalUsers', 'totalEvents', 'totalProducts', 'totalOrders']
    const books = async (isPdf: boolean): Promise<number | undefined> => {
      const list = await api.send<{ payload: Record<string, number> }>(
        'GET',
        `/api/book/all?isPdf=${isPdf}&pageSize=1`,
      )
      return list.payload.totalElements
    }
    const expected = keys.map((key) => payload[key]?.toLocaleString('en'))
    // The list of books is that of the mode.
    await expect
      .poll(() => figures(page))
      .toEqual(expected.with(2, (await books(true))?.toLocaleString('en')))
    await page.getByRole('button', { name: 'Mobile', exact: true }).click()
    await expect.poll(async () => (await figures(page))[2]).toBe((await books(false))?.toLocaleString('en'))
    await page.getByRole('button', { name: 'Web', exact: true }).click()
    await page.getByRole('heading', { name: 'Weekly sales' }).waitFor()

    const missing = { status: 404, json: { success: false } }
    await page.route('**/api/dashboard/summary*', (route) => route.fulfill(missing))
    const answered = page.waitForResponse('**/api/dashboard/summary*')
    await page.reload()
    await answered
    const lists = ['user/all?registerType=APP&', 'event/all?', 'book/all?isPdf=true&'].map(
      (list) => `/api/${list}pageSize=1`,
    )
    const pages = await Promise.all(
      lists.map((list) => api.send<{ payload: Record<string, number> }>('GET', list)),
    )
    const totals = pages.map(({ payload }) => payload.totalElements?.toLocaleString('en'))
    await expect.poll(async () => (await figures(page)).slice(0, 3)).toEqual(totals)
    expect(await page.getByRole('heading', { name: 'Total Order', exact: true }).count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it('leads from a total to its list, in the mode that has the list', async () => {
    const { page } = flow()
    await visit(page, '/')
    const [shown = ''] = await figures(page)
    await page.getByRole('link', { name: /Total Users/ }).click()
    await page.waitForURL('**/user/all')
    await page.getByRole('row').nth(1).waitFor()
    await page.getByText(`of ${shown}`, { exact: false }).first().waitFor()
    expect(await page.getByRole('button', { name: 'Mobile', exact: true }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    await page.getByRole('button', { name: 'Web', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })

  it('leads from the next events to the coming ones, the next one first', async () => {
    const { page } = flow()
    await visit(page, '/')
    await page.getByRole('link', { name: 'Next Events' }).click()
    await page.waitForURL((url) => url.pathname === '/event')
    const today = new Date()
    const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-')
    const query = new URL(page.url()).searchParams
    expect(query.get('date')).toBe(`${day}..`)
    expect(query.get('order')).toBe('fromDate.asc')
    await page.getByRole('button', { name: 'Clear search and filters' }).waitFor()
  })

  it('shows the latest changes without sign-ins and uploaded files', async () => {
    const { page, api } = flow()
    const file = { name: 'latest.png', mimeType: 'image/png', buffer: png() }
    const response = await page.request.post('/api/db-file/upload', {
      headers: { authorization: `Bearer ${api.token}` },
      multipart: { fileType: 'image/png', fileUploadType: 'CMS', file },
    })
    expect(response.ok()).toBe(true)
    await visit(page, '/')
    const changes = page.getByRole('region', { name: 'Latest Changes' })
    await changes.getByRole('listitem').first().waitFor()
    expect(await changes.getByText(/Signed (In|Out)/).count()).toBe(0)
    expect(await changes.getByText('latest.png').count()).toBe(0)
  })

  it('shows open tasks first, and leads to their lists in the mode that has them', async () => {
    const { page } = flow()
    await visit(page, '/')
    const task = page.getByRole('link', { name: /Unanswered Questions/ })
    const [first, total] = [await task.boundingBox(), await page.getByText('Total Users').boundingBox()]
    expect(first?.y).toBeLessThan(total?.y ?? 0)
    await task.click()
    await page.waitForURL('**/faq/all?status=questioned')
    const mobile = page.getByRole('button', { name: 'Mobile', exact: true })
    await expect.poll(() => mobile.getAttribute('aria-pressed')).toBe('true')
    expect(await page.getByText('This section belongs to Mobile.').count()).toBe(0)
    await page.getByRole('button', { name: 'Web', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
    // An address opens the page in the present mode.
    await page.goto('/faq/all')
    await page.getByText('This section belongs to Mobile.').waitFor()
  })

  it('opens in the mode in which the user has sections', async () => {
    const { api, otherPage } = flow()
    const page = await otherPage(await createLimitedAdmin(api, ['DUA_READ', 'DUA_CREATE']))
    await visit(page, '/')
    await page
      .getByRole('link', { name: 'Duas' })
      .or(page.getByRole('button', { name: 'Dua' }))
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: 'Mobile', exact: true }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    expect(await page.getByRole('link', { name: /Total/ }).count()).toBe(0)
  })
})

it.each([
  ['/', 1440, 'Latest Changes'],
  ['/', 390, 'Latest Changes'],
  ['/missing-texts', 1440, 'Amaliyat'],
  ['/missing-texts', 390, 'Amaliyat'],
  ['/admin/profile', 390, 'Active sessions'],
  ['/member/view/2', 1440, 'Present Address'],
  ['/member/view/2', 390, 'Present Address'],
])('moves nothing while it loads: %s at %i pixels', async (path, width, shown) => {
  const { page } = flow()
  await page.setViewportSize({ width, height: 844 })
  await page.addInitScript(() => {
    const shift = { total: 0 }
    Object.assign(window, { shift })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift.total += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  await page.getByRole('main').getByText(shown).first().waitFor()
  await page.waitForLoadState('networkidle')
  const shift: unknown = await page.evaluate('shift.total')
  expect(shift).toBeLessThanOrEqual(0.02)
})
