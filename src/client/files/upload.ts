import { uploadDbFile } from '../../../generated/api/db-file/db-file.ts'
import type { DbFile, DbFileUpload } from '../../../generated/api/foundation.schemas.ts'
import type { Envelope } from '../../contract/conventions/envelope.ts'
import { ApiError } from '../api-error.ts'
import { textOf, untrusted } from '../untrusted-response.ts'

/** The purpose of an upload, which determines the allowed types of files. */
export type UploadArea = DbFileUpload['fileUploadType']

/** A file as stored by the API. `fileUrl` is relative to the API host unless absolute. */
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
 * Uploads one file as multipart. `fileUploadType` is its upload area (`BOOK`, `CMS`, …); `onProgress` gets 0 to 1.
 * Rejects with an `ApiError`, also when the response contains no file.
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
