import { asRecord, isObject, type PlainObject } from '../../../../contract/json.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import type { FormFileValue } from '../../../widgets/widget.ts'
import { uiOptions } from '../data/mapping.ts'
import { settleFile } from '../upload/upload-files.ts'

/** The part of form data that may be stored: everything except passwords. */
export const keepable = (ui: JsonSchema, data: PlainObject): PlainObject =>
  Object.fromEntries(
    Object.entries(data).filter(([name]) => uiOptions(asRecord(ui[name])).widget !== 'password'),
  )

/** Keys of the selected files in form data that are not uploaded yet. */
export const pendingFiles = (data: unknown): readonly string[] => {
  if (Array.isArray(data)) return data.flatMap(pendingFiles)
  if (!isObject(data)) return []
  const { pending } = data
  return typeof pending === 'string' ? [pending] : Object.values(data).flatMap(pendingFiles)
}

/** The files of these keys that are still available. */
export const chosenFiles = (
  keys: readonly string[],
  fileOf: (key: string) => File | undefined,
): readonly (readonly [key: string, file: File])[] =>
  keys.flatMap((key) => {
    const file = fileOf(key)
    return file ? [[key, file] as const] : []
  })

/** Stored form data with its files: each under its object URL in this page; missing files are removed. */
export const withFiles = (
  data: PlainObject,
  files: ReadonlyMap<string, File>,
  addressOf: (file: File) => string,
): PlainObject =>
  pendingFiles(data).reduce<PlainObject>((before, pending) => {
    const file = files.get(pending)
    const value = file && { fileUrl: addressOf(file), fileName: file.name, pending }
    return settleFile(before, pending, value as FormFileValue)
  }, data)

/** Names of the files that form data refers to and `files` lacks. */
export const missingFiles = (data: unknown, files: ReadonlyMap<string, File>): readonly string[] => {
  if (Array.isArray(data)) return data.flatMap((part) => missingFiles(part, files))
  if (!isObject(data)) return []
  const { pending, fileName } = data
  if (typeof pending !== 'string') return Object.values(data).flatMap((part) => missingFiles(part, files))
  return files.has(pending) ? [] : [String(fileName)]
}
