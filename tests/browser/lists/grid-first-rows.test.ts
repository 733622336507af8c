import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { prepareFlow } from '../walker/flow.ts'
import { clipboardOf, openGrid } from './grid-actions.ts'
import { markedCategories } from './marked-categories.ts'

const flow = prepareFlow({ samePage: true, sharesData: true, allow: [/Failed to load resource/] })

const { make } = markedCategories(flow)

const gridCode = '**/assets/grid-*.js'

/** The text and place of a cell. */
const placeOf = async (cell: Locator) => {
  const { x = 0, y = 0, width = 0 } = (await cell.boundingBox()) ?? {}
  return { text: await cell.textContent(), x: Math.round(x), y: Math.round(y), width: Math.round(width) }
}

it('shows the first rows at their places while the code of the grid loads', async () => {
  const { page } = flow()
  const mark = await make(3)
  await openGrid(page, `/dua-categories?q=${mark}`)
  const loading = Promise.withResolvers<void>()
  await page.route(gridCode, async (route) => {
    await loading.promise
    await route.continue()
  })
  await page.reload()
  const early = page
    .getByRole('row')
    .filter({ hasText: `${mark} 02` })
    .getByRole('cell')
  await early.filter({ hasText: mark }).first().waitFor()
  expect(await page.getByRole('grid').count()).toBe(0)
  const before = await placeOf(early.filter({ hasText: mark }).first())
  loading.resolve()
  const cell = page.getByRole('gridcell', { name: `${mark} 02` }).first()
  await cell.waitFor()
  expect(await placeOf(cell)).toEqual(before)
  await page.unroute(gridCode)
})

it('keeps the first rows, and offers another try, if the code of the grid cannot be loaded', async () => {
  const { page } = flow()
  const mark = await make(2)
  await openGrid(page, `/dua-categories?q=${mark}`)
  await page.route(gridCode, (route) => route.abort())
  await page.reload()
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' })
  await retry.waitFor()
  await page.getByRole('cell', { name: `${mark} 01` }).waitFor()
  await page.unroute(gridCode)
  await retry.click()
  await page.getByRole('gridcell', { name: `${mark} 01` }).waitFor()
})

it('extends the selection with keys to rows that are not loaded yet, and copies them', async () => {
  const { page } = flow()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const mark = await make(14)
  const loading = Promise.withResolvers<void>()
  await openGrid(page, `/dua-categories?q=${mark}`)
  await page.route('**/api/dua-category/all?*pageSize=100*', async (route) => {
    await loading.promise
    await route.continue()
  })
  await page.reload()
  await page.getByRole('grid').waitFor()
  await page.getByRole('gridcell', { name: `${mark} 14` }).click()
  for (let press = 0; press < 11; press += 1) await page.keyboard.press('Shift+ArrowDown')
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.keyboard.press('Control+c')
  loading.resolve()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(`${mark} 03`)
  const copied = (await clipboardOf(page).copied()).split('\n')
  expect([copied.length, copied.at(-1)?.trim()]).toEqual([12, `বিষয় ${mark} 03`])
  await page.unrouteAll({ behavior: 'wait' })
})
