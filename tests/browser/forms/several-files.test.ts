import sharp from 'sharp'
import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/Failed to load resource/] })

/** A photo of 60 by 40 pixels. */
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer(),
})

interface Created {
  payload: { id: number }
}

interface Photos {
  payload: {
    totalElements: number
    content: { id: number; title: string; photoPreview: { fileUrl: string } }[]
  }
}

const categoryWith = async (title: string): Promise<number> =>
  (await flow().api.send<Created>('POST', '/api/photo-category/create', { title })).payload.id

const photosOf = async (category: number): Promise<Photos['payload']> =>
  (await flow().api.send<Photos>('GET', `/api/photo_content/id/${category}?pageNo=0&pageSize=50`)).payload

it('adds thirty photos together, and retries those that fail', async () => {
  const { page } = flow()
  const category = await categoryWith('Opening')
  await visit(page, `/photo-gallery/photos/view/${category}`)
  let uploads = 0
  await page.route('**/api/db-file/upload', (route) => {
    uploads += 1
    return uploads % 10 === 3
      ? route.fulfill({ status: 503, json: { success: false, message: 'Full' } })
      : route.fallback()
  })
  await page.getByRole('button', { name: 'Add several' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add several: Photos' })
  const files = await Promise.all(Array.from({ length: 30 }, (_, at) => photo(`Hall_${at + 1}.jpg`)))
  await dialog.locator('input[type=file]').setInputFiles(files)
  const first = dialog.getByRole('textbox', { name: 'Title: Hall_1.jpg' })
  expect(await first.inputValue()).toBe('Hall 1')
  await first.fill('The first photo')
  await dialog.getByRole('button', { name: 'Add 30 records' }).click()
  await dialog.getByText('3 files failed.').waitFor()
  expect(await dialog.getByRole('listitem').count()).toBe(3)
  expect(await dialog.getByText('Full').count()).toBe(3)
  expect((await photosOf(category)).totalElements).toBe(27)
  await page.unroute('**/api/db-file/upload')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { totalElements, content } = await photosOf(category)
  expect(totalElements).toBe(30)
  expect(content.map(({ title }) => title)).toContain('The first photo')
  await page
    .getByText(/of 30$/)
    .first()
    .waitFor()
})

it('records have the order of their files, although a later file is uploaded before an earlier one', async () => {
  const { page } = flow()
  const category = await categoryWith('Order')
  await visit(page, `/photo-gallery/photos/view/${category}`)
  let uploads = 0
  await page.route('**/api/db-file/upload', async (route) => {
    uploads += 1
    if (uploads === 1) await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Add several' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add several: Photos' })
  const files = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => photo(`${name}.jpg`)))
  await dialog.locator('input[type=file]').setInputFiles(files)
  await dialog.getByRole('button', { name: 'Add 5 records' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.unrouteAll({ behavior: 'wait' })
  const { content } = await photosOf(category)
  const titles = content.toSorted((one, other) => one.id - other.id).map(({ title }) => title)
  expect(titles).toEqual(['A', 'B', 'C', 'D', 'E'])
})

it('refused files say why, and the dialog asks before it discards files', async () => {
  const { page } = flow()
  await visit(page, `/photo-gallery/photos/view/${await categoryWith('Refused')}`)
  await page.getByRole('button', { name: 'Add several' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add several: Photos' })
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }
  await dialog.locator('input[type=file]').setInputFiles([text, await photo('Yard.jpg')])
  await dialog.getByText('“notes.txt” is not an image.').waitFor()
  await dialog.getByRole('button', { name: 'Add 1 record' }).waitFor()
  await dialog.getByRole('textbox', { name: 'Title: Yard.jpg' }).fill(' ')
  await dialog.getByText('Enter a title.').waitFor()
  expect(await dialog.getByRole('button', { name: 'Add 0 records' }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page
    .getByRole('alertdialog', { name: 'Discard the files?' })
    .getByRole('button', { name: 'Discard' })
    .click()
  await dialog.waitFor({ state: 'detached' })
})

it('files that are dropped on the list open the dialog', async () => {
  const { page } = flow()
  await visit(page, `/photo-gallery/photos/view/${await categoryWith('Dropped')}`)
  await page.getByRole('button', { name: 'Add several' }).waitFor()
  await page.getByRole('main').evaluate((main) => {
    const data = new DataTransfer()
    data.items.add(new File(['one'], 'One.png', { type: 'image/png' }))
    data.items.add(new File(['two'], 'Two.png', { type: 'image/png' }))
    main.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  })
  await page.getByRole('textbox', { name: 'Title: Two.png' }).waitFor()
})

it('undoes added photos', async () => {
  const { page } = flow()
  const category = await categoryWith('Reverted')
  await visit(page, `/photo-gallery/photos/view/${category}`)
  await page.getByRole('button', { name: 'Add several' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add several: Photos' })
  await dialog.locator('input[type=file]').setInputFiles([await photo('One.jpg'), await photo('Two.jpg')])
  await dialog.getByRole('button', { name: 'Add 2 records' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect((await photosOf(category)).totalElements).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone', { exact: true }).waitFor()
  expect((await photosOf(category)).totalElements).toBe(0)
})

it('a picture is cropped and rotated before it is uploaded', async () => {
  const { page, press } = flow()
  const category = await categoryWith('Turned')
  await visit(page, `/photo-gallery/photos/${category}/add`)
  await page.getByLabel('Title').fill('Turned')
  const group = page.getByRole('group', { name: 'Photo' })
  await group.locator('input[type=file]').setInputFiles(await photo('Gate.jpg'))
  await group.getByRole('button', { name: 'Crop and rotate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crop and rotate' })
  await dialog.getByRole('button', { name: 'Rotate right' }).click()
  await dialog.getByRole('combobox', { name: 'Shape' }).click()
  await page.getByRole('option', { name: '1:1' }).click()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await dialog.waitFor({ state: 'detached' })
  await press('Save')
  await page.waitForURL(/\/view\//)
  const { content } = await photosOf(category)
  const file = await page.request.get(content[0]?.photoPreview.fileUrl ?? '')
  const { width, height } = await sharp(await file.body()).metadata()
  expect([width, height]).toEqual([40, 40])
})

it('a card shows the cover and the number of its photos, and all of its buttons', async () => {
  const { page } = flow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/photo-gallery')
  const card = page.locator('.MuiCard-root .MuiCard-root').filter({ hasText: 'Opening' }).first()
  await card.getByText('Photos: 30').waitFor()
  await expect.poll(() => card.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(60)
  const [frame, button] = await Promise.all([
    card.boundingBox(),
    card.getByRole('button', { name: /^Delete/ }).boundingBox(),
  ])
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0))
})
