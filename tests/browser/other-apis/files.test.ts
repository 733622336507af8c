import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ResourcesFile } from '../../../scripts/console/resource.ts'
import { startGallery } from '../../support/any-api/gallery.ts'
import { type OpenedConsole, openConsole } from '../../support/any-api/open-console.ts'
import { rowWith, visit } from '../../support/browser/console-actions.ts'

/** Covers of notes are stored by a separate call. */
const withUploads = ({ resources, ...file }: ResourcesFile): ResourcesFile => ({
  ...file,
  resources: resources.map((resource) => {
    const { create, update } = resource.calls
    if (resource.name !== 'Note' || !create || !update) return resource
    const files = { cover: { call: 'POST /uploads', part: 'content', value: 'data.url' } }
    return {
      ...resource,
      calls: { ...resource.calls, create: { ...create, files }, update: { ...update, files } },
    }
  }),
})

let opened: OpenedConsole
beforeAll(async () => {
  opened = await openConsole('gallery', startGallery, {}, { edit: withUploads })
}, 180_000)
afterAll(() => opened?.close())

const file = (name: string, mimeType: string, text: string) => ({ name, mimeType, buffer: Buffer.from(text) })

const lastBody = (method: string, path: string): unknown =>
  opened.api.requests.filter((one) => one.method === method && one.url.startsWith(path)).at(-1)?.body

const save = async (path: string): Promise<void> => {
  const { page } = opened.watched
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL((url) => url.pathname === path)
}

it('sends files as parts of a multipart body; an update without new ones keeps them', async () => {
  const { page } = opened.watched
  await visit(page, '/pictures/add')
  await page.getByLabel('Title').fill('Minaret')
  await page.getByLabel('Image').setInputFiles(file('minaret é.png', 'image/png', 'pixels'))
  await page.getByText('minaret é.png').waitFor()
  await page
    .getByLabel('Details')
    .setInputFiles([file('a.txt', 'text/plain', 'A'), file('b.txt', 'text/plain', 'B')])
  await page.getByText('b.txt').waitFor()
  await save('/pictures')
  expect(lastBody('POST', '/pictures')).toEqual({
    title: 'Minaret',
    image: { file: 'minaret é.png', type: 'image/png', text: 'pixels' },
    details: [
      { file: 'a.txt', type: 'text/plain', text: 'A' },
      { file: 'b.txt', type: 'text/plain', text: 'B' },
    ],
  })
  await rowWith(page, 'Minaret').getByRole('link', { name: /^Edit/ }).click()
  await page.waitForURL(/\/edit\//)
  await page.getByLabel('Title').fill('Minaret at night')
  await save('/pictures')
  expect(lastBody('PATCH', '/pictures')).toEqual({ title: 'Minaret at night' })
  await rowWith(page, 'Minaret at night').waitFor()
})

it('requires a file as the document does', async () => {
  const { page } = opened.watched
  await visit(page, '/pictures/add')
  await page.getByLabel('Title').fill('Nothing')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('This field is required').waitFor()
})

it('stores files in Base64 and by a call of their own, and keeps them in an update', async () => {
  const { page } = opened.watched
  await page.goto('/notes/add')
  await page.getByLabel('Text').fill('First note')
  // Its place has the same name until its code has loaded.
  await page
    .locator('input')
    .and(page.getByLabel('Scan'))
    .setInputFiles(file('scan.txt', 'text/plain', 'scanned'))
  await page
    .locator('input')
    .and(page.getByLabel('Cover'))
    .setInputFiles(file('cover.png', 'image/png', 'pixels'))
  await page.getByText('cover.png').waitFor()
  // A repeated save does not repeat the upload.
  await page.route('**/mock-api/notes', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('main').getByRole('alert').first().waitFor()
  await save('/notes')
  expect(opened.api.requests.filter(({ url }) => url === '/uploads')).toHaveLength(1)
  const stored = {
    scan: Buffer.from('scanned').toString('base64'),
    cover: 'https://files.example.org/cover.png',
  }
  expect(lastBody('POST', '/uploads')).toEqual({
    content: { file: 'cover.png', type: 'image/png', text: 'pixels' },
  })
  expect(lastBody('POST', '/notes')).toEqual({ text: 'First note', ...stored })
  await rowWith(page, 'First note').getByRole('link', { name: /^Edit/ }).click()
  await page.waitForURL(/\/edit\//)
  await page.getByLabel('Text').fill('Second note')
  await save('/notes')
  expect(lastBody('PUT', '/notes')).toEqual({ text: 'Second note', ...stored })
  expect(opened.watched.problems.filter((one) => !one.includes('503'))).toEqual([])
})
