import { join } from 'node:path'
import type { Settings } from '../../settings.ts'
import { DiskSpace } from './disk-space.ts'
import { bucketFiles } from './file-bucket.ts'
import { folderFiles } from './file-folder.ts'
import type { FileStore } from './files.ts'

const filesFolder = ({ dataDir }: Settings): string => join(dataDir, 'files')

/** Where uploaded files are kept: an S3-compatible store when the settings name one, else the data folder. */
export const fileStoreOf = (settings: Settings): FileStore =>
  settings.s3 === null ? folderFiles(filesFolder(settings)) : bucketFiles(settings.s3)

/** Uploads on their way; what stays here after a crash is swept away. */
export const uploadFolder = ({ dataDir }: Settings): string => join(dataDir, 'uploading')

/** What is left for files, where they arrive and where they are kept. */
export const fileSpace = (settings: Settings): DiskSpace =>
  new DiskSpace(
    [uploadFolder(settings), ...(settings.s3 === null ? [filesFolder(settings)] : [])],
    settings.diskReserve,
  )
