import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { prepareFlow, sample } from '../walker/flow.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/Failed to load resource/] })

it('go ahead of the save in the stated order, and not again when the save failed', async () => {
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

it('a picture that cannot be shown gives way to the default one', async () => {
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
