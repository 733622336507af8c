import { open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { freeSpace } from '../files/disk-space.ts'

/** Two files of the engine's log: one for recovery, and one to continue with. */
const size = 32 * 1024 * 1024
const portion = Buffer.alloc(1024 * 1024)

const fill = async (path: string): Promise<void> => {
  const file = await open(path, 'w', 0o600)
  try {
    for (let written = 0; written < size; written += portion.length) await file.write(portion)
  } finally {
    await file.close()
  }
}

/**
 * A file that reserves space for a full disk: an interrupted engine needs some space to reopen, and without it the data
 * could not even be read.
 */
export class SpareSpace {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  /** Releases the space to the engine when no other is left. */
  async release(): Promise<void> {
    if ((await freeSpace(dirname(this.#path))) < size) await rm(this.#path, { force: true })
  }

  /** Reserves the space, unless already reserved or less than the same amount would remain. */
  async take(): Promise<void> {
    const found = await stat(this.#path).catch(() => null)
    if (found?.size === size || (await freeSpace(dirname(this.#path))) < 2 * size) return
    // Another process may use the space at this moment; the next attempt is soon enough.
    await fill(this.#path).catch(() => rm(this.#path, { force: true }))
  }
}
