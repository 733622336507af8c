import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { isObject, type JsonObject } from '../../contract/json.ts'

const newline = 0x0a

/** Splits only at line feeds: `readline` would also split at U+2028, which JSON text may contain. */
const split = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = []
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, at)]).toString('utf8')
      rest = []
      from = at + 1
    }
    if (from < chunk.length) rest.push(chunk.subarray(from))
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString('utf8')
}

const damaged = (path: string, reason: string, cause?: unknown): Error =>
  new Error(`${path} is no whole dump: ${reason}. Nothing was changed.`, { cause })

/** Reads the lines of a dump in order. */
export interface LineReader {
  /** The next line, unparsed. Throws for a truncated or damaged file. */
  readonly line: () => Promise<string>
  /** The next line as an object. */
  readonly object: () => Promise<JsonObject>
  /** The error for an unusable dump. */
  readonly fault: (reason: string) => Error
  readonly close: () => Promise<void>
}

/** Opens a dump for reading. */
export const openLines = (path: string): LineReader => {
  const gunzip = createGunzip()
  const flowing = pipeline(createReadStream(path), gunzip)
  // The error also reaches the reader through the stream.
  flowing.catch(() => undefined)
  const lines = split(gunzip)
  const line = async (): Promise<string> => {
    let next: IteratorResult<string>
    try {
      next = await lines.next()
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
        throw new Error(`There is no file ${path}.`)
      throw damaged(path, error instanceof Error ? error.message : String(error), error)
    }
    if (next.done) throw damaged(path, 'it ends early')
    return next.value
  }
  return {
    line,
    fault: (reason) => damaged(path, reason),
    object: async () => {
      const text = await line()
      let value: unknown
      try {
        value = JSON.parse(text)
      } catch (error) {
        throw damaged(path, 'a line is not JSON', error)
      }
      if (!isObject(value)) throw damaged(path, 'a line is not what its place asks for')
      return value
    },
    close: async () => {
      gunzip.destroy()
      await flowing.catch(() => undefined)
    },
  }
}
