import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pdf } from '../../../support/content/pictures.ts'
import { filesIn } from '../../../support/disk/temporary-folder.ts'
import { multipart } from '../../../support/server/multipart.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi({})
})
afterAll(() => api.end())

const upload = async (name: string, content: Buffer, fileType: string): Promise<string> => {
  const form = await multipart({ fileType, fileUploadType: 'BOOK' }, { name, content })
  return (await api.call('POST', '/api/db-file/upload', form)).body.payload.fileUrl
}

/** A JPEG that hardly compresses. */
const photo = (width: number, height: number): Promise<Buffer> => {
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 251))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer()
}

it('returns a scaled WebP, until the image is removed', async () => {
  const content = await photo(600, 300)
  const url = await upload('cover.jpg', content, 'image/jpeg')
  const { headers, rawPayload } = await api.inject({ url: `${url}?thumbnail=96` })
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 192, height: 96 })
  expect(rawPayload.length).toBeLessThan(content.length / 4)

  const folder = join(api.dataDir, 'files')
  await Promise.all((await filesIn(folder)).map((path) => rm(path)))
  expect((await api.inject({ url: `${url}?thumbnail=96` })).statusCode).toBe(404)
})

it('returns smaller images and other files unchanged', async () => {
  const content = await photo(600, 300)
  const url = await upload('cover.jpg', content, 'image/jpeg')
  expect((await api.inject({ url: `${url}?thumbnail=384` })).rawPayload.equals(content)).toBe(true)
  const booklet = await upload('booklet.pdf', pdf(), 'application/pdf')
  expect((await api.inject({ url: `${booklet}?thumbnail=96` })).headers['content-type']).toBe(
    'application/pdf',
  )
})

it('refuses sizes that the contract does not list', async () => {
  const url = await upload('cover.jpg', await photo(100, 100), 'image/jpeg')
  expect((await api.inject({ url: `${url}?thumbnail=97` })).statusCode).toBe(400)
})
