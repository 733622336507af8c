import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { violations } from '../../support/browser/axe.ts'
import { screenshot } from '../../support/browser/browser.ts'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { createLimitedAdmin } from '../../support/server/api-client.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, sharesData: true, allow: [/Failed to load resource/] })

/** Creates active categories of duas; returns the mark in their titles. */
const makeCategories = async (count: number): Promise<string> => {
  const mark = uniqueText()
  for (let number = 1; number <= count; number += 1)
    await flow().api.send('POST', '/api/dua-category/create', {
      title: `সফর ${mark} ${number}`,
      active: true,
    })
  return mark
}

const stored = async (mark: string): Promise<boolean[]> => {
  const { payload } = await flow().api.send<{ payload: { title: string; active: boolean }[] }>(
    'GET',
    '/api/dua-category/total',
  )
  return payload
    .filter(({ title }) => title.includes(mark))
    .toSorted((one, other) => one.title.localeCompare(other.title))
    .map(({ active }) => active)
}

const openList = async (page: Page, mark: string): Promise<void> => {
  await visit(page, `/dua-categories?q=${encodeURIComponent(mark)}`)
  await rowWith(page, mark).first().waitFor()
}

const switchOf = (page: Page, name: string) =>
  page.getByRole('switch', { name: `Status: ${name}`, exact: true })

it('switches a value in its row, by pointer and by key, and undoes it', async () => {
  const { page } = flow()
  const mark = await makeCategories(2)
  await openList(page, mark)
  const first = switchOf(page, `সফর ${mark} 1`)
  await first.click()
  await page.getByText(`সফর ${mark} 1: Inactive`).waitFor()
  await expect.poll(() => first.getAttribute('aria-checked')).toBe('false')
  expect(await stored(mark)).toEqual([false, true])
  expect(await violations(page, 'main')).toEqual([])
  await screenshot(page, 'inline-switch')

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  await expect.poll(() => first.getAttribute('aria-checked')).toBe('true')
  expect(await stored(mark)).toEqual([true, true])

  const second = switchOf(page, `সফর ${mark} 2`)
  await second.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => second.getAttribute('aria-checked')).toBe('false')
  expect(await stored(mark)).toEqual([true, false])
  await expect.poll(() => second.evaluate((button) => button === document.activeElement)).toBe(true)
})

it('saves once after a double press; refusals of the API are shown, and retried', async () => {
  const { page } = flow()
  const mark = await makeCategories(1)
  await openList(page, mark)
  const name = `সফর ${mark} 1`
  let calls = 0
  const pressed = Promise.withResolvers<void>()
  await page.route('**/api/dua-category/update', async (route) => {
    calls += 1
    if (calls > 1) return route.continue()
    await pressed.promise
    await route.fulfill({ status: 500, json: { status: 'error', message: 'Not now' } })
  })
  await switchOf(page, name).click()
  await switchOf(page, name).click()
  pressed.resolve()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(name).waitFor()
  const toast = page.locator('.MuiSnackbar-root .MuiAlert-root').filter({ hasText: '1 row failed.' })
  expect(await toast.getAttribute('class')).toMatch(/MuiAlert-\w*[wW]arning/)
  expect(calls).toBe(1)
  expect(await stored(mark)).toEqual([true])
  await dialog.getByRole('button', { name: 'Retry the rest' }).click()
  await page.getByText(`${name}: Inactive`).waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(await stored(mark)).toEqual([false])
  await page.unroute('**/api/dua-category/update')
})

it('is not offered to users who may not update', async () => {
  const mark = await makeCategories(1)
  const remover = await createLimitedAdmin(flow().api, ['DUA_CATEGORY_READ', 'DUA_CATEGORY_DELETE'])
  const page = await flow().otherPage(remover)
  await openList(page, mark)
  await rowWith(page, mark).getByText('Active', { exact: true }).waitFor()
  expect(await page.getByRole('switch').count()).toBe(0)
})
