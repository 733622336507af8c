import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { refuseInTransaction } from '../transaction.ts'
import { DiskSpace } from './disk-space.ts'
import { bucketFiles, type S3Settings } from './file-bucket.ts'
import type { FileStore } from './files.ts'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/** Flushes to disk, so that a power failure never leaves a name without its content. */
const flush = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const move = async (from: string, to: string): Promise<void> => {
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
export const folderFiles = (folder: string): FileStore => {
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

/** The settings for storing data. */
export interface FileSettings {
  /** Folder of the embedded database and of uploaded files. */
  readonly dataDir: string
  /** Null: files are stored in `dataDir`. */
  readonly s3: S3Settings | null
  /** Bytes that must stay free on the disks of the data. */
  readonly diskReserve: number
}

const filesFolder = ({ dataDir }: Pick<FileSettings, 'dataDir'>): string => join(dataDir, 'files')

/** A store that throws when called within a transaction, even for local files. */
const outsideTransactions = (store: FileStore): FileStore => ({
  put: async (...file) => {
    refuseInTransaction('Storing a file')
    return store.put(...file)
  },
  sizeOf: async (name) => {
    refuseInTransaction('Finding a file')
    return store.sizeOf(name)
  },
  open: async (...file) => {
    refuseInTransaction('Reading a file')
    return store.open(...file)
  },
  remove: async (name) => {
    refuseInTransaction('Removing a file')
    return store.remove(name)
  },
})

/** The file store without the guard against calls within a transaction. */
export const unguardedFileStore = (settings: FileSettings): FileStore =>
  settings.s3 === null ? folderFiles(filesFolder(settings)) : bucketFiles(settings.s3)

/** The store of uploaded files: an S3-compatible one if configured, otherwise the data folder. */
export const fileStoreOf = (settings: FileSettings): FileStore =>
  outsideTransactions(unguardedFileStore(settings))

/** The folder of uploads in progress; leftovers of a crash are removed by the sweep. */
export const uploadFolder = ({ dataDir }: Pick<FileSettings, 'dataDir'>): string => join(dataDir, 'uploading')

/** The free space for files, in the upload folder and in the store. */
export const fileSpace = (settings: FileSettings): DiskSpace =>
  new DiskSpace(
    [uploadFolder(settings), ...(settings.s3 === null ? [filesFolder(settings)] : [])],
    settings.diskReserve,
  )
