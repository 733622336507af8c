import { join } from 'node:path'
import { refuseInTransaction } from '../transaction-scope.ts'
import { DiskSpace } from './disk-space.ts'
import { bucketFiles, type S3Settings } from './file-bucket.ts'
import { folderFiles } from './file-folder.ts'
import type { FileStore } from './files.ts'

/** The settings for storing data. */
export type FileSettings = {
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
