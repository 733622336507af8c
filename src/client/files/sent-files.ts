import { asRecord, isObject } from '../../contract/json.ts'
import { base64Of, fileOf, isDataUrl } from './data-url.ts'

/** A call that stores one file and returns its address or id. */
export interface UploadCall {
  method: string
  path: string
  /** The part of the multipart body with the file. */
  part: string
  /** Path of the value that the record keeps, in the response. */
  value: string
}

/**
 * How a property holds a file: as a part of the multipart body, as text in Base64, or as the value that a call of its own
 * returns for it.
 */
export type FilePlace = 'part' | 'base64' | UploadCall

type Values = Readonly<Record<string, unknown>>

const eachFile = async (value: unknown, change: (url: string) => Promise<unknown>): Promise<unknown> => {
  if (Array.isArray(value)) return Promise.all(value.map((item) => eachFile(item, change)))
  return isDataUrl(value) ? change(value) : value
}

/**
 * A record whose files are as the API expects them: uploaded by `upload` first, or in Base64. Files of a multipart body
 * stay data URLs for {@link multipart}. Rejects like `upload`.
 */
export const withSentFiles = async (
  data: unknown,
  files: Readonly<Record<string, FilePlace>>,
  upload: (call: UploadCall, file: File, url: string) => Promise<unknown>,
): Promise<unknown> => {
  if (!isObject(data)) return data
  const changed = Object.entries(files).map(async ([name, place]) => {
    const change = async (url: string): Promise<unknown> => {
      if (place === 'part') return url
      return place === 'base64' ? base64Of(url) : upload(place, fileOf(url), url)
    }
    return [name, await eachFile(data[name], change)] as const
  })
  const values = (await Promise.all(changed)).filter(([name]) => data[name] !== undefined)
  return { ...data, ...Object.fromEntries(values) }
}

const partOf = (value: unknown): string | Blob => {
  if (isDataUrl(value)) return fileOf(value)
  return isObject(value) ? new Blob([JSON.stringify(value)], { type: 'application/json' }) : String(value)
}

/**
 * A body as multipart: a part for each value, several for a list, JSON for an object. Texts of `files` that are no new
 * file, such as the address of a stored one, are left out: the API keeps what it has.
 */
export const multipart = (body: unknown, files: Readonly<Record<string, FilePlace>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(asRecord(body)))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== null && item !== undefined && (files[name] !== 'part' || isDataUrl(item)))
        form.append(name, partOf(item))
  return form
}

/** A record as a form shows it: texts in Base64 become files. */
export const withShownFiles = (record: Values, names: readonly string[]): Values => {
  const shown = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => shown(name, item))
    const isFile = typeof value === 'string' && value !== ''
    return isFile ? `data:application/octet-stream;name=${name};base64,${value}` : value
  }
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, names.includes(name) ? shown(name, value) : value]),
  )
}
