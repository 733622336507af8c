import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { apiClient, createLimitedAdmin } from '../../support/server/api-client.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, sharesData: true, allow: [/Failed to load resource/] })

/** Creates categories and opens their list; returns the mark in their titles. */
const listed = async (page: Page, count: number): Promise<string> => {
  const mark = uniqueText()
  for (let number = 1; number <= count; number += 1)
    await flow().api.send('POST', '/api/dua-category/create', { title: `${mark} ${number}`, active: true })
  await visit(page, `/dua-categories?q=${encodeURIComponent(mark)}`)
  await rowWith(page, mark).first().waitFor()
  await page.waitForLoadState('networkidle')
  return mark
}

const reads = '**/api/dua-category/all?*'

const failReads = (page: Page): Promise<unknown> =>
  page.route(reads, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Not now', payload: null } }),
  )

const outdated = 'These rows may be out of date. Reloading failed: Not now'

const statusWith = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Changes the first row of the list as another user. */
const changeBeside = async (mark: string): Promise<void> => {
  const person = await createLimitedAdmin(flow().api, ['DUA_CATEGORY_READ', 'DUA_CATEGORY_UPDATE'])
  const other = await apiClient(flow().server.url, { email: person.email, password: person.password })
  const { payload } = await other.send<{ payload: { content: { id: number }[] } }>(
    'GET',
    `/api/dua-category/all?pageNo=0&pageSize=10&sortBy=creationDate&ascOrDesc=desc&title=${encodeURIComponent(mark)}`,
  )
  await other.send('PUT', '/api/dua-category/update', {
    id: payload.content[0]?.id,
    title: `${mark} renamed`,
    active: true,
  })
}

it('a list that could not be reloaded after a delete shows that it may be outdated, until it could', async () => {
  const { page } = flow()
  const mark = await listed(page, 2)
  await failReads(page)
  await rowWith(page, `${mark} 1`)
    .getByRole('button', { name: /Delete/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await statusWith(page, outdated).waitFor()
  expect(await rowWith(page, `${mark} 1`).count()).toBe(1)
  await page.unroute(reads)
  await statusWith(page, outdated).getByRole('button', { name: 'Retry' }).click()
  await statusWith(page, outdated).waitFor({ state: 'detached' })
  expect(await rowWith(page, `${mark} 1`).count()).toBe(0)
})

it('changes of other users are announced until they are loaded', async () => {
  const { page } = flow()
  const mark = await listed(page, 2)
  await changeBeside(mark)
  const note = statusWith(page, '1 row changed')
  await note.waitFor()
  await failReads(page)
  await note.getByRole('button', { name: 'Show' }).click()
  await statusWith(page, outdated).waitFor()
  await page.unroute(reads)
  await page.getByRole('button', { name: 'Retry' }).click()
  await rowWith(page, `${mark} renamed`).waitFor()
  expect(await statusWith(page, 'row changed').count()).toBe(0)
})

it('the pager can be pressed on a phone during the announcement, with selected rows too', async () => {
  const { page } = flow()
  const mark = await listed(page, 11)
  await page.setViewportSize({ width: 390, height: 844 })
  await changeBeside(mark)
  await statusWith(page, '1 row changed').waitFor()
  const pressable = async (): Promise<void> => {
    await page.getByRole('combobox', { name: 'Rows per page' }).click({ trial: true })
    await page.getByRole('button', { name: 'Go to next page' }).click({ trial: true })
  }
  await pressable()
  await page.getByRole('checkbox').first().check()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await bar.getByRole('button', { name: 'Delete' }).click({ trial: true })
  await pressable()
  await statusWith(page, '1 row changed').getByRole('button', { name: 'Show' }).click()
})

it('two quick presses turn two pages, and going back leads to the one between', async () => {
  const { page } = flow()
  await listed(page, 25)
  await page.getByRole('button', { name: 'Go to next page' }).dblclick()
  await page.waitForURL(/page=3/)
  await page.getByText('21–25 of 25').last().waitFor()
  await page.goBack()
  await page.waitForURL(/page=2/)
})
