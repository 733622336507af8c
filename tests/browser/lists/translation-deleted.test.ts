import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, sharesData: true, allow: [/Failed to load resource/] })

it('names the text of a record that was deleted meanwhile, and discards it', async () => {
  const { page, api } = flow()
  const mark = uniqueText()
  const languages = await api.send<{ payload: { id: number }[] }>('GET', '/api/language/total?active=true')
  const titles = [{ languageId: languages.payload[0]?.id, text: mark }]
  await api.send('POST', '/api/category/create', { titles, active: true })
  const dialog = page.getByRole('dialog', { name: 'Translate side by side' })
  const bar = page.getByRole('region', { name: 'Unsaved changes' })
  const open = async (): Promise<void> => {
    await visit(page, '/category')
    await page.getByRole('button', { name: 'List options' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Translate side by side' }).press('Enter')
    await dialog.getByLabel('Search in texts').fill(mark)
  }
  await open()
  const row = dialog.getByRole('row').filter({ has: page.getByRole('gridcell', { name: mark, exact: true }) })
  await row.locator('[data-field=target]').focus()
  await page.keyboard.type('Late')
  await page.keyboard.press('Enter')
  await bar.getByText('1 changed cell', { exact: true }).waitFor()
  await expect
    .poll(() => page.evaluate(() => indexedDB.databases().then(({ length }) => length)))
    .toBeGreaterThan(0)
  await page.reload()
  const { payload } = await api.send<{ payload: { content: { id: number }[] } }>(
    'GET',
    `/api/category/all?pageNo=0&pageSize=10&sortBy=creationDate&ascOrDesc=asc&title=${mark}`,
  )
  await api.send('DELETE', `/api/category/delete/${payload.content[0]?.id}`)
  await open()
  await page.getByRole('button', { name: 'Resume', exact: true }).press('Enter')
  await dialog.getByText('1 record with unsaved translations is not shown here.').waitFor()
  await page.keyboard.press('Control+s')
  await dialog.getByText(`${mark}: The record was not found.`).waitFor()
  await dialog.getByRole('button', { name: 'Discard row' }).press('Enter')
  await bar.getByText('changed cell').waitFor({ state: 'detached' })
})
