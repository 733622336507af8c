import type { Tables } from '../contract/table/table.ts'
import { endEverySession } from '../store/accounts/sessions.ts'
import type { Database, Transaction } from '../store/database.ts'
import { fileObjectName } from '../store/files/file-address.ts'
import type { FileStore } from '../store/files/files.ts'
import { addMissingDefinitions, isBase, migrateWithin } from '../store/migration/migrate.ts'
import { deleteMessages } from '../store/outgoing/message-table.ts'
import { RestoredFiles } from './files.ts'
import { type DumpCounts, dumpKind, dumpVersion, type Progress } from './format.ts'
import { emptyDatabase, prepareTables } from './prepare-tables.ts'
import { type LineReader, openLines } from './read-lines.ts'
import { readEnd, readFileLine, readHead, readTableLine } from './read-marks.ts'
import { restoreTable } from './restore-table.ts'

/** Target and options of a restore. */
export type RestoreParts = {
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

async function restoreFiles(
  lines: LineReader,
  restored: RestoredFiles,
  tell: Progress,
): Promise<Set<string>> {
  const names = new Set<string>()
  for (;;) {
    const mark = await lines.object()
    if (mark.end === true) {
      const { files } = readEnd(lines, mark)
      if (files !== names.size) throw lines.fault(`it holds ${names.size} files and announces ${files}`)
      tell(`files: ${names.size}`)
      return names
    }
    const line = readFileLine(lines, mark)
    const [key = '', extension = ''] = line.file.split('.')
    if (fileObjectName(key, extension) !== line.file) throw lines.fault(`${line.file} is no file's name`)
    await restored.put(lines, line)
    names.add(line.file)
    if (names.size % 100 === 0) tell(`files: ${names.size}`)
  }
}

type Outcome = { readonly carried: DumpCounts; readonly gone: readonly string[] }

async function restoreAll(
  transaction: Transaction,
  lines: LineReader,
  restored: RestoredFiles,
  { tables, droppedTables = [], allowHiddenData = false, force }: RestoreParts,
  tell: Progress,
): Promise<Outcome> {
  const head = readHead(lines, await lines.object(), dumpKind, dumpVersion)
  tell(`A dump of ${head.created} with ${Object.keys(head.tables).length} tables`)
  const before = await emptyDatabase(transaction, force)
  // Keys, links and indexes are created after the rows: this is faster and allows any order of rows.
  await addMissingDefinitions(transaction, tables, isBase)
  const nameHere = await prepareTables(transaction, head, lines, tables)
  let rows = 0
  for (let left = Object.keys(head.tables).length; left > 0; left -= 1) {
    const line = readTableLine(lines, await lines.object())
    if (!Object.hasOwn(head.tables, line.table)) throw lines.fault(`${line.table} is not announced`)
    rows += await restoreTable(transaction, lines, { ...line, table: nameHere(line.table) }, tell)
  }
  tell('making references and indexes')
  const { carried } = await migrateWithin(transaction, tables, {
    droppedTables,
    ...(allowHiddenData && { onHidden: tell }),
  })
  for (const line of carried) tell(line)
  // A dump of an older version may contain sessions that have ended since.
  await endEverySession(transaction)
  await deleteMessages(transaction)
  const kept = await restoreFiles(lines, restored, tell)
  return {
    carried: { tables: Object.keys(head.tables).length, rows, files: kept.size },
    gone: before.filter((name) => !kept.has(name)),
  }
}

/**
 * Restores a dump into a database and a file store of any kind, all or nothing. Throws for a database with records
 * unless `force` is set, which deletes its records and files.
 */
export async function restoreDump(path: string, parts: RestoreParts, tell: Progress): Promise<DumpCounts> {
  const lines = openLines(path)
  const restored = new RestoredFiles(parts.files, parts.temporaryFolder)
  try {
    const { carried, gone } = await parts.database.exclusively((transaction) =>
      restoreAll(transaction, lines, restored, parts, tell),
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
