import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { violations } from '../../support/browser/axe.ts'
import { chooseLanguage } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'
import { bar, clipboardOf, focusRow, openGrid } from './grid-actions.ts'
import { markedCategories } from './marked-categories.ts'

const flow = prepareFlow({ samePage: true, sharesData: true, allow: [/Failed to load resource/] })

const { make, stored } = markedCategories(flow)

const openCategories = async (page: Page, mark: string): Promise<void> => {
  await openGrid(page, `/dua-categories?q=${mark}`)
  await page.getByRole('gridcell', { name: `${mark} 01` }).waitFor()
}

const titlesOf = async (mark: string): Promise<string[]> =>
  (await stored(mark)).map(({ title }) => title).sort()

it('edits, fills down, undoes and saves by keyboard, sends nothing before the save, and undoes the save', async () => {
  const { page } = flow()
  const mark = await make(3)
  const before = await stored(mark)
  let updates = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/dua-category/update')) updates += 1
  })
  await openCategories(page, mark)
  await focusRow(page, `${mark} 03`)
  await page.keyboard.type(`${mark} typed`)
  await page.keyboard.press('Tab')
  await page.keyboard.press(' ')
  await bar(page).getByText('2 changed cells').waitFor()
  await page.keyboard.press('Control+z')
  await bar(page).getByText('1 changed cell', { exact: true }).waitFor()
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await bar(page).getByText('4 changed cells').waitFor()
  expect(updates).toBe(0)
  await page.keyboard.press('Control+s')
  await page.getByText('3 rows saved.').waitFor()
  expect(updates).toBe(3)
  const after = await stored(mark)
  expect(after.map(({ active }) => active)).toEqual([false, false, false])
  expect(after[2]?.title).toBe(`${mark} typed`)
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await page.getByText('Undone').waitFor()
  expect((await stored(mark)).map(({ title, active }) => [title, active])).toEqual(
    before.map(({ title, active }) => [title, active]),
  )
})

it('keeps text typed into rows below the visible ones', async () => {
  const { page, api } = flow()
  const mark = await make(20)
  await openGrid(page, `/dua-categories?q=${mark}`)
  await focusRow(page, `${mark} 20`)
  for (let row = 1; row <= 20; row += 1) {
    await page.keyboard.type(`${mark} typed`)
    await page.keyboard.press('Enter')
  }
  await bar(page).getByText('20 changed cells').waitFor()
  // Otherwise the pickers of other tests show only these.
  for (const { id } of await stored(mark)) await api.send('DELETE', `/api/dua-category/delete/${id}`)
  await bar(page).getByRole('button', { name: 'Discard' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter')
})

it('pastes rows of a spreadsheet, marks invalid cells, saves the others, and keeps edits over a reload', async () => {
  const { page } = flow()
  const mark = await make(1)
  await openCategories(page, mark)
  await focusRow(page, `${mark} 01`)
  await clipboardOf(page).paste(`${mark} A\tInactive\r\n"${mark}\n""B"""\tno\r\n${mark} C\tperhaps`)
  await bar(page)
    .getByText(/6 changed cells · 1 error/)
    .waitFor()
  expect(await clipboardOf(page).copied()).toBe(
    `${mark} A\tInactive\r\n"${mark} ""B"""\tInactive\r\n${mark} C\tperhaps`,
  )
  await page.keyboard.press('Control+s')
  await page.getByText('2 rows saved.').waitFor()
  expect(await titlesOf(mark)).toEqual([`${mark} "B"`, `${mark} A`])
  await bar(page)
    .getByText(/2 changed cells · 1 error/)
    .waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Resume', exact: true }).press('Enter')
  await bar(page)
    .getByText(/2 changed cells · 1 error/)
    .waitFor()
  await page.getByRole('gridcell', { name: 'perhaps' }).focus()
  await bar(page).getByText('“perhaps” does not fit this column.').waitFor()
  await page.keyboard.type('no')
  await page.keyboard.press('Enter')
  await bar(page).getByText('2 changed cells', { exact: true }).waitFor()
  await page.keyboard.press('Control+s')
  await page.getByText('1 row saved.').waitFor()
  expect(await titlesOf(mark)).toEqual([`${mark} "B"`, `${mark} A`, `${mark} C`])
  expect((await stored(mark)).map(({ active }) => active)).toEqual([false, false, false])
})

it('shows that a save waits for names of records, and stops waiting', async () => {
  const { page, api } = flow()
  const category = await make(1)
  const mark = uniqueText()
  await openGrid(page, `/dua?by=title&q=${mark}`)
  await page.getByRole('button', { name: 'Add row' }).press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
    .toBe('title')
  await page.context().setOffline(true)
  await clipboardOf(page).paste(
    [mark, `বিষয় ${category} 01`, 'الحمد لله', 'Praise', 'Alhamdulillah'].join('\t'),
  )
  await bar(page).getByText('5 changed cells').waitFor()
  await page.keyboard.press('Control+s')
  await bar(page).getByText('Searching for names… · waiting for the connection').waitFor()
  await bar(page).getByRole('button', { name: 'Stop' }).press('Enter')
  await bar(page).getByRole('button', { name: 'Save all' }).press('Enter')
  await bar(page).getByText('Searching for names…').waitFor()
  await page.context().setOffline(false)
  await page.getByText('1 row saved.').waitFor()
  const { payload } = await api.send<{ payload: { content: { id: number }[] } }>(
    'GET',
    `/api/dua/all?pageNo=0&pageSize=10&sortBy=creationDate&ascOrDesc=asc&title=${mark}`,
  )
  expect(payload.content).toHaveLength(1)
  await api.send('DELETE', `/api/dua/delete/${payload.content[0]?.id}`)
})

it('creates a row once although the response was lost', async () => {
  const { page } = flow()
  const mark = await make(1)
  await openCategories(page, mark)
  await page.getByRole('button', { name: 'Add row' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell')
  await page.keyboard.type(`${mark} once`)
  await page.keyboard.press('Enter')
  await page.route(
    '**/api/dua-category/create',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.keyboard.press('Control+s')
  await bar(page).getByText('1 row not saved').waitFor()
  expect(await titlesOf(mark)).toHaveLength(2)
  await page.keyboard.press('Control+s')
  await page.getByText('1 row saved.').waitFor()
  expect(await titlesOf(mark)).toHaveLength(2)
})

it("shows another user's value beside one's own and saves the selected one", async () => {
  const { page, api } = flow()
  const mark = await make(1)
  await openCategories(page, mark)
  await focusRow(page, `${mark} 01`)
  await page.keyboard.type(`${mark} mine`)
  await page.keyboard.press('Tab')
  const [record] = await stored(mark)
  await api.send('PUT', '/api/dua-category/update', { id: record?.id, title: `${mark} theirs`, active: true })
  await page.keyboard.press('Control+s')
  await page.getByRole('gridcell', { name: `${mark} theirs` }).focus()
  await bar(page)
    .getByText(`Somebody else saved “${mark} theirs” meanwhile. Your value is “${mark} mine”.`)
    .waitFor()
  expect(await titlesOf(mark)).toEqual([`${mark} theirs`])
  await bar(page).getByRole('button', { name: 'Keep mine' }).press('Enter')
  await page.keyboard.press('Control+s')
  await page.getByText('1 row saved.').waitFor()
  expect(await titlesOf(mark)).toEqual([`${mark} mine`])
})

it('passes axe, and its arrow keys follow the direction of the language', async () => {
  const { page } = flow()
  const mark = await make(2)
  await openCategories(page, mark)
  await focusRow(page, `${mark} 01`)
  await page.keyboard.press('Delete')
  await bar(page).getByText('1 changed cell · 1 error').waitFor()
  await page.keyboard.press('Shift+ArrowUp')
  expect(await violations(page, '[role=main], main')).toEqual([])
  await chooseLanguage(page, 'ar')
  await focusRow(page, `${mark} 02`)
  await page.keyboard.press('ArrowLeft')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
    .toBe('active')
  await page.keyboard.press('Control+KeyZ')
  await chooseLanguage(page, 'en')
})

it('moves rows of a list with a sequence, by keyboard and by dragging, and changes only their numbers', async () => {
  const { page } = flow()
  await openGrid(page, '/amaliat/amaliat-category')
  const cells = page.locator('[role=gridcell][data-field=sortOrder]')
  const titles = page.locator('[role=gridcell][data-field^="titles"]')
  const first = await titles.first().textContent()
  await cells.first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await bar(page).getByText('2 changed cells').waitFor()
  await expect.poll(() => titles.first().textContent()).not.toBe(first)
  await page.keyboard.press('Control+z')
  await expect.poll(() => titles.first().textContent()).toBe(first)
  const handle = page.locator('[draggable=true]')
  await handle.nth(2).dragTo(handle.first())
  await bar(page).getByText('3 changed cells').waitFor()
  await bar(page).getByRole('button', { name: 'Discard' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter')
  await expect.poll(() => titles.first().textContent()).toBe(first)
})
