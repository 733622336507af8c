import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './files.ts'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/** Flushes to disk, so that a power failure never leaves a name without its content. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    const beside = `${to}.part`
    await copyFile(from, beside)
    await flush(beside)
    await rename(beside, to)
    await rm(from, { force: true })
  }
}

/** Stores files in a folder, in subfolders named by the first two characters. */
export function folderFiles(folder: string): FileStore {
  const pathOf = (name: string): string => join(folder, name.slice(0, 2), name)

  const sizeOf = async (name: string): Promise<number | null> => {
    try {
      return (await stat(pathOf(name))).size
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  return {
    sizeOf,
    put: async (name, temporaryPath) => {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      await flush(temporaryPath)
      await move(temporaryPath, path)
    },
    open: async (name, range) => {
      const size = await sizeOf(name)
      if (size === null) return null
      const part = range ? { start: range.first, end: range.last } : {}
      return { stream: createReadStream(pathOf(name), part), size }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}
