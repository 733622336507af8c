import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bucketFiles } from '../../../../src/server/store/files/file-bucket.ts'
import type { FileStore } from '../../../../src/server/store/files/files.ts'
import { folderFiles } from '../../../../src/server/store/files/open-files.ts'
import { pdf, png } from '../../../support/content/pictures.ts'
import { type S3, startS3 } from '../../../support/disk/s3.ts'
import { filesIn, temporaryFolder } from '../../../support/disk/temporary-folder.ts'
import { multipart } from '../../../support/server/multipart.ts'
import { startTestApi } from '../../../support/server/test-api.ts'

describe('file stores', { timeout: 90_000 }, () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let s3: S3
  const stores: Record<string, FileStore> = {}

  beforeAll(async () => {
    folder = await temporaryFolder()
    s3 = await startS3(folder.path)
    stores.folder = folderFiles(join(folder.path, 'files'))
    stores.bucket = bucketFiles(s3.settings)
  })
  afterAll(async () => {
    s3.stop()
    await folder.remove()
  })

  it.each(['folder', 'bucket'])('keep, measure, read in part and remove files: %s', async (name) => {
    const store = stores[name] as FileStore
    const content = pdf(300_000)
    const path = join(folder.path, `${name}.part`)
    await writeFile(path, content)
    await store.put('abcdefghijkl.pdf', path, 'application/pdf')
    expect(await store.sizeOf('abcdefghijkl.pdf')).toBe(content.length)
    const whole = await store.open('abcdefghijkl.pdf')
    expect(whole?.size).toBe(content.length)
    expect(whole && (await buffer(whole.stream)).equals(content)).toBe(true)
    const part = await store.open('abcdefghijkl.pdf', { first: 5, last: 9 })
    expect(part?.size).toBe(content.length)
    expect(part && (await buffer(part.stream)).equals(content.subarray(5, 10))).toBe(true)
    await store.remove('abcdefghijkl.pdf')
    expect(await store.sizeOf('abcdefghijkl.pdf')).toBeNull()
    expect(await store.open('abcdefghijkl.pdf')).toBeNull()
    await store.remove('abcdefghijkl.pdf')
  })

  it('reports the response of the bucket to a refused request', async () => {
    const path = join(folder.path, 'refused.part')
    await writeFile(path, 'x')
    const store = bucketFiles({ ...s3.settings, bucket: 'nowhere' })
    await expect(store.put('abcdefghijkl.pdf', path, 'application/pdf')).rejects.toThrow(/returned 404/)
  })

  it('sends uploads to the bucket, and keeps no record of a refused one', async () => {
    const data = join(folder.path, 'data')
    const settings = (bucket: string): Record<string, string> => ({
      ...s3.env,
      DATA_DIR: data,
      S3_BUCKET: bucket,
    })
    const form = await multipart(
      { fileType: 'image/png', fileUploadType: 'CMS' },
      { name: 'a.png', content: png() },
    )
    const api = await startTestApi({ settings: settings('uploads') })
    const { body } = await api.call('POST', '/api/db-file/upload', form)
    const response = await api.inject({ url: body.payload.fileUrl })
    expect(response.rawPayload.equals(png())).toBe(true)
    expect(await filesIn(data)).toEqual([])
    await api.end()

    const broken = await startTestApi({ settings: settings('nowhere') })
    expect((await broken.call('POST', '/api/db-file/upload', form)).status).toBe(500)
    expect(await broken.services.store.count('DbFile', {})).toBe(0)
    await broken.end()
  })
})
