import { expect, it } from 'vitest'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { createLimitedAdmin } from '../../support/server/api-client.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, samePage: true })

const createCategories = async (count: number): Promise<string> => {
  const mark = uniqueText()
  for (let number = 10; number < 10 + count; number += 1)
    await flow().api.send('POST', '/api/dua-category/create', { title: `${mark} ${number}` })
  return mark
}

it('opens a record by its name, and by a double click on its row', async () => {
  const { page } = flow()
  const mark = await createCategories(1)
  await visit(page, `/dua-categories?q=${mark}`)
  await page.getByRole('link', { name: `${mark} 10`, exact: true }).click()
  await page.waitForURL(/\/dua-categories\/edit\/\d+/)
  await page.goto(`/dua-categories?q=${mark}`)
  await rowWith(page, mark)
    .getByRole('cell')
    .first()
    .dblclick({ position: { x: 50, y: 8 } })
  await page.waitForURL(/\/dua-categories\/edit\/\d+/)
})

it('does not open a record for users who cannot edit it', async () => {
  const mark = await createCategories(1)
  const page = await flow().otherPage(await createLimitedAdmin(flow().api, ['DUA_CATEGORY_READ']))
  await visit(page, `/dua-categories?q=${mark}`)
  await rowWith(page, mark).getByText(`${mark} 10`).dblclick()
  expect(await page.getByRole('link', { name: `${mark} 10` }).count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/dua-categories')
})

it('keeps the headings below the top bar while the page scrolls', async () => {
  const { page } = flow()
  const mark = await createCategories(12)
  await page.setViewportSize({ width: 1280, height: 520 })
  await page.goto(`/dua-categories?q=${mark}`)
  await rowWith(page, mark).nth(9).scrollIntoViewIfNeeded()
  const heading = await page.getByRole('columnheader').first().boundingBox()
  const bar = await page.getByRole('banner').boundingBox()
  expect(heading?.y).toBeGreaterThan(0)
  expect(heading?.y).toBeCloseTo(bar?.height ?? 0, -1)
})
