import { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

interface Fazilat {
  id: number
  title: string
  content: string
}

const stored = async (mark: string): Promise<Fazilat[]> => {
  const { payload } = await flow().api.send<{ payload: { content: Fazilat[] } }>(
    'GET',
    `/api/fazilat/all?pageNo=0&pageSize=100&sortBy=creationDate&ascOrDesc=asc&fazilatType=HADITH_CATEGORY&title=${mark}`,
  )
  return payload.content
}

const openImport = async (page: Page, address: string, lines: readonly string[]) => {
  await visit(page, address)
  await page.getByRole('button', { name: 'List options' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Import', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Import: / })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'rows.tsv', mimeType: '', buffer: Buffer.from(lines.join('\n')) })
  await dialog.getByRole('button', { name: 'Check the rows' }).waitFor()
  return dialog
}

it('imports formatted texts as plain text, and keeps the format of texts with the same words', async () => {
  const { page, api } = flow()
  const mark = uniqueText()
  const content = '<p><strong>Bold</strong> words</p><p>A &amp; B</p>'
  await api.send('POST', '/api/fazilat/create', {
    ...{ title: `${mark} 1`, content, fazilatType: 'HADITH_CATEGORY', privateFazilat: false, active: true },
  })
  const [first] = await stored(mark)
  const dialog = await openImport(page, '/hadith-fazilat', [
    'ID\tTitle\tContent',
    `${first?.id}\t${mark} 1\t"Bold words\nA & B"`,
    `\t${mark} 2\t"One < two\nThree"`,
  ])
  await dialog.getByRole('button', { name: 'Check the rows' }).press('Enter')
  for (const state of ['New: 1', 'Unchanged: 1', 'Invalid: 0'])
    await dialog.getByRole('button', { name: state, exact: true }).waitFor()
  await page.keyboard.press('Control+s')
  await page.getByText('1 row saved.').waitFor()
  expect((await stored(mark)).map(({ content }) => content)).toEqual([
    content,
    '<p>One &lt; two</p><p>Three</p>',
  ])
})

it('names the fields and languages that are missing', async () => {
  const { page } = flow()
  const dialog = await openImport(page, '/book', ['Price', '12'])
  const missing = await dialog.getByText(/^Required but not in the file: /).textContent()
  expect(missing).toContain('Image')
  expect(missing).toContain('Author')
  expect(missing).toContain('Book Title (English)')
  await dialog.getByRole('button', { name: 'Check the rows' }).press('Enter')
  await dialog.getByRole('button', { name: 'Invalid: 1', exact: true }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Result as CSV' }).press('Enter'),
  ])
  const result = await readFile(await download.path(), 'utf8')
  expect(result).toContain('English Short Description is required')
  expect(result).not.toContain('{language}')
  await dialog.getByRole('button', { name: 'Discard' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter')
})
