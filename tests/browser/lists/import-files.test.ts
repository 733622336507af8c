import { Buffer } from 'node:buffer'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { violations } from '../../support/browser/axe.ts'
import { visit } from '../../support/browser/console-actions.ts'
import { pdf, png } from '../../support/content/pictures.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, sharesData: true, allow: [/Failed to load resource/] })

interface Slide {
  title: string
  image?: { fileName: string; fileUrl: string }
}

const slides = async (mark: string): Promise<Slide[]> => {
  const { payload } = await flow().api.send<{ payload: { content: Slide[] } }>(
    'GET',
    '/api/slider/all?pageNo=0&pageSize=100&sortBy=creationDate&ascOrDesc=desc',
  )
  return payload.content.filter(({ title }) => title.startsWith(mark))
}

it('imports images by their names from a ZIP archive, and names the files that are missing or refused', async () => {
  const { page } = flow()
  const mark = uniqueText()
  await visit(page, '/slider')
  await page.getByRole('button', { name: 'List options' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Import', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Import: / })
  const names = ['first.png', 'Second.PNG', 'third.png', 'notes.pdf']
  const rows = names.map((name, at) => `${mark} ${at + 1}\t${name}`)
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'rows.tsv', mimeType: '', buffer: Buffer.from(['Title\tImage', ...rows].join('\n')) },
  })
  const archive = zipSync({
    'images/first.png': new Uint8Array(png()),
    'images/second.png': new Uint8Array(png(12, 12)),
    'notes.pdf': new Uint8Array(pdf()),
    '__MACOSX/third.png': strToU8('a note'),
  })
  await dialog
    .locator('input[aria-label="Select images and files"]')
    .setInputFiles({ name: 'files.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) })
  await dialog.getByText('3 files selected').waitFor()
  expect(await violations(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Check the rows' }).press('Enter')
  await dialog.getByRole('button', { name: 'Invalid: 2', exact: true }).waitFor()
  await dialog.getByRole('gridcell', { name: 'third.png' }).focus()
  await dialog.getByText('“third.png” is not among the selected files.').waitFor()
  const chosen = page.waitForEvent('filechooser')
  await dialog.getByRole('gridcell', { name: 'notes.pdf' }).focus()
  await dialog.getByText('“notes.pdf” is not of a permitted type.').waitFor()
  // The name of another file cannot be typed; Enter selects it.
  await page.keyboard.press('Enter')
  await (await chosen).setFiles({ name: 'fourth.png', mimeType: 'image/png', buffer: png(14, 14) })
  await dialog.getByRole('button', { name: 'Invalid: 1', exact: true }).waitFor()
  await page.keyboard.press('Control+s')
  await page.getByText('3 rows saved.').waitFor()
  const stored = await slides(mark)
  expect(stored.map(({ title, image }) => [title, image?.fileName]).sort()).toEqual([
    [`${mark} 1`, 'first.png'],
    [`${mark} 2`, 'second.png'],
    [`${mark} 4`, 'fourth.png'],
  ])
})
