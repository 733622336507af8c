import { isObject, type JsonObject } from '../../contract/json.ts'
import { identifier } from '../contract/table/names.ts'
import type { Tables } from '../contract/table/table.ts'
import { endEverySession } from '../store/accounts/sessions.ts'
import type { Database, Transaction } from '../store/database.ts'
import { type FileStore, fileObjectName } from '../store/files/files.ts'
import { deleteMessages } from '../store/message-table.ts'
import { addMissingDefinitions, isBase, migrateWithin } from '../store/migration/migrate.ts'
import { RestoredFiles } from './files.ts'
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
import { emptyDatabase, prepareTables } from './prepare-tables.ts'
import { type LineReader, openLines } from './read-lines.ts'
import { sequenceOf, writtenColumns } from './tables.ts'

/** Rows and characters per statement. */
const maxRows = 1000
const maxTextLength = 1_000_000

const checkColumns = async (transaction: Transaction, lines: LineReader, line: TableLine): Promise<void> => {
  const currentColumns = await writtenColumns(transaction, line.table)
  const unknown = line.columns.filter((column) => !currentColumns.includes(column))
  if (unknown.length > 0)
    throw lines.fault(
      `its table ${line.table} has columns that are not known here (${unknown.join(', ')}); restore it with the version of the program that wrote it`,
    )
}

const insert = async (transaction: Transaction, line: TableLine, rows: readonly string[]): Promise<void> => {
  const table = identifier(line.table)
  const columns = line.columns.map(identifier).join(', ')
  try {
    await transaction.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [`[${rows.join(',')}]`],
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `Records of ${line.table} do not fit what the contract asks for: ${reason}. Nothing was changed.`,
      { cause: error },
    )
  }
}

/** Restores the rows of one table from the dump, and the position of its id sequence. */
const restoreTable = async (
  transaction: Transaction,
  lines: LineReader,
  line: TableLine,
  report: Progress,
): Promise<number> => {
  await checkColumns(transaction, lines, line)
  let waiting: string[] = []
  let length = 0
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) await insert(transaction, line, waiting)
    waiting = []
    length = 0
  }
  for (let read = 1; read <= line.rows; read += 1) {
    const text = await lines.line()
    waiting.push(text)
    length += text.length
    if (waiting.length === maxRows || length > maxTextLength) await flush()
    if (read % progressEvery === 0)
      report(`${line.table}: ${formatCount(read)} of ${formatCount(line.rows)} rows`)
  }
  await flush()
  const sequence = await sequenceOf(transaction, line.table, line.columns)
  if (sequence !== null && line.next !== null)
    await transaction.query('select setval($1::regclass, $2::bigint, false)', [sequence, line.next])
  report(`${line.table}: ${formatCount(line.rows)} ${line.rows === 1 ? 'row' : 'rows'}`)
  return line.rows
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Reads the head of a dump. Throws for a file of another kind, or of a newer version. */
const readHead = (
  lines: LineReader,
  value: JsonObject,
  kind: DumpHeader['dump'],
  version: DumpHeader['version'],
): DumpHeader => {
  if (value.dump !== kind) throw lines.fault('it does not begin like one')
  if (value.version !== version)
    throw lines.fault(`it has version ${String(value.version)}, and this program reads version ${version}`)
  const { tables } = value
  if (!isObject(tables)) throw lines.fault('its head names no tables')
  return {
    dump: kind,
    version,
    created: String(value.created),
    tables: Object.fromEntries(Object.entries(tables).map(([name, text]) => [name, String(text)])),
  }
}

/** Reads the line before the rows of a table. */
const readTableLine = (lines: LineReader, value: JsonObject): TableLine => {
  const { table, columns, rows, next } = value
  if (typeof table !== 'string' || !Array.isArray(columns) || !isCount(rows))
    throw lines.fault('a table is missing')
  return { table, columns: columns.map(String), rows, next: isCount(next) ? next : null }
}

/** Reads the line before the content of a file. */
const readFileLine = (lines: LineReader, value: JsonObject): FileLine => {
  const { file, type, bytes } = value
  if (typeof file !== 'string' || typeof type !== 'string' || !isCount(bytes))
    throw lines.fault('a file or the end is missing')
  return { file, type, bytes }
}

/** Reads the last line. */
const readEnd = (lines: LineReader, value: JsonObject): DumpFooter => {
  const { tables, files } = value
  if (!isCount(tables) || !isCount(files)) throw lines.fault('its end is damaged')
  return { end: true, tables, files }
}

/** Target and options of a restore. */
export interface RestoreParts {
  readonly database: Database
  readonly tables: Tables
  /** Tables intentionally no longer used in the contract. */
  readonly droppedTables?: readonly string[]
  /** Accept data that is not in the contract. */
  readonly allowHiddenData?: boolean
  readonly files: FileStore
  /** Holds each file temporarily. */
  readonly temporaryFolder: string
  /** Replace existing data. */
  readonly force: boolean
}

const restoreFiles = async (
  lines: LineReader,
  restored: RestoredFiles,
  report: Progress,
): Promise<Set<string>> => {
  const names = new Set<string>()
  for (;;) {
    const mark = await lines.object()
    if (mark.end === true) {
      const { files } = readEnd(lines, mark)
      if (files !== names.size) throw lines.fault(`it holds ${names.size} files and announces ${files}`)
      report(`files: ${names.size}`)
      return names
    }
    const line = readFileLine(lines, mark)
    const [key = '', extension = ''] = line.file.split('.')
    if (fileObjectName(key, extension) !== line.file) throw lines.fault(`${line.file} is no file's name`)
    await restored.put(lines, line)
    names.add(line.file)
    if (names.size % 100 === 0) report(`files: ${names.size}`)
  }
}

interface Outcome {
  readonly carried: DumpCounts
  readonly gone: readonly string[]
}

const restoreAll = async (
  transaction: Transaction,
  lines: LineReader,
  restored: RestoredFiles,
  { tables, droppedTables = [], allowHiddenData = false, force }: RestoreParts,
  report: Progress,
): Promise<Outcome> => {
  const head = readHead(lines, await lines.object(), dumpKind, dumpVersion)
  report(`A dump of ${head.created} with ${Object.keys(head.tables).length} tables`)
  const before = await emptyDatabase(transaction, force)
  // Keys, links and indexes are created after the rows: this is faster and allows any order of rows.
  await addMissingDefinitions(transaction, tables, isBase)
  const nameHere = await prepareTables(transaction, head, lines, tables)
  let rows = 0
  for (let left = Object.keys(head.tables).length; left > 0; left -= 1) {
    const line = readTableLine(lines, await lines.object())
    if (!Object.hasOwn(head.tables, line.table)) throw lines.fault(`${line.table} is not announced`)
    rows += await restoreTable(transaction, lines, { ...line, table: nameHere(line.table) }, report)
  }
  report('making references and indexes')
  const { carried } = await migrateWithin(transaction, tables, {
    droppedTables,
    ...(allowHiddenData && { onHidden: report }),
  })
  for (const line of carried) report(line)
  // A dump of an older version may contain sessions that have ended since.
  await endEverySession(transaction)
  await deleteMessages(transaction)
  const kept = await restoreFiles(lines, restored, report)
  return {
    carried: { tables: Object.keys(head.tables).length, rows, files: kept.size },
    gone: before.filter((name) => !kept.has(name)),
  }
}

/**
 * Restores a dump into a database and a file store of any kind, all or nothing. Throws for a database with records
 * unless `force` is set, which deletes its records and files.
 */
export const restoreDump = async (
  path: string,
  parts: RestoreParts,
  report: Progress,
): Promise<DumpCounts> => {
  const lines = openLines(path)
  const restored = new RestoredFiles(parts.files, parts.temporaryFolder)
  try {
    const { carried, gone } = await parts.database.exclusively((transaction) =>
      restoreAll(transaction, lines, restored, parts, report),
    )
    for (const name of gone) await parts.files.remove(name)
    return carried
  } catch (error) {
    await restored.takeBack()
    throw error
  } finally {
    await lines.close()
  }
}
