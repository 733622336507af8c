import { join } from 'node:path'
import { refuseInTransaction } from '../transaction-scope.ts'
import { DiskSpace } from './disk-space.ts'
import { bucketFiles, type S3Settings } from './file-bucket.ts'
import { folderFiles } from './file-folder.ts'
import type { FileStore } from './files.ts'

/** Of the settings, those that say where data are kept. */
export type FileSettings = {
  /** Folder of the embedded database and of uploaded files. */
  readonly dataDir: string
  /** Null: files are kept in `dataDir`. */
  readonly s3: S3Settings | null
  /** Bytes that must stay free where data are kept. */
  readonly diskReserve: number
}

const filesFolder = ({ dataDir }: Pick<FileSettings, 'dataDir'>): string => join(dataDir, 'files')

/** A store that refuses to be called within a transaction, whether or not its files are behind a network. */
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

/** Where uploaded files are kept: an S3-compatible store when the settings name one, else the data folder. */
export const fileStoreOf = (settings: FileSettings): FileStore =>
  outsideTransactions(unguardedFileStore(settings))

/** Uploads on their way; what stays here after a crash is swept away. */
export const uploadFolder = ({ dataDir }: Pick<FileSettings, 'dataDir'>): string => join(dataDir, 'uploading')

/** What is left for files, where they arrive and where they are kept. */
export const fileSpace = (settings: FileSettings): DiskSpace =>
  new DiskSpace(
    [uploadFolder(settings), ...(settings.s3 === null ? [filesFolder(settings)] : [])],
    settings.diskReserve,
  )
