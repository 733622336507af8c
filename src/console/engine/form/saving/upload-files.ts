import { ApiError } from '../../../../client/api-error.ts'
import { isObject } from '../../../../contract/json.ts'
import { mapParts, toPointer } from '../../../../contract/json-pointer.ts'
import type { FormFileValue } from '../../../widgets/widget.ts'

type Upload = (pending: string, value: FormFileValue) => Promise<FormFileValue>

const isPending = (value: unknown): value is FormFileValue & { pending: string } =>
  isObject(value) && typeof value.pending === 'string'

/** An upload error with its faults at the file's place in the form: the API only knows the body of the upload. */
const placedAt = (place: string, error: unknown): unknown => {
  if (!(error instanceof ApiError) || error.faults.length === 0) return error
  const { status, serverMessage, payload, changes, coded, noResponse, isOfApi } = error
  const faults = error.faults.map((fault) => ({ ...fault, path: place }))
  return new ApiError(status, serverMessage, faults, payload, changes, coded, noResponse, isOfApi)
}

/**
 * Uploads the new files in form data one after the other, in form order, and returns the data with the API's files in
 * their place. `settled` is called after each, so that an uploaded file is not uploaded again when a later step fails.
 * Rejects like `upload`, with the faults of an `ApiError` at the file's place in the form (JSON Pointer).
 */
export const uploadFiles = async <T>(
  data: T,
  upload: Upload,
  settled: (pending: string, file: FormFileValue) => void,
): Promise<T> => {
  const walk = async (value: unknown, path: readonly (string | number)[]): Promise<unknown> => {
    if (isPending(value)) {
      const file = await upload(value.pending, value).catch((error: unknown) => {
        throw placedAt(toPointer(path), error)
      })
      settled(value.pending, file)
      return file
    }
    if (Array.isArray(value)) {
      const items: unknown[] = []
      for (const [index, item] of value.entries()) items.push(await walk(item, [...path, index]))
      return items
    }
    if (!isObject(value)) return value
    const copy: Record<string, unknown> = {}
    for (const [key, part] of Object.entries(value)) copy[key] = await walk(part, [...path, key])
    return copy
  }
  return (await walk(data, [])) as T
}

/** Replaces one pending file by the uploaded one, anywhere in form data. */
export const settleFile = <T>(data: T, pending: string, file: FormFileValue): T => {
  const walk = (value: unknown): unknown => {
    if (isPending(value)) return value.pending === pending ? file : value
    return mapParts(value, walk)
  }
  return walk(data) as T
}
