import { copyFile, mkdir, mkdtemp, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Services } from '../services.ts'
import { fileObjectName, fileUrlOf, newFileKey } from '../store/files/file-address.ts'
import { fileStoreOf, uploadFolder } from '../store/files/open-files.ts'
import { contentOf, headLength } from '../upload/content.ts'
import { readStart } from '../upload/receive.ts'
import type { KeepFile } from './load-demo.ts'

/** Copies a file of the demo content to the file store, like an upload. */
export function keepDemoFile({ settings }: Services): KeepFile {
  const files = fileStoreOf(settings)
  return async (path) => {
    const uploading = uploadFolder(settings)
    await mkdir(uploading, { recursive: true })
    const copy = join(await mkdtemp(join(uploading, 'demo-')), basename(path))
    await copyFile(path, copy)
    const key = newFileKey()
    const { size } = await stat(copy)
    const { extension, type } = await contentOf(await readStart(copy, headLength))
    await files.put(fileObjectName(key, extension), copy, type)
    const fileName = basename(path)
    return {
      fileUrl: fileUrlOf(key, fileName),
      fileName,
      fileExtension: extension,
      fileType: type,
      fileSize: size,
    }
  }
}
