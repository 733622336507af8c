import { uploadDbFile } from '../../../generated/api/db-file/db-file.ts'
import type { DbFile, DbFileUpload } from '../../../generated/api/foundation.schemas.ts'
import type { Envelope } from '../../contract/conventions/envelope.ts'
import { ApiError } from '../api-error.ts'
import { textOf, untrusted } from '../untrusted-response.ts'

/** What an upload is for, which decides what kinds of files it may be. */
export type UploadArea = DbFileUpload['fileUploadType']

/** A file as the API keeps it. `fileUrl` is relative to the API host unless absolute. */
export interface UploadedFile {
  id: number
  fileUrl: string
  fileName: string
}

const toUploadedFile = (body: unknown, fileName: string): UploadedFile => {
  const { message, payload } = untrusted<Envelope>(body)
  const kept = untrusted<DbFile>(payload)
  const fileUrl = textOf(kept.fileUrl)
  if (typeof kept.id !== 'number' || fileUrl === '') throw new ApiError(200, textOf(message), [], body)
  return { id: kept.id, fileUrl, fileName: textOf(kept.fileName) || fileName }
}

/**
 * Uploads one file as multipart. `fileUploadType` is the area it belongs to (`BOOK`, `CMS`, …); `onProgress` hears
 * 0 to 1. Rejects with an `ApiError`, also when the answer names no file.
 */
export const uploadFile = async (
  file: File,
  fileUploadType: UploadArea,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<UploadedFile> => {
  const fileType = file.type || 'application/octet-stream'
  const answer = await uploadDbFile(
    { fileType, fileUploadType, file },
    {
      onUploadProgress: ({ loaded, total }) => total && onProgress?.(Math.min(loaded / total, 1)),
      ...(signal && { signal }),
    },
  )
  return toUploadedFile(answer, file.name)
}
