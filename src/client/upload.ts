import type { DbFile, DbFileUpload } from '../../generated/models/index.ts'
import { ApiError } from './api-error.ts'
import { http } from './http.ts'

/** A file as the API keeps it. `fileUrl` is relative to the API host unless absolute. */
export interface UploadedFile {
  id: number
  fileUrl: string
  fileName: string
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const toUploadedFile = (body: unknown, fileName: string): UploadedFile => {
  const answered = isRecord(body) && body.success === true ? body.payload : undefined
  const payload: { readonly [Name in keyof DbFile]?: unknown } | undefined = isRecord(answered)
    ? answered
    : undefined
  if (payload && typeof payload.id === 'number' && typeof payload.fileUrl === 'string') {
    return {
      id: payload.id,
      fileUrl: payload.fileUrl,
      fileName: typeof payload.fileName === 'string' ? payload.fileName : fileName,
    }
  }
  throw new ApiError(200, isRecord(body) && typeof body.message === 'string' ? body.message : '', [], body)
}

/**
 * Uploads one file as multipart. `fileUploadType` is the area it belongs to (`BOOK`, `CMS`, …); `onProgress` hears
 * 0 to 1. Rejects with an `ApiError`, also when the answer names no file.
 */
export const uploadFile = async (
  file: File,
  fileUploadType: string,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<UploadedFile> => {
  const body = new FormData()
  body.append('fileType' satisfies keyof DbFileUpload, file.type || 'application/octet-stream')
  body.append('fileUploadType' satisfies keyof DbFileUpload, fileUploadType)
  body.append('file' satisfies keyof DbFileUpload, file, file.name)
  const { data } = await http.post<unknown>('/api/db-file/upload', body, {
    onUploadProgress: ({ loaded, total }) => total && onProgress?.(Math.min(loaded / total, 1)),
    ...(signal && { signal }),
  })
  return toUploadedFile(data, file.name)
}
