import type { PlainObject } from '../../../../contract/json.ts'
import { westernDigits } from '../../../../contract/text/western-digits.ts'
import { newId } from '../../../ui/new-id.ts'
import { type CellWords, cellText, readCell } from '../grid/cell-text.ts'
import { type GridColumn, getCell, isImportable, isSameCell, type Unread } from '../grid/grid-columns.ts'
import type { CellChange } from '../grid/grid-edits.ts'
import type { StoredRow } from '../grid/use-grid-rows.ts'
import { fileValue, type ImportFiles } from './import-files.tsx'
import { idTarget } from './match-columns.ts'
import { type SheetCell, type SheetRow, textIn } from './read-rows.ts'

/** Kinds of cells with texts, which may not be shortened numbers. */
const textKinds: readonly string[] = [
  'text',
  'lines',
  'rich',
  'phone',
  'tags',
  'reference',
  'references',
  'users',
  'visibility',
]

/** The text of a cell that a column reads: a day for a date, else the displayed text. */
const textFor = ({ kind }: GridColumn, cell: SheetCell): string =>
  typeof cell !== 'string' && cell.date !== undefined && kind === 'date' ? cell.date : textIn(cell)

/** Whether a cell shows another value than it stores: a number that lost digits, or a percentage (50% is stored as 0.5). */
const isUncertain = ({ kind }: GridColumn, cell: Exclude<SheetCell, string>): boolean => {
  if (kind === 'number') return cell.isRounded === true || cell.text.includes('%')
  return cell.isRounded === true && textKinds.includes(kind)
}

/** Whether a text may be a day with the month first, as Excel writes `5/1/2026` in some countries. */
const isAmbiguousDay = ({ kind }: GridColumn, text: string): boolean =>
  (kind === 'date' || kind === 'date-time') && /^(?:\d\/\d\d?|\d\d\/\d)\//.test(westernDigits(text).trim())

/**
 * The value of an imported cell; undefined for an empty one. Errors and uncertain values are kept as `unread`.
 */
export const readSheetCell = (column: GridColumn, cell: SheetCell | undefined, words: CellWords): unknown => {
  if (cell === undefined) return undefined
  const text = textFor(column, cell)
  if (isAmbiguousDay(column, text)) return { unread: text }
  if (typeof cell === 'string') return readCell(column, text, words)
  if (cell.kind === 'error' || isUncertain(column, cell)) return { unread: text }
  if (column.kind === 'number' && cell.number !== undefined) return cell.number
  return readCell(column, text, words)
}

/** How stored records are recognized: by their number, or by the text of a column. */
export type MatchBy = typeof idTarget | GridColumn

/** Text for comparison, by the rules of the API for unique values: letter case and spaces do not count. */
const keyText = (by: GridColumn, text: string): string =>
  by.kind === 'phone'
    ? westernDigits(text).replace(/[^\d+]/g, '')
    : text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ')

/** The stored records by the key of {@link MatchBy}; null for a key that several of them have. */
export type StoredIndex = ReadonlyMap<string, StoredRow | null>

/** Adds records to an index. */
export const addToIndex = (
  index: Map<string, StoredRow | null>,
  rows: readonly StoredRow[],
  by: MatchBy,
  words: CellWords,
): void => {
  for (const row of rows) {
    const key = by === idTarget ? row.key : keyText(by, cellText(by, getCell(row.data, by), words))
    if (key !== '') index.set(key, index.has(key) && index.get(key)?.key !== row.key ? null : row)
  }
}

/** The settings of an import, apart from its rows. */
export interface ImportPlan {
  /** The rows of the file without headings, and the number of the first of them. */
  rows: readonly SheetRow[]
  firstLine: number
  /** The targets of the file's columns. */
  targets: readonly (string | undefined)[]
  /** Undefined if every row is a new record. */
  matchBy: MatchBy | undefined
  /** Whether empty cells empty the values of stored records. */
  clears: boolean
  /** The files that cells name. */
  files: ImportFiles
}

/** A row of an import: its changes, and the stored record that it is about. */
export interface PlannedRow {
  id: string
  line: number
  stored?: StoredRow
  changes: readonly CellChange[]
}

interface Parts {
  plan: ImportPlan
  columns: readonly GridColumn[]
  words: CellWords
  index: StoredIndex
  nameOf: (line: number) => string
  /** Parameters of the form of a stored record; undefined if it cannot be changed. */
  paramsOf: (row: StoredRow) => PlainObject | undefined
  /** Keeps a selected file, and returns its key. */
  keepFile: (file: File) => string
  /** The lines of planned rows, by the record or by the key of a new one; each planned row is added. */
  lines: Map<string, number>
}

const keyIn = ({ plan, columns, words }: Parts, row: SheetRow): string => {
  const { matchBy, targets } = plan
  if (!matchBy) return ''
  const at = targets.indexOf(matchBy === idTarget ? idTarget : matchBy.key)
  const cell = row[at]
  if (matchBy === idTarget)
    return typeof cell === 'object' && cell.number !== undefined
      ? String(cell.number)
      : westernDigits(textIn(cell)).trim().replace(/^#/, '')
  const column = columns.find(({ key }) => key === matchBy.key)
  const value = column && readSheetCell(column, cell, words)
  return column ? keyText(column, cellText(column, value, words)) : ''
}

/** The stored record of a row; undefined for a new one, null if several records match. */
export const storedFor = (
  parts: Parts,
  row: SheetRow,
  key = keyIn(parts, row),
): StoredRow | null | undefined => (key === '' ? undefined : parts.index.get(key))

/** Whether the text of a cell lacks parts of its value, which the same text keeps: formats, days that are not shown. */
const isShortened = ({ kind }: GridColumn): boolean => kind === 'rich' || kind === 'visibility'

/** The value of a cell; of a stored record, if `stored` is given. */
const valueIn = (
  { plan, words, keepFile }: Parts,
  column: GridColumn,
  cell: SheetCell | undefined,
  stored?: StoredRow,
): unknown => {
  if (column.kind !== 'file') {
    const value = readSheetCell(column, cell, words)
    const before = isShortened(column) && stored ? getCell(stored.data, column) : undefined
    return before !== undefined && cellText(column, before, words) === cellText(column, value, words)
      ? before
      : value
  }
  const text = textIn(cell).trim()
  if (text === '') return undefined
  return fileValue(column, text, {
    ...{ files: plan.files, keepFile },
    stored: stored && getCell(stored.data, column),
  })
}

type Doubt = Required<Pick<Unread, 'reason' | 'about'>>

/** Whether a row has other values than a stored record. */
const differs = (parts: Parts, row: SheetRow, stored: StoredRow): boolean =>
  parts.columns.some((column) => {
    const value = valueIn(parts, column, row[parts.plan.targets.indexOf(column.key)], stored)
    return value !== undefined && value !== '' && !isSameCell(value, getCell(stored.data, column))
  })

/** Why a row cannot be saved as it is: the record is unclear, or must not be changed; undefined if it can. */
const doubtOf = (
  parts: Parts,
  row: SheetRow,
  found: StoredRow | null | undefined,
  key: string,
): Doubt | undefined => {
  if (found === null) return { reason: 'several', about: key }
  if (!found && parts.plan.matchBy === idTarget && key !== '') return { reason: 'unknownId', about: key }
  const line = parts.lines.get(found ? found.key : `new ${key}`)
  if (line !== undefined) return { reason: 'repeated', about: String(line) }
  return found && !parts.paramsOf(found) && differs(parts, row, found)
    ? { reason: 'notAllowed', about: key }
    : undefined
}

/** The column with the message about a doubt: the one that recognizes records, else the first that is imported. */
const doubtfulColumn = ({ plan, columns }: Parts): GridColumn | undefined =>
  columns.find(
    (column) => plan.matchBy !== idTarget && column.key === plan.matchBy?.key && isImportable(column),
  ) ?? columns.find((column) => plan.targets.includes(column.key) && isImportable(column))

/** The changes of a row of the file. If it is unclear which record it is about, it is new and has an unread cell. */
export const planRow = (parts: Parts, row: SheetRow, line: number): PlannedRow => {
  const { plan, columns } = parts
  const named = keyIn(parts, row)
  const found = storedFor(parts, row, named)
  const doubt = doubtOf(parts, row, found, named)
  const stored = doubt ? undefined : (found ?? undefined)
  const key = stored?.key ?? named
  if (!doubt && key !== '') parts.lines.set(stored ? key : `new ${key}`, line)
  const doubtful = doubt && doubtfulColumn(parts)
  const params = stored && parts.paramsOf(stored)
  const id = stored?.key ?? newId()
  if (stored && !params) return { id, line, stored, changes: [] }
  const begin = { name: parts.nameOf(line), key: newId(), line, ...(params && { params }) }
  const changes = plan.targets.flatMap((target, at): CellChange[] => {
    const column = columns.find(({ key }) => key === target)
    if (!column || !isImportable(column)) return []
    const read = valueIn(parts, column, row[at], stored)
    const value = column === doubtful ? { unread: textIn(row[at]), ...doubt } : read
    const isEmpty = value === undefined || value === ''
    if (isEmpty && !(stored && plan.clears)) return []
    // A new row keeps values that are the defaults of the form: it may have no others.
    return [{ row: id, column, value, start: begin, ...(stored && { stored: getCell(stored.data, column) }) }]
  })
  return { id, line, ...(stored && { stored }), changes }
}

/** Whether a row has no text. */
export const isBlankRow = (row: SheetRow): boolean => row.every((cell) => textIn(cell).trim() === '')
