import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { megabyte } from '../../../contract/records/limits.ts'
import { storageFull } from '../../errors.ts'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Bytes that this process can write on the disk of the folder, which may not exist yet; Infinity where the system does
 * not report it.
 */
export const freeSpace = async (folder: string): Promise<number> => {
  try {
    const { bavail, bsize, blocks } = await statfs(folder)
    return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
  } catch (error) {
    if (isMissing(error) && dirname(folder) !== folder) return freeSpace(dirname(folder))
    throw error
  }
}

/**
 * The share of the reserve that must stay free; operations that add data stop long before those the server needs to
 * keep running.
 */
export type Share = 'whole' | 'half'

const inMegabytes = (bytes: number): number => Math.floor(bytes / megabyte)

/** The free space for data in some folders, possibly on different disks, against a reserve in bytes. */
export class DiskSpace {
  readonly #folders: readonly string[]
  readonly #reserve: number

  constructor(folders: readonly string[], reserve: number) {
    this.#folders = folders
    this.#reserve = reserve
  }

  /** Throws 507 if storing this many bytes would leave less than the share of the reserve. */
  async require(bytes = 0, share: Share = 'whole'): Promise<void> {
    const reserve = share === 'whole' ? this.#reserve : this.#reserve / 2
    if (reserve === 0) return
    for (const folder of this.#folders) {
      const free = await freeSpace(folder)
      if (free - bytes >= reserve) continue
      const addition = bytes > 0 ? `${inMegabytes(bytes)} MB to be stored` : 'something to be stored'
      throw storageFull(
        new Error(
          `${folder} has ${inMegabytes(free)} MB left, and with ${addition} it would be less than ${inMegabytes(reserve)} MB of DISK_RESERVE_MB`,
        ),
      )
    }
  }
}
