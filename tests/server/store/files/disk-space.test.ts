import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HttpError } from '../../../../src/server/errors.ts'
import { DiskSpace, freeSpace } from '../../../../src/server/store/files/disk-space.ts'
import { pdf } from '../../../support/content/pictures.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { fillUp, mountable, onSmallDisk, smallDisk } from '../../../support/disk/small-disk.ts'
import { multipart } from '../../../support/server/multipart.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'

const megabyte = 1024 * 1024

describe.skipIf(!mountable)(`the space on a disk of 20 MB${onSmallDisk}`, () => {
  let disk: Awaited<ReturnType<typeof smallDisk>>

  beforeAll(async () => {
    disk = await smallDisk(20)
    await fillUp(disk.path, 10.5 * megabyte)
  })
  afterAll(() => disk.remove())

  const outcome = async (space: DiskSpace, bytes?: number, share?: 'whole' | 'half'): Promise<number> =>
    space.require(bytes, share).then(
      () => 200,
      (error: unknown) => (error instanceof HttpError ? error.status : Number.NaN),
    )

  it.each<[string, { reserve: number; bytes?: number; share?: 'half'; status: number }]>([
    ['enough', { reserve: 9, status: 200 }],
    ['less than the reserve', { reserve: 11, status: 507 }],
    ['enough, but not with what comes', { reserve: 9, bytes: 2, status: 507 }],
    ['enough for half of it', { reserve: 18, share: 'half', status: 200 }],
    ['less than half of it', { reserve: 22, share: 'half', status: 507 }],
    ['whatever is left, without a reserve', { reserve: 0, bytes: 100, status: 200 }],
  ])('%s', async (_, { reserve, bytes = 0, share, status }) => {
    const space = new DiskSpace([disk.path], reserve * megabyte)
    expect(await outcome(space, bytes * megabyte, share)).toBe(status)
  })

  it('is that of the disk that will hold a missing folder', async () => {
    expect(await freeSpace(join(disk.path, 'not', 'yet', 'there'))).toBe(await freeSpace(disk.path))
  })

  it('is checked in every folder, and the log names the one with too little', async () => {
    const space = new DiskSpace(['/', disk.path], 12 * megabyte)
    await expect(space.require()).rejects.toMatchObject({
      message: 'The server has no space left. Nothing was saved. Tell the administrator.',
      cause: new Error(
        `${disk.path} has 10 MB left, and with something to be stored it would be less than 12 MB of DISK_RESERVE_MB`,
      ),
    })
  })
})

/** More than the size of any disk. */
const impossible = '100000000'

describe.each(databaseKinds)('an API on %s that has less space for files than it is to keep', (kind) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi({ kind, settings: { DISK_RESERVE_MB: impossible } })
  })
  afterAll(() => api.end())

  it('refuses an upload before it arrives', async () => {
    const form = await multipart(
      { fileType: 'application/pdf', fileUploadType: 'BOOK' },
      { name: 'a.pdf', content: pdf() },
    )
    expect(await api.call('POST', '/api/db-file/upload', form)).toMatchObject({ status: 507 })
  })

  it('accepts records, which are on another disk', async () => {
    const response = await api.call('POST', '/api/dua-category/create', { body: { title: 'Morning' } })
    expect(response.status).toBe(200)
  })
})
