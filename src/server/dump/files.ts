import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { hasTable, type Queryable } from '../store/database.ts'
import { type FileStore, fileObjectName, readFileUrl } from '../store/files/files.ts'
import { typeOfExtension } from '../upload/content.ts'
import type { FileLine } from './format.ts'
import type { LineReader } from './read-lines.ts'

/** A file with a record, by its name in the file store. */
export interface StoredFile {
  readonly name: string
  readonly type: string
}

/** The files in the records of a database; none without a table of files. */
export const storedFiles = async (db: Queryable): Promise<StoredFile[]> => {
  if (!(await hasTable(db, 'db_file'))) return []
  const rows = await db.query<{ url: string | null }>(
    "select body ->> 'fileUrl' as url from db_file order by id",
  )
  return rows.flatMap(({ url }) => {
    const place = readFileUrl(url ?? '')
    if (!place) return []
    const type = typeOfExtension(place.extension) ?? 'application/octet-stream'
    return [{ name: fileObjectName(place.key, place.extension), type }]
  })
}

const contentOf = async function* (lines: LineReader, { file, bytes }: FileLine): AsyncGenerator<Buffer> {
  for (let read = 0; read < bytes; ) {
    const text = await lines.line()
    const chunk = Buffer.from(text.slice(1, -1), 'base64')
    if (chunk.length === 0) throw lines.fault(`the content of ${file} is not whole`)
    read += chunk.length
    if (read > bytes) throw lines.fault(`the content of ${file} is longer than announced`)
    yield chunk
  }
}

/** Files added to the store by a restore, so that it can be rolled back. */
export class RestoredFiles {
  readonly #store: FileStore
  readonly #folder: string
  readonly #added: string[] = []

  /** `folder` holds each file temporarily. */
  constructor(store: FileStore, folder: string) {
    this.#store = store
    this.#folder = folder
  }

  /** Copies the content of one file from the dump to the store. */
  async put(lines: LineReader, line: FileLine): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const path = join(this.#folder, `restoring-${line.file}`)
    try {
      await pipeline(Readable.from(contentOf(lines, line)), createWriteStream(path, { mode: 0o600 }))
      if ((await this.#store.sizeOf(line.file)) === null) this.#added.push(line.file)
      await this.#store.put(line.file, path, line.type)
    } finally {
      await rm(path, { force: true })
    }
  }

  /** Removes the files that were not there before. */
  async takeBack(): Promise<void> {
    for (const name of this.#added) await this.#store.remove(name)
  }
}
