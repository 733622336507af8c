import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { prepareFlow } from '../walker/flow.ts'
import { bar, clipboardOf, focusRow, openGrid } from './grid-actions.ts'
import { markedCategories } from './marked-categories.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

const { make, stored } = markedCategories(flow)

const discard = async (page: Page): Promise<void> => {
  await bar(page).getByRole('button', { name: 'Discard' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter')
}

const category = (page: Page) => page.locator('[role=gridcell][data-field=duaCategoryId]').first()

it.each(['Enter', 'Tab', 'ArrowDown'])('saves nothing of a text that was undone after %s', async (key) => {
  const { page } = flow()
  const mark = await make(3)
  await openGrid(page, `/dua-categories?q=${mark}`)
  await focusRow(page, `${mark} 02`)
  await page.keyboard.type(`${mark} undone`)
  await page.keyboard.press(key)
  await bar(page).getByText('1 changed cell').waitFor()
  await page.keyboard.press('Control+z')
  await bar(page).getByText('changed cell').waitFor({ state: 'detached' })
  await focusRow(page, `${mark} 03`)
  await clipboardOf(page).paste(`${mark} pasted`)
  await page.keyboard.press('Control+s')
  await page.getByText('1 row saved.').waitFor()
  expect((await stored(mark)).map(({ title }) => title)).toEqual([
    `বিষয় ${mark} 01`,
    `বিষয় ${mark} 02`,
    `${mark} pasted`,
  ])
})

it('undoes no cell while it is being saved', async () => {
  const { page } = flow()
  const mark = await make(1)
  await openGrid(page, `/dua-categories?q=${mark}`)
  await focusRow(page, `${mark} 01`)
  await page.keyboard.type(`${mark} saved`)
  await page.keyboard.press('Enter')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/dua-category/update', async (route) => {
    await promise
    await route.continue()
  })
  const sent = page.waitForRequest('**/api/dua-category/update')
  await page.keyboard.press('Control+s')
  await sent
  await page.keyboard.press('Control+z')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await bar(page).getByText('1 changed cell', { exact: true }).count()).toBe(1)
  resolve()
  await page.getByText('1 row saved.').waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  expect((await stored(mark))[0]?.title).toBe(`${mark} saved`)
})

it('undoes a cell, not the save before it, and then the save', async () => {
  const { page } = flow()
  const mark = await make(2)
  await openGrid(page, `/dua-categories?q=${mark}`)
  await focusRow(page, `${mark} 02`)
  await page.keyboard.type(`${mark} saved`)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await page.getByText('1 row saved.').waitFor()
  await focusRow(page, `${mark} 01`)
  await page.keyboard.type('typed')
  await page.keyboard.press('Enter')
  await bar(page).getByText('1 changed cell').waitFor()
  await page.keyboard.press('Control+z')
  await bar(page).getByText('1 changed cell').waitFor({ state: 'detached' })
  expect((await stored(mark))[1]?.title).toBe(`${mark} saved`)
  await page.keyboard.press('Control+z')
  await page.getByText('Undone').waitFor()
  expect((await stored(mark))[1]?.title).toBe(`বিষয় ${mark} 02`)
})

it.each([
  ['a typed text', 'zz'],
  ['the present option', 'F2'],
])('leaves a choice with Escape as it was, over %s', async (_, key) => {
  const { page } = flow()
  await openGrid(page, '/dua')
  const before = await category(page).textContent()
  await category(page).focus()
  await (key === 'F2' ? page.keyboard.press(key) : page.keyboard.type(key))
  await category(page).getByRole('combobox').waitFor()
  await page.keyboard.press('Escape')
  await category(page).getByRole('combobox').waitFor({ state: 'detached' })
  expect(await category(page).textContent()).toBe(before)
  expect(await bar(page).getByText('changed cell').count()).toBe(0)
})

it('does not select an option of an earlier search while the server searches', async () => {
  const { page } = flow()
  const content = Array.from({ length: 50 }, (_, at) => ({ id: 900 + at, title: `Other ${at}` }))
  await page.route('**/api/dua-category/total**', async (route) => {
    if (!new URL(route.request().url()).searchParams.has('search')) {
      await route.fulfill({ json: { success: true, message: '', payload: content } })
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await openGrid(page, '/dua')
  await category(page).focus()
  await page.keyboard.press('F2')
  await page.getByRole('option', { name: 'Other 0' }).waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Gratitude')
  await page.keyboard.press('Enter')
  await bar(page).getByText('1 changed cell').waitFor()
  expect(await category(page).textContent()).toBe('Gratitude')
  await discard(page)
  await page.unrouteAll({ behavior: 'wait' })
})

it('fills down a value of a record that is not loaded yet', async () => {
  const { page } = flow()
  await page.route('**/api/event/all**', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { payload: { content: Record<string, unknown>[] } }
    for (const row of body.payload.content) delete row.superVisor
    await route.fulfill({ response, json: body })
  })
  let isHeld = true
  await page.route('**/api/event/id/**', async (route) => {
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50))
    const response = await route.fetch()
    const body = (await response.json()) as { payload: { event: { superVisor: string } } }
    body.payload.event.superVisor = 'Supervisor'
    await route.fulfill({ response, json: body })
  })
  await openGrid(page, '/event')
  const cells = page.locator('[role=gridcell][data-field=superVisor]')
  await cells.nth(1).filter({ hasText: '…' }).focus()
  await page.keyboard.press('Control+d')
  await page.getByRole('progressbar', { name: 'Loading…' }).waitFor()
  isHeld = false
  await bar(page).getByText('1 changed cell').waitFor()
  expect(await cells.nth(1).textContent()).toBe('Supervisor')
  await page.unrouteAll({ behavior: 'wait' })
  await discard(page)
})
