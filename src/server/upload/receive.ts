import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { hour } from '../../contract/dates/durations.ts'
import { megabyte } from '../../contract/records/megabyte.ts'
import { badRequest, HttpError } from '../errors.ts'
import { codedMessage } from '../messages/message-code.ts'

/** A file that has arrived whole. */
export type Received = { readonly path: string; readonly size: number; readonly head: Buffer }

/** Tells how large a file with this beginning may be, in bytes; may refuse it by throwing. */
export type LimitOf = (head: Buffer) => Promise<number>

/** 413: the file is larger than so many bytes. */
export const largerThan = (limit: number): HttpError => {
  const refusal = codedMessage('file.largerThan', { megabytes: Math.round(limit / megabyte) })
  return new HttpError(413, refusal.code, {
    params: refusal.params,
    errors: [{ path: '/file', ...refusal }],
  })
}

/** What a file is judged by while it arrives. */
export type UploadChecks = {
  readonly headLength: number
  readonly limitOf: LimitOf
  /** Asked at the beginning and after each megabyte; refuses a file for which there is no space by throwing. */
  readonly room: () => Promise<void>
}

const roomEvery = megabyte

/** 400: what was sent is no form, or breaks off. */
export const malformedForm = (cause: unknown): HttpError => badRequest([], 'request.form', { cause })

/** The bytes of an upload; what its stream fails with is the client's fault. */
async function* bytesOf(file: Readable): AsyncGenerator<Buffer> {
  try {
    yield* file as AsyncIterable<Buffer>
  } catch (error) {
    throw malformedForm(error)
  }
}

/** Passes the file on once its beginning has been judged, and breaks off where it grows beyond its limit. */
async function* limited(
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

type Seen = { head: Buffer; size: number }

/**
 * Writes a file that is being uploaded into a temporary folder. Whatever goes wrong, nothing stays behind.
 * Throws what `limitOf` and `room` throw, 413 for a file over its limit, and 400 when the upload breaks off.
 */
export async function receiveFile(
  file: Readable & { truncated?: boolean },
  folder: string,
  judging: UploadChecks,
): Promise<Received> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${randomUUID()}.part`)
  const seen: Seen = { head: Buffer.alloc(0), size: 0 }
  // Opened before anything is refused: a file that is still being opened comes back after it was removed.
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

/** The first bytes of a file that has arrived. */
export async function readStart(path: string, length: number): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Removes uploads that a process left behind when it was killed: nothing was added to them for an hour. */
export async function removeForgotten(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found?.isFile() && now - found.mtimeMs > hour) await rm(path, { force: true })
  }
}
