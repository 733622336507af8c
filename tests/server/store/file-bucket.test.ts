import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bucketFiles } from '../../../src/server/store/file-bucket.ts'
import { folderFiles } from '../../../src/server/store/file-folder.ts'
import type { FileStore } from '../../../src/server/store/files.ts'
import { freePort } from '../../support/free-port.ts'
import { multipart } from '../../support/multipart.ts'
import { pdf, png } from '../../support/pictures.ts'
import { eventually, filesIn, temporaryFolder } from '../../support/temporary-folder.ts'
import { startTestApi } from '../../support/test-api.ts'

const program = join(dirname(createRequire(import.meta.url).resolve('s3rver/package.json')), 'bin/s3rver.js')

describe('file stores', { timeout: 90_000 }, () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let endpoint: string
  let stop: () => void
  const stores: Record<string, FileStore> = {}
  const settings = {
    bucket: 'uploads',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }

  beforeAll(async () => {
    folder = await temporaryFolder()
    const port = await freePort()
    endpoint = `http://127.0.0.1:${port}`
    await mkdir(join(folder.path, 's3'))
    const arguments_ = ['-d', join(folder.path, 's3'), '-a', '127.0.0.1', '-p', String(port)]
    const child = spawn(process.execPath, [program, ...arguments_, '--configure-bucket', 'uploads'], {
      stdio: 'ignore',
    })
    stop = () => child.kill()
    await eventually(async () => fetch(endpoint).catch(() => null))
    stores.folder = folderFiles(join(folder.path, 'files'))
    stores.bucket = bucketFiles({ ...settings, endpoint })
  })
  afterAll(async () => {
    stop()
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

  it('says what the bucket answered when it refuses', async () => {
    const path = join(folder.path, 'refused.part')
    await writeFile(path, 'x')
    const store = bucketFiles({ ...settings, endpoint, bucket: 'nowhere' })
    await expect(store.put('abcdefghijkl.pdf', path, 'application/pdf')).rejects.toThrow(/answered 404/)
  })

  it('takes uploads to the bucket, and no record stays of one that it refuses', async () => {
    const data = join(folder.path, 'data')
    const s3 = (bucket: string): Record<string, string> => ({
      DATA_DIR: data,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    })
    const form = await multipart(
      { fileType: 'image/png', fileUploadType: 'CMS' },
      { name: 'a.png', content: png() },
    )
    const api = await startTestApi({ settings: s3('uploads') })
    const { body } = await api.call('POST', '/api/db-file/upload', form)
    const response = await api.app.inject({ url: body.payload.fileUrl })
    expect(response.rawPayload.equals(png())).toBe(true)
    expect(await filesIn(data)).toEqual([])
    await api.end()

    const broken = await startTestApi({ settings: s3('nowhere') })
    expect((await broken.call('POST', '/api/db-file/upload', form)).status).toBe(500)
    expect(await broken.services.store.count('DbFile', {})).toBe(0)
    await broken.end()
  })
})
