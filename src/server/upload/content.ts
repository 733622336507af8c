import { readFile, stat } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { HttpError } from '../errors.ts'
import { codedMessage, type MessageCode, type Params } from '../messages/message-code.ts'
import { checkData, sizesOf } from './image/check-image.ts'
import { DamagedImage } from './image/damage.ts'
import { stripMetadata } from './image/strip-metadata.ts'

/** The kind of a file, for size limits. */
export type Kind = 'image' | 'audio' | 'pdf'

/** An accepted type of file, detected by content. */
export interface Content {
  readonly kind: Kind
  readonly extension: string
  readonly type: string
}

/** By the extension that `file-type` detects from the content. SVG is excluded, since it can contain scripts. */
const contents: Readonly<Record<string, Content>> = {
  jpg: { kind: 'image', extension: 'jpg', type: 'image/jpeg' },
  png: { kind: 'image', extension: 'png', type: 'image/png' },
  apng: { kind: 'image', extension: 'png', type: 'image/png' },
  gif: { kind: 'image', extension: 'gif', type: 'image/gif' },
  webp: { kind: 'image', extension: 'webp', type: 'image/webp' },
  bmp: { kind: 'image', extension: 'bmp', type: 'image/bmp' },
  avif: { kind: 'image', extension: 'avif', type: 'image/avif' },
  mp3: { kind: 'audio', extension: 'mp3', type: 'audio/mpeg' },
  m4a: { kind: 'audio', extension: 'm4a', type: 'audio/mp4' },
  aac: { kind: 'audio', extension: 'aac', type: 'audio/aac' },
  ogg: { kind: 'audio', extension: 'ogg', type: 'audio/ogg' },
  oga: { kind: 'audio', extension: 'oga', type: 'audio/ogg' },
  opus: { kind: 'audio', extension: 'opus', type: 'audio/ogg' },
  wav: { kind: 'audio', extension: 'wav', type: 'audio/wav' },
  flac: { kind: 'audio', extension: 'flac', type: 'audio/flac' },
  pdf: { kind: 'pdf', extension: 'pdf', type: 'application/pdf' },
}

/** Content type of a stored file by its extension; null for an extension that uploads never get. */
export const typeOfExtension = (extension: string): string | null => {
  const found = Object.values(contents).find((content) => content.extension === extension)
  return found?.type ?? null
}

/** 415, with the file as place. */
export const refused = (code: MessageCode, params?: Params, cause?: unknown): HttpError =>
  new HttpError(415, code, { params, cause, errors: [{ path: '/file', ...codedMessage(code, params) }] })

/** Enough bytes of the beginning to detect every accepted type. */
export const headLength = 16 * 1024

/**
 * Detects the type of a file from its beginning.
 * Throws 415 for anything but an accepted image, audio file or PDF.
 */
export const contentOf = async (head: Uint8Array): Promise<Content> => {
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  const content = found && Object.hasOwn(contents, found.ext) ? contents[found.ext] : undefined
  if (content) return content
  if (found?.ext === 'mp4') return { kind: 'audio', extension: 'm4a', type: 'audio/mp4' }
  if (/<svg[\s>]/i.test(Buffer.from(head).toString('latin1'))) throw refused('file.svg')
  throw refused('file.unknown')
}

const families: readonly (readonly [RegExp, Kind])[] = [
  [/^image\//i, 'image'],
  [/^(audio\/|video\/(mp4|ogg)|application\/ogg)/i, 'audio'],
  [/^application\/(x-)?pdf/i, 'pdf'],
]

const isNot: Readonly<Record<Kind, MessageCode>> = {
  image: 'file.noImage',
  audio: 'file.noAudio',
  pdf: 'file.noPdf',
}

/**
 * Throws 415 when a file is of another kind than its announced content type. A wrong subtype is accepted (browsers
 * guess by the name), and so is `application/octet-stream`, which announces nothing.
 */
export const checkAnnounced = (announced: string, { kind }: Content): void => {
  if (/^application\/octet-stream/i.test(announced)) return
  const family = families.find(([pattern]) => pattern.test(announced))?.[1]
  if (family === kind) return
  if (family === undefined) throw refused('file.typeRefused', { type: announced.slice(0, 80) })
  throw refused(isNot[family])
}

/** A decoded image takes four bytes per pixel, so even a small file could exhaust the memory of its viewers. */
const maxPixels = 64_000_000
const maxSide = 20_000

const checkImage = async (image: Buffer, extension: string): Promise<void> => {
  const [size, ...others] = sizesOf(image)
  if (!size) throw new DamagedImage('it has no size')
  for (const { width, height } of [size, ...others])
    if (!(width > 0 && height > 0) || width * height > maxPixels || Math.max(width, height) > maxSide)
      throw refused('file.pixels', { width, height })
  await checkData(image, extension, size)
}

/**
 * Validates the complete file, and removes the metadata of an image. Returns the size of the file in bytes. Throws 415
 * for an image with too many pixels or missing data, and for a video announced as audio.
 */
export const finishFile = async (path: string, { kind, type, extension }: Content): Promise<number> => {
  if (kind === 'image') {
    try {
      await checkImage(await readFile(path), extension)
      return await stripMetadata(path, extension)
    } catch (error) {
      throw error instanceof DamagedImage ? refused('file.damagedImage', undefined, error) : error
    }
  }
  // The same container is used for audio and video; a video has a video handler.
  if (type === 'audio/mp4' && (await readFile(path)).includes('vide')) throw refused('file.film')
  return (await stat(path)).size
}
