import { expect, it } from 'vitest'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'
import { bar, clipboardOf, openGrid } from './grid-actions.ts'
import { markedCategories } from './marked-categories.ts'

const flow = prepareFlow({ samePage: true, sharesData: true, allow: [/Failed to load resource/] })

const { make } = markedCategories(flow)

it('looks up names again that were not found', async () => {
  const { page, api } = flow()
  const category = await make(1)
  const mark = uniqueText()
  const names = '**/api/dua-category/total**'
  await openGrid(page, `/dua?by=title&q=${mark}`)
  await page.route(names, (route) => route.abort())
  await page.getByRole('button', { name: 'Add row' }).press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
    .toBe('title')
  await clipboardOf(page).paste(
    [mark, `বিষয় ${category} 01`, 'الحمد لله', 'Praise', 'Alhamdulillah'].join('\t'),
  )
  await bar(page).getByText('5 changed cells · 1 error').waitFor()
  await page.locator('[role=gridcell][data-field=duaCategoryId]').first().focus()
  await bar(page)
    .getByText(/^Dua Category: The search for “.*” failed/)
    .waitFor()
  await page.unroute(names)
  await page.reload()
  await page.getByRole('button', { name: 'Resume', exact: true }).press('Enter')
  await bar(page).getByText('5 changed cells', { exact: true }).waitFor()
  await page.keyboard.press('Control+s')
  await page.getByText('1 row saved.').waitFor()
  const { payload } = await api.send<{ payload: { content: { id: number }[] } }>(
    'GET',
    `/api/dua/all?pageNo=0&pageSize=10&sortBy=creationDate&ascOrDesc=asc&title=${mark}`,
  )
  await api.send('DELETE', `/api/dua/delete/${payload.content[0]?.id}`)
})

it('copies cells of records that are not loaded yet', async () => {
  const { page } = flow()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openGrid(page, '/event')
  const title = page.locator('[role=gridcell][data-field=title]').first()
  await title.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain('\t')
  const known = await copied()
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.route('**/api/event/id/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.reload()
  await title.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await expect.poll(copied, { timeout: 15_000 }).toBe(known)
})
