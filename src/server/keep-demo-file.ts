import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileStoreOf } from './equipment.ts'
import type { Services } from './services.ts'
import type { KeepFile } from './store/demo.ts'
import { fileObjectName } from './store/files.ts'

/** Copies a picture of the demo content into the file store, as an upload of it would. */
export function keepDemoFile({ settings }: Services): KeepFile {
  const files = fileStoreOf(settings)
  return async (path) => {
    const uploading = join(settings.dataDir, 'uploading')
    await mkdir(uploading, { recursive: true })
    const copy = join(await mkdtemp(join(uploading, 'demo-')), basename(path))
    await copyFile(path, copy)
    const key = randomBytes(18).toString('base64url')
    const { size } = await stat(copy)
    await files.put(fileObjectName(key, 'jpg'), copy, 'image/jpeg')
    const fileName = basename(path)
    return {
      fileUrl: `/files/${key}/${fileName}`,
      fileName,
      fileExtension: 'jpg',
      fileType: 'image/jpeg',
      fileSize: size,
    }
  }
}
