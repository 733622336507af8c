import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdf, png } from '../../support/content/pictures.ts'
import { databaseKinds } from '../../support/database/test-database.ts'
import { mountable, mountSmall, onSmallDisk, unmount } from '../../support/disk/small-disk.ts'
import { filesIn, temporaryFolder } from '../../support/disk/temporary-folder.ts'
import { multipart } from '../../support/server/multipart.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

const full = 'The server has no space left. Nothing was saved. Tell the administrator.'

describe.skipIf(!mountable).each(databaseKinds)(`a full disk, the records on %s${onSmallDisk}`, (kind) => {
  let api: TestApi
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  const disks: string[] = []

  beforeAll(async () => {
    folder = await temporaryFolder()
    for (const name of ['uploading', 'files']) {
      await mkdir(join(folder.path, name))
      await mountSmall(join(folder.path, name), 1)
      disks.push(join(folder.path, name))
    }
    api = await startTestApi({ kind, settings: { DATA_DIR: folder.path, DISK_RESERVE_MB: '0' } })
  })
  afterAll(async () => {
    // The disks are removed whatever fails before.
    await api?.end().catch(() => undefined)
    for (const disk of disks) await unmount(disk)
    await folder.remove()
  })

  const upload = async (content: Buffer, fileType: string, area: string): Promise<TestResponse> =>
    api.call(
      'POST',
      '/api/db-file/upload',
      await multipart({ fileType, fileUploadType: area }, { name: 'a', content }),
    )
  const left = (): Promise<string[][]> => Promise.all(disks.map(filesIn))
  const records = (): Promise<number> => api.services.store.count('DbFile', {})

  it('refuses an upload that does not fit while it is received, and stores nothing of it', async () => {
    const response = await upload(pdf(3_000_000), 'application/pdf', 'BOOK')
    expect(response).toMatchObject({ status: 507, body: { success: false, message: full } })
    expect(await left()).toEqual([[], []])
    expect(await records()).toBe(0)
  })

  it('refuses one that does not fit into the file store, and rolls its record back', async () => {
    // Two disks: the file fits on the first, but not on the second.
    const noise = await sharp(randomBytes(480 * 480 * 3), { raw: { width: 480, height: 480, channels: 3 } })
      .png()
      .toBuffer()
    expect((await upload(noise, 'image/png', 'CMS')).status).toBe(200)
    const kept = (await left())[1]
    const response = await upload(noise, 'image/png', 'CMS')
    expect(response).toMatchObject({ status: 507, body: { message: full } })
    expect(await left()).toEqual([[], kept])
    expect(await records()).toBe(1)
  })

  it('continues to accept requests that fit', async () => {
    expect((await upload(png(), 'image/png', 'CMS')).status).toBe(200)
  })
})
