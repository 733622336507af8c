import { open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { freeSpace } from '../files/disk-space.ts'

/** Two files of the engine's log: one that it needs to recover, and one to go on with. */
const size = 32 * 1024 * 1024
const portion = Buffer.alloc(1024 * 1024)

async function fill(path: string): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    for (let written = 0; written < size; written += portion.length) await file.write(portion)
  } finally {
    await file.close()
  }
}

/**
 * A file that holds space for the day when the disk is full: an engine that was cut off then needs some to open again, and
 * without it there would not even be anything to read.
 */
export class SpareSpace {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  /** Gives the space to the engine when it has none besides. */
  async release(): Promise<void> {
    if ((await freeSpace(dirname(this.#path))) < size) await rm(this.#path, { force: true })
  }

  /** Takes the space, unless it is taken or would not leave as much again. */
  async take(): Promise<void> {
    const found = await stat(this.#path).catch(() => null)
    if (found?.size === size || (await freeSpace(dirname(this.#path))) < 2 * size) return
    // Somebody else may take the space at this moment; the next try is soon enough.
    await fill(this.#path).catch(() => rm(this.#path, { force: true }))
  }
}
