import { expect, it } from 'vitest'
import { prepareFlow } from '../walker/flow.ts'
import { bar, clipboardOf, focusRow, openGrid } from './grid-actions.ts'
import { markedCategories } from './marked-categories.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

const { make, stored } = markedCategories(flow)

it('shows the rows of further pages, pastes over them, and selects all of them', async () => {
  const { page, api } = flow()
  const count = 105
  const mark = await make(count)
  const { paste, copied } = clipboardOf(page)
  await openGrid(page, `/dua-categories?q=${mark}`)
  await focusRow(page, `${mark} ${count}`)
  const texts = Array.from({ length: count }, (_, at) => `${mark} new ${at + 1}`)
  await paste(texts.join('\r\n'))
  await bar(page).getByText(`${count} changed cells`).waitFor()
  // With the headings and the empty row at the end.
  const rowCount = (): Promise<string | null> => page.getByRole('grid').getAttribute('aria-rowcount')
  expect(await rowCount()).toBe(String(count + 2))
  // A new row could not be selected.
  await page.keyboard.press('Control+End')
  expect(await page.locator(`[data-rowindex="${count - 1}"] [type=checkbox]`).isEnabled()).toBe(true)
  await page.keyboard.press('Control+a')
  expect((await copied()).split('\r\n')).toHaveLength(count)
  await page.keyboard.press('Control+z')
  await bar(page).getByText('changed cells').waitFor({ state: 'detached' })
  await page.reload()
  await focusRow(page, `${mark} ${count}`)
  await expect.poll(rowCount).toBe('102')
  await page.keyboard.press('Control+ArrowDown')
  await page.getByRole('gridcell', { name: `${mark} 01` }).waitFor()
  await page.keyboard.press('Control+End')
  await expect.poll(rowCount).toBe(String(count + 2))
  for (let left = await stored(mark); left.length > 0; left = await stored(mark))
    for (const { id } of left) await api.send('DELETE', `/api/dua-category/delete/${id}`)
})
