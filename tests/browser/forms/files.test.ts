import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { png } from '../../support/content/pictures.ts'
import { prepareFlow, sample } from '../walker/flow.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/Failed to load resource/] })

it('are uploaded before the save in the stated order, and not again after a failed save', async () => {
  const { page, press, fill } = flow()
  const uploads: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/db-file/upload')) return
    const name = /filename="([^"]+)"/.exec(request.postDataBuffer()?.toString() ?? '')?.[1]
    uploads.push(name ?? 'without a name')
  })
  const tries = { failing: 1 }
  await page.route(/\/api\/book\/create/, (route) => {
    tries.failing -= 1
    return tries.failing < 0
      ? route.fallback()
      : route.fulfill({ status: 503, json: { success: false, message: 'Back in a minute' } })
  })
  await visit(page, '/book/add')
  await fill('book', {
    pdfFile: 'whole.pdf',
    partialPdf: 'part.pdf',
    bookDisplayImage: 'cover.png',
    titles: sample,
    shortDescriptions: sample,
    author: sample,
  })
  await press('Save')
  await page.getByText('Back in a minute').first().waitFor()
  expect(uploads).toEqual(['cover.png', 'part.pdf', 'whole.pdf'])
  await page.getByText('whole.pdf').waitFor()
  await press('Save')
  await takeToast(flow(), 'Book created')
  expect(uploads).toHaveLength(3)
})

it('refused files of several are shown at their fields, and the others are uploaded once', async () => {
  const { page, press, fill } = flow()
  let uploads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/db-file/upload')) uploads += 1
  })
  await visit(page, '/book/add')
  await fill('book', { partialPdf: 'part.pdf', pdfFile: 'whole.pdf', bookDisplayImage: 'cover.png' })
  await fill('book', { titles: sample, shortDescriptions: sample, author: sample })
  const input = page.getByRole('group', { name: 'PDF File', exact: true }).locator('input[type=file]')
  await input.setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') })
  await press('Save')
  await page.getByText('The file is neither an image').first().waitFor()
  expect(await input.getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByText('/file').count()).toBe(0)
  await fill('book', { pdfFile: 'whole.pdf' })
  await press('Save')
  await takeToast(flow(), 'Book created')
  expect(uploads).toBe(4)
})

it('a file changed on disk after its selection is named, and not reported as a lost connection', async () => {
  const { page, press } = flow()
  const folder = await mkdtemp(join(tmpdir(), 'chosen-'))
  const path = join(folder, 'picture.png')
  await writeFile(path, png())
  await visit(page, '/slider/add')
  await page.getByLabel('Title').fill('Welcome')
  const picture = page.getByRole('group', { name: 'Image' })
  await picture.locator('input[type=file]').setInputFiles(path)
  await picture.getByRole('img', { name: 'picture.png' }).waitFor()
  await writeFile(path, 'something else')
  // Browsers measure modification times in seconds.
  await utimes(path, new Date(), new Date(Date.now() + 60_000))
  await press('Save')
  await page.getByText('“picture.png” can no longer be read').waitFor()
  await rm(folder, { recursive: true })
  await picture
    .locator('input[type=file]')
    .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: png() })
  await press('Save')
  await takeToast(flow(), 'Slider created')
})

it('a picture that cannot be shown is replaced by the default one', async () => {
  const { page } = flow()
  await page.route(
    (url) => url.pathname.startsWith('/api/db-file/') || url.pathname.startsWith('/files/'),
    (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/png', body: 'no picture' })
        : route.fallback(),
  )
  await visit(page, '/book/all')
  const picture = page.getByRole('img', { name: 'Image is Corrupted!' }).first()
  await picture.waitFor()
  expect(await picture.getAttribute('src')).toBe('/static/default-image.png')
  const width = () => picture.evaluate((each) => (each as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
})

it('a profile photo is cropped to a square before it is uploaded', async () => {
  const { page } = flow()
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const uploaded = page.waitForResponse('**/api/db-file/upload')
  await visit(page, '/admin/profile-update')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Rotate right' }).click()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { payload } = await (await uploaded).json()
  const file = await page.request.get(payload.fileUrl)
  const { width, height } = await sharp(await file.body()).metadata()
  expect([width, height]).toEqual([40, 40])
  await page.getByRole('button', { name: 'Remove Photo' }).click()
})
