import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

it('shows the lists that lack texts in one language, and keeps it in the address', async () => {
  const { page } = flow()
  await visit(page, '/missing-texts')
  const table = page.getByRole('region', { name: 'Missing texts by module and language' })
  await table.getByRole('row').nth(1).waitFor()
  const headings = () => table.getByRole('columnheader').allTextContents()
  const all = await headings()
  await page.getByRole('combobox', { name: 'Language' }).press('Enter')
  await page.getByRole('option').nth(2).press('Enter')
  await expect.poll(headings).toEqual([...all.slice(0, 2), all[3]])
  expect(await table.getByRole('img', { name: 'Complete' }).count()).toBe(0)
  await page.reload()
  await expect.poll(headings).toEqual([...all.slice(0, 2), all[3]])
  await page.getByRole('combobox', { name: 'Language' }).press('Enter')
  await page.getByRole('option', { name: 'All languages' }).press('Enter')
  await expect.poll(headings).toEqual(all)
})
