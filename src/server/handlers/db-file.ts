import type { DbFile, DbFileAnswer, DbFileUpload } from '../../../generated/api/foundation.schemas.ts'
import type { JsonObject } from '../../contract/json.ts'
import { megabyte, type ThumbnailSize } from '../../contract/records/limits.ts'
import { plainSchema } from '../contract/schema.ts'
import { fileResource } from '../contract/table/field.ts'
import { notFound } from '../errors.ts'
import { immutable } from '../http/console-files.ts'
import { type ByteRange, fileObjectName, fileUrlOf, newFileKey } from '../store/files/files.ts'
import type { Serialized, Stored } from '../stored-model.ts'
import {
  checkAnnounced,
  contentOf,
  finishFile,
  headLength,
  type Kind,
  refused,
  typeOfExtension,
} from '../upload/content.ts'
import { cleanFileName, contentDisposition, type Form, withForm } from '../upload/read-form.ts'
import { largerThan } from '../upload/receive.ts'
import { bodyOf } from './call.ts'
import type { Call, HandlerResult, OperationResult } from './handler.ts'

/** The requested bytes of a file of this size; null for all of them. */
type RequestedRange = (size: number) => ByteRange | 'beyond' | null

/**
 * Parses a `Range` header. Null when there is none, or when it requests anything but a single range of bytes, which a
 * server may ignore (RFC 9110, 14.2).
 */
export const readRange = (header: string | undefined): RequestedRange | null => {
  const [whole, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (whole === undefined || (from === '' && to === '')) return null
  return (size) => {
    const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
    const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
    if (from !== '' && to !== '' && Number(to) < Number(from)) return null
    return first < size && first <= last ? { first, last } : 'beyond'
  }
}

type Sent = Serialized<Omit<DbFileUpload, 'file'>>
type Area = Sent['fileUploadType']

/** The upload areas of the contract: the maximum size in MB by kind of file (`x-accepts`, docs/contract.md). */
const areasOf = ({ operation }: Call): Readonly<Record<string, Readonly<Record<string, number>>>> => {
  const { properties } = plainSchema(operation.body ?? {})
  return plainSchema(properties?.fileUploadType ?? {})['x-accepts'] ?? {}
}

/** The maximum size in bytes for a kind of file in an area; 415 if the area does not accept it. */
const limitIn = (call: Call, area: Area, kind: Kind): number => {
  const accepted = areasOf(call)[area] ?? {}
  const largest = Object.hasOwn(accepted, kind) ? accepted[kind] : undefined
  if (largest === undefined) throw refused('file.only', { kinds: Object.keys(accepted).join(',') })
  return largest * megabyte
}

/** The maximum over all areas, while the area is not known yet. */
const limitAnywhere = (call: Call, kind: Kind): number =>
  Math.max(0, ...Object.values(areasOf(call)).map((accepted) => accepted[kind] ?? 0)) * megabyte

const isArea = (call: Call, area: unknown): area is Area =>
  typeof area === 'string' && Object.hasOwn(areasOf(call), area)

/**
 * Stores the file: its record first, then its content. A crash in between leaves an unreferenced record, which the
 * sweep removes; the other order would leave an orphaned file.
 */
const keep = async (call: Call, { fields, file }: Form): Promise<OperationResult<DbFileAnswer>> => {
  const { fileType, fileUploadType } = bodyOf<Sent>({ body: fields })
  const content = await contentOf(file.head)
  checkAnnounced(fileType, content)
  const limit = limitIn(call, fileUploadType, content.kind)
  if (file.size > limit) throw largerThan(limit)
  const fileSize = await finishFile(file.path, content)
  const { files } = call.services
  const key = newFileKey()
  const fileName = cleanFileName(file.name, content.extension)
  const id = await call.store.transaction((writer) =>
    writer.insert(fileResource, {
      fileUrl: fileUrlOf(key, fileName),
      fileName,
      fileExtension: content.extension,
      fileType: content.type,
      fileUploadType,
      fileSize,
    } satisfies Stored<DbFile>),
  )
  try {
    await files.put(fileObjectName(key, content.extension), file.path, content.type)
  } catch (error) {
    await call.store.transaction((writer) => writer.delete(fileResource, id, { forGood: true }))
    throw error
  }
  const record = await call.store.get(fileResource, id)
  const [payload] = record ? await call.store.project<DbFile>(fileResource, [record]) : []
  if (!payload) throw notFound()
  return { payload }
}

/**
 * uploadDbFile: one file, checked by its content; 413 when it is too large, 415 when the content does not match the
 * type.
 */
export const uploadDbFile = (call: Call): Promise<HandlerResult> => {
  const folder = call.services.uploadFolder
  const limitOf = async (head: Buffer, { fileUploadType: area }: JsonObject): Promise<number> => {
    const { kind } = await contentOf(head)
    return isArea(call, area) ? limitIn(call, area, kind) : limitAnywhere(call, kind)
  }
  const reading = { field: 'file' satisfies keyof DbFileUpload, folder, headLength, limitOf }
  return withForm(call, reading, (form) => keep(call, form))
}

/** Browser policies for files opened as a page: display only. */
const policies: Readonly<Record<Kind, string>> = {
  image: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  audio: "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'",
  pdf: "default-src 'self'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
}

const kindOf = (type: string): Kind =>
  type.startsWith('image/') ? 'image' : type.startsWith('audio/') ? 'audio' : 'pdf'

const headersOf = (type: string, fileName: string, etag: string): Record<string, string> => ({
  'content-type': type,
  'content-disposition': contentDisposition(fileName),
  'content-security-policy': policies[kindOf(type)],
  // Website and app embed these files from their own origins.
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': immutable,
  'x-content-type-options': 'nosniff',
  etag,
})

/** The stored content under a name, or the requested range of it if `ranges` are supported. */
const sendStored = async (
  { request, services: { files } }: Call,
  name: string,
  headers: Readonly<Record<string, string>>,
  ranges: boolean,
): Promise<HandlerResult> => {
  const requestedRange = ranges ? readRange(request.headers.range) : null
  const size = requestedRange ? await files.sizeOf(name) : null
  const range = requestedRange && size !== null ? requestedRange(size) : null
  if (range === 'beyond')
    return { status: 416, raw: Buffer.alloc(0), headers: { 'content-range': `bytes */${size}` } }
  const file = await files.open(name, range ?? undefined)
  if (!file) throw notFound('file.missing')
  const length = range ? range.last - range.first + 1 : file.size
  const part = range ? { 'content-range': `bytes ${range.first}-${range.last}/${file.size}` } : {}
  return {
    status: range ? 206 : 200,
    raw: file.stream,
    headers: {
      ...headers,
      ...part,
      'content-length': String(length),
      'accept-ranges': ranges ? 'bytes' : 'none',
    },
  }
}

/** downloadFile: the content of a file, a range of it (audio and PDF), or the thumbnail of an image. */
export const downloadFile = async (call: Call): Promise<HandlerResult> => {
  const { params, query, request, services } = call
  const fileName = String(params.fileName)
  const key = String(params.key)
  const extension = /\.([a-z0-9]{1,8})$/.exec(fileName)?.[1] ?? ''
  const type = typeOfExtension(extension)
  if (type === null) throw notFound('file.missing')
  const name = fileObjectName(key, extension)
  const headers = headersOf(type, fileName, `"${key}"`)
  // The content of a key never changes.
  if (request.headers['if-none-match']?.includes(`"${key}"`) && (await services.files.sizeOf(name)) !== null)
    return { status: 304, raw: Buffer.alloc(0), headers }
  if (query.thumbnail !== undefined) {
    const raw = await services.thumbnails.read(name, Number(query.thumbnail) as ThumbnailSize)
    // Browsers must not keep the whole file in the thumbnail's place.
    if (raw === 'busy') return sendStored(call, name, { ...headers, 'cache-control': 'no-store' }, false)
    if (raw) return { raw, headers: { ...headers, 'content-type': 'image/webp' } }
  }
  return sendStored(call, name, headers, kindOf(type) !== 'image')
}
