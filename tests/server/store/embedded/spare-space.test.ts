import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SpareSpace } from '../../../../src/server/store/embedded/spare-space.ts'
import { fillUp, mountable, onSmallDisk, smallDisk } from '../../../support/disk/small-disk.ts'

const megabyte = 1024 * 1024

describe.skipIf(!mountable)(`spare space on a disk of 100 MB${onSmallDisk}`, () => {
  let disk: Awaited<ReturnType<typeof smallDisk>>
  let spare: SpareSpace

  beforeEach(async () => {
    disk = await smallDisk(100)
    spare = new SpareSpace(join(disk.path, 'spare'))
  })
  afterEach(() => disk.remove())

  /** Allocated megabytes of the file. */
  const spaceUsed = async (): Promise<number> => {
    const found = await stat(join(disk.path, 'spare')).catch(() => null)
    return found ? (found.blocks * 512) / megabyte : 0
  }

  it('is allocated once, and kept while there is other space', async () => {
    await spare.take()
    expect(await spaceUsed()).toBe(32)
    await spare.take()
    await spare.release()
    expect(await spaceUsed()).toBe(32)
  })

  it('is released when there is no other, and allocated again when there is', async () => {
    await spare.take()
    const remove = await fillUp(disk.path)
    await spare.release()
    expect(await spaceUsed()).toBe(0)
    await spare.take()
    expect(await spaceUsed()).toBe(0)
    await remove()
    await spare.take()
    expect(await spaceUsed()).toBe(32)
  })

  it('is not allocated if no space would be left', async () => {
    await fillUp(disk.path, 60 * megabyte)
    await spare.take()
    expect(await spaceUsed()).toBe(0)
  })
})
