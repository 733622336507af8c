import { expect, it } from 'vitest'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'
import { bar, clipboardOf, openGrid } from './grid-actions.ts'
import { markedCategories } from './marked-categories.ts'

const flow = prepareFlow({ samePage: true, sharesData: true, allow: [/Failed to load resource/] })

const { make, stored } = markedCategories(flow)

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

it('refuses changes, undo and redo of cells from Save all until they are saved, and says so', async () => {
  const { page } = flow()
  const mark = await make(2)
  const requests = '**/api/dua-category/{id,update}**'
  const loading = Promise.withResolvers<void>()
  await openGrid(page, `/dua-categories?q=${mark}`)
  const cell = page.getByRole('gridcell', { name: `${mark} 02` })
  await page.route(requests, async (route) => {
    await loading.promise
    await route.continue()
  })
  await cell.focus()
  await page.keyboard.press('F2')
  await page.keyboard.type(' typed')
  await page.keyboard.press('Control+s')
  await page.keyboard.type('x')
  const refusal = page.getByText('Wait until the rows are saved, or stop the save.')
  await refusal.waitFor()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Delete')
  await bar(page).getByText('1 changed cell').waitFor()
  expect(await cell.textContent()).toBe(`বিষয় ${mark} 02 typed`)
  loading.resolve()
  await page.getByText('1 row saved.').waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  expect((await stored(mark)).map(({ title }) => title)).toEqual([`বিষয় ${mark} 01`, `বিষয় ${mark} 02 typed`])
})

it('refuses undo while names are looked up for a save', async () => {
  const { page, api } = flow()
  const category = await make(1)
  const mark = uniqueText()
  const loading = Promise.withResolvers<void>()
  await openGrid(page, `/dua?by=title&q=${mark}`)
  await page.route('**/api/dua-category/total**', async (route) => {
    await loading.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Add row' }).press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
    .toBe('title')
  await clipboardOf(page).paste(
    [mark, `বিষয় ${category} 01`, 'الحمد لله', 'Praise', 'Alhamdulillah'].join('\t'),
  )
  await bar(page).getByText('5 changed cells').waitFor()
  await page.keyboard.press('Control+s')
  await page.getByText('Searching for names…').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('Wait until the rows are saved, or stop the save.').waitFor()
  await bar(page).getByText('5 changed cells').waitFor()
  loading.resolve()
  await page.getByText('1 row saved.').waitFor()
  await page.unrouteAll({ behavior: 'wait' })
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
