import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { hour } from '../../contract/dates.ts'
import { megabyte } from '../../contract/records/limits.ts'
import { badRequest, HttpError } from '../errors.ts'
import { codedMessage } from '../messages/message-code.ts'

/** A completely received file. */
export interface Received {
  readonly path: string
  readonly size: number
  readonly head: Buffer
}

/** Returns the size limit of a file with this beginning, in bytes; may throw to refuse it. */
export type LimitOf = (head: Buffer) => Promise<number>

/** 413: the file is larger than this many bytes. */
export const largerThan = (limit: number): HttpError => {
  const refusal = codedMessage('file.largerThan', { megabytes: Math.round(limit / megabyte) })
  return new HttpError(413, refusal.code, {
    params: refusal.params,
    errors: [{ path: '/file', ...refusal }],
  })
}

/** Checks of a file during the upload. */
export interface UploadChecks {
  readonly headLength: number
  readonly limitOf: LimitOf
  /** Called at the beginning and after each megabyte; throws when there is no space for the file. */
  readonly room: () => Promise<void>
}

const roomEvery = megabyte

/** 400: the form is malformed or incomplete. */
export const malformedForm = (cause: unknown): HttpError => badRequest([], 'request.form', { cause })

/** The bytes of an upload; an error of its stream is a client error. */
const bytesOf = async function* (file: Readable): AsyncGenerator<Buffer> {
  try {
    yield* file as AsyncIterable<Buffer>
  } catch (error) {
    throw malformedForm(error)
  }
}

/** Passes the file on after checking its beginning, and aborts when it exceeds its limit. */
const limited = async function* (
  file: Readable,
  { headLength, limitOf, room }: UploadChecks,
  seen: Seen,
): AsyncGenerator<Buffer> {
  let limit: number | null = null
  let waiting: Buffer[] = []
  const judge = async (): Promise<Buffer> => {
    const start = Buffer.concat(waiting)
    waiting = []
    seen.head = start.subarray(0, headLength)
    limit = await limitOf(seen.head)
    if (start.length > limit) throw largerThan(limit)
    return start
  }
  let looked = Number.NEGATIVE_INFINITY
  for await (const chunk of bytesOf(file)) {
    seen.size += chunk.length
    if (seen.size - looked > roomEvery) {
      await room()
      looked = seen.size
    }
    if (limit === null) {
      waiting.push(chunk)
      if (seen.size >= headLength) yield await judge()
    } else if (seen.size > limit) throw largerThan(limit)
    else yield chunk
  }
  if (limit === null) yield await judge()
}

interface Seen {
  head: Buffer
  size: number
}

/**
 * Writes an uploaded file to a temporary folder, and removes it on any error.
 * Throws the errors of `limitOf` and `room`, 413 for a file over its limit, and 400 for an incomplete upload.
 */
export const receiveFile = async (
  file: Readable & { truncated?: boolean },
  folder: string,
  judging: UploadChecks,
): Promise<Received> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${randomUUID()}.part`)
  const seen: Seen = { head: Buffer.alloc(0), size: 0 }
  // Opened before anything can be refused: a file that is still being opened would reappear after its removal.
  const target = await open(path, 'wx', 0o600)
  try {
    await pipeline(limited(file, judging, seen), target.createWriteStream())
    if (file.truncated) throw largerThan(seen.size)
    return { path, size: seen.size, head: seen.head }
  } catch (error) {
    await target.close().catch(() => undefined)
    await rm(path, { force: true })
    throw error
  }
}

/** The first bytes of a received file. */
export const readStart = async (path: string, length: number): Promise<Buffer> => {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Removes abandoned uploads of a killed process: files that have not grown for an hour. */
export const removeForgotten = async (folder: string, now: number): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found?.isFile() && now - found.mtimeMs > hour) await rm(path, { force: true })
  }
}
