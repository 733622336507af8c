import { identifier } from '../contract/table/names.ts'
import type { Transaction } from '../store/database.ts'
import { formatCount, type Progress, progressEvery, type TableLine } from './format.ts'
import type { LineReader } from './read-lines.ts'
import { sequenceOf, writtenColumns } from './tables.ts'

/** Rows and characters per statement. */
const maxRows = 1000
const maxTextLength = 1_000_000

async function checkColumns(transaction: Transaction, lines: LineReader, line: TableLine): Promise<void> {
  const currentColumns = await writtenColumns(transaction, line.table)
  const unknown = line.columns.filter((column) => !currentColumns.includes(column))
  if (unknown.length > 0)
    throw lines.fault(
      `its table ${line.table} has columns that are not known here (${unknown.join(', ')}); restore it with the version of the program that wrote it`,
    )
}

async function insert(transaction: Transaction, line: TableLine, rows: readonly string[]): Promise<void> {
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
export async function restoreTable(
  transaction: Transaction,
  lines: LineReader,
  line: TableLine,
  tell: Progress,
): Promise<number> {
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
      tell(`${line.table}: ${formatCount(read)} of ${formatCount(line.rows)} rows`)
  }
  await flush()
  const sequence = await sequenceOf(transaction, line.table, line.columns)
  if (sequence !== null && line.next !== null)
    await transaction.query('select setval($1::regclass, $2::bigint, false)', [sequence, line.next])
  tell(`${line.table}: ${formatCount(line.rows)} ${line.rows === 1 ? 'row' : 'rows'}`)
  return line.rows
}
