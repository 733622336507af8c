import { createWriteStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { identifier } from '../contract/table/names.ts'
import type { Database, Queryable } from '../store/database.ts'
import type { FileStore } from '../store/files/files.ts'
import { storedFiles } from './files.ts'
import {
  type DumpCounts,
  type DumpFooter,
  type DumpHeader,
  dumpKind,
  dumpVersion,
  type FileLine,
  formatCount,
  type Progress,
  progressEvery,
  type TableLine,
} from './format.ts'
import { type DataTable, dataTables, sequenceOf, writtenColumns } from './tables.ts'

/** Rows per fetch; one row may hold a long text in three languages. */
const portion = 250

/** A multiple of three, so that only the last line of base64 is padded. */
const chunkSize = 48 * 1024

type Line = DumpHeader | TableLine | FileLine | DumpFooter

const lineOf = (value: Line): string => `${JSON.stringify(value)}\n`

const nextNumber = async (
  db: Queryable,
  table: string,
  columns: readonly string[],
): Promise<number | null> => {
  const sequence = await sequenceOf(db, table, columns)
  if (sequence === null) return null
  const [row] = await db.query<{ next: number }>(
    `select last_value + case when is_called then 1 else 0 end as next from ${sequence}`,
  )
  return Number(row?.next ?? 1)
}

type Carrying = { -readonly [Key in keyof DumpCounts]: number }

const tableLines = async function* (
  db: Queryable,
  { name }: DataTable,
  carried: Carrying,
  report: Progress,
): AsyncGenerator<string> {
  const table = identifier(name)
  const columns = await writtenColumns(db, name)
  const [counted] = await db.query<{ rows: number }>(`select count(*) as rows from ${table}`)
  const rows = Number(counted?.rows ?? 0)
  yield lineOf({ table: name, columns, rows, next: await nextNumber(db, name, columns) })
  const list = columns.map(identifier).join(', ')
  await db.query(
    `declare dump_rows no scroll cursor for
      select row_to_json(r)::text as line from (select ${list} from ${table} order by 1, 2) as r`,
  )
  for (let read = 0; ; ) {
    const part = await db.query<{ line: string }>(`fetch forward ${portion} from dump_rows`)
    if (part.length === 0) break
    yield part.map(({ line }) => `${line}\n`).join('')
    const before = read
    read += part.length
    carried.rows += part.length
    if (Math.floor(read / progressEvery) > Math.floor(before / progressEvery))
      report(`${name}: ${formatCount(read)} of ${formatCount(rows)} rows`)
  }
  await db.query('close dump_rows')
  report(`${name}: ${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`)
}

const inChunks = async function* (stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0)
  for await (const part of stream) {
    waiting = Buffer.concat([waiting, part])
    let from = 0
    for (; waiting.length - from >= chunkSize; from += chunkSize)
      yield waiting.subarray(from, from + chunkSize)
    waiting = waiting.subarray(from)
  }
  if (waiting.length > 0) yield waiting
}

const fileLines = async function* (files: FileStore, name: string, type: string): AsyncGenerator<string> {
  const file = await files.open(name)
  if (!file) return
  yield lineOf({ file: name, type, bytes: file.size })
  for await (const chunk of inChunks(file.stream as AsyncIterable<Buffer>))
    yield `"${chunk.toString('base64')}"\n`
}

const allLines = async function* (
  db: Queryable,
  files: FileStore,
  carried: Carrying,
  report: Progress,
): AsyncGenerator<string> {
  const tables = await dataTables(db)
  if (tables === null) throw new Error('The database is empty: there is nothing to dump.')
  yield lineOf({
    dump: dumpKind,
    version: dumpVersion,
    created: new Date().toISOString(),
    tables: Object.fromEntries(tables.map(({ name, definition }) => [name, definition])),
  })
  for (const table of tables) {
    yield* tableLines(db, table, carried, report)
    carried.tables += 1
  }
  const stored = await storedFiles(db)
  const missing: string[] = []
  for (const [index, { name, type }] of stored.entries()) {
    let there = false
    for await (const text of fileLines(files, name, type)) {
      there = true
      yield text
    }
    if (there) carried.files += 1
    else missing.push(name)
    if ((index + 1) % 100 === 0) report(`files: ${formatCount(index + 1)} of ${formatCount(stored.length)}`)
  }
  report(`files: ${formatCount(carried.files)}`)
  if (missing.length > 0) report(`not in the file store, left out: ${missing.join(', ')}`)
  yield lineOf({ end: true, tables: carried.tables, files: carried.files })
}

/**
 * Writes all tables, sequences and stored files into one file, as a consistent snapshot; requests continue meanwhile.
 * Throws when the file exists; a failed dump leaves no file. Only the owner may read it, since it holds password hashes
 * and the token secret.
 */
export const writeDump = async (
  database: Database,
  files: FileStore,
  path: string,
  report: Progress,
): Promise<DumpCounts> => {
  const there = await access(path).then(
    () => true,
    () => false,
  )
  if (there) throw new Error(`${path} is there already. Choose another name, or move it away.`)
  const part = `${path}.part`
  const carried = { tables: 0, rows: 0, files: 0 }
  try {
    // PGlite's only connection belongs to this transaction; PostgreSQL must be set to show one snapshot.
    await database.transaction(
      async (transaction) => {
        const lines = Readable.from(allLines(transaction, files, carried, report))
        await pipeline(lines, createGzip(), createWriteStream(part, { mode: 0o600 }))
      },
      { isolation: 'repeatable read', readOnly: true },
    )
    await rename(part, path)
    return carried
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
