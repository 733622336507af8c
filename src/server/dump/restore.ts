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

/** Where a dump goes, and how. */
export type RestoreParts = {
  readonly database: Database
  readonly tables: Tables
  /** Tables that the contract no longer uses, on purpose. */
  readonly droppedTables?: readonly string[]
  /** Take in what the contract does not know. */
  readonly allowHiddenData?: boolean
  readonly files: FileStore
  /** Takes each file on its way. */
  readonly temporaryFolder: string
  /** Take away what is there. */
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
  // Keys, links and indexes come after the rows, which is faster, and lets rows come in any order.
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
  // A dump of an older version holds sessions that may have ended since.
  await endEverySession(transaction)
  await deleteMessages(transaction)
  const kept = await restoreFiles(lines, restored, tell)
  return {
    carried: { tables: Object.keys(head.tables).length, rows, files: kept.size },
    gone: before.filter((name) => !kept.has(name)),
  }
}

/**
 * Puts a dump into a database and a file store, whichever kinds they are: all of it or, when it throws, nothing. A
 * database that holds records is refused unless `force` is set; its records and files are then gone.
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
