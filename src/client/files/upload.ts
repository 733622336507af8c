import { uploadNames as names } from '../../contract/conventions/upload.ts'
import { isObject, valueAt } from '../../contract/json.ts'
import { isRecordId, type RecordId } from '../../contract/records/record-id.ts'
import { ApiError } from '../api-error.ts'
import { callOperation } from '../call.ts'
import { textOf } from '../untrusted-response.ts'

/** The purpose of an upload, which determines the allowed types of files. */
export type UploadArea = string

/** A file as stored by the API. `fileUrl` is relative to the API host unless absolute. */
export interface UploadedFile {
  id: RecordId
  fileUrl: string
  fileName: string
}

const partAt = (payload: unknown, path: string): unknown =>
  isObject(payload) ? valueAt(payload, path.split('.')) : undefined

const textAt = (payload: unknown, path: string): string => {
  const part = partAt(payload, path)
  return typeof part === 'string' ? part : ''
}

/**
 * Uploads one file as multipart, as the conventions describe. `area` is its upload area (`BOOK`, `CMS`, …); `onProgress`
 * gets 0 to 1. Rejects with an `ApiError`, also when the response contains no file.
 */
export const uploadFile = async (
  file: File,
  area: UploadArea,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<UploadedFile> => {
  const body = {
    ...(names.type !== undefined && { [names.type]: file.type || 'application/octet-stream' }),
    ...(names.area !== undefined && { [names.area]: area }),
    [names.file]: file,
  }
  const { message, payload } = await callOperation(names.operation, { body, onProgress }, signal)
  const id = partAt(payload, names.id)
  const fileUrl = textAt(payload, names.url)
  if (!isRecordId(id) || fileUrl === '') throw new ApiError(200, textOf(message), [], payload)
  return { id, fileUrl, fileName: (names.name && textAt(payload, names.name)) || file.name }
}

/** A selected file that the browser can no longer read: it was changed, moved or deleted on disk. */
export class GoneFile extends Error {
  override readonly name = 'GoneFile'
  readonly fileName: string

  constructor(fileName: string) {
    super(`"${fileName}" is not there as it was chosen`)
    this.fileName = fileName
  }
}

/**
 * Runs work on a selected file. Rejects with a {@link GoneFile} when the file can no longer be read, which browsers
 * report as a lost connection; otherwise with the original error.
 */
export const withFile = async <T>(file: File, act: () => Promise<T>): Promise<T> => {
  try {
    return await act()
  } catch (error) {
    const head = await file
      .slice(0, 1)
      .arrayBuffer()
      .catch(() => null)
    throw head ? error : new GoneFile(file.name)
  }
}
