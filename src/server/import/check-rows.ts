import { isFormula, unprotectFormula } from '../../contract/text/formula-text.ts'
import { blankCell, type Cell, columnName, type Table } from '../../spreadsheet/table.ts'
import { type CodedMessage, codedMessage } from '../messages/message-code.ts'
import { CellFault, type Column, columnOf, columns, type Value } from './columns.ts'
import { maxFaults, maxRows, type SheetFault, SheetRefusal, tooManyRows } from './spreadsheet.ts'

/** A member of the spreadsheet, with its row number. */
export interface ImportedMember {
  readonly row: number
  readonly member: Readonly<Record<string, Value>> & { readonly email: string }
}

/** Headings of the spreadsheet by column; null for a column without one. */
interface Header {
  readonly row: number
  readonly headings: readonly string[]
  readonly columns: readonly (Column | null)[]
}

/** Longer than any known heading; faults name columns by their heading. */
const maxHeadingLength = 100

const isBlank = (row: readonly Cell[]): boolean => row.every(({ text }) => text === '')

/** Throws 422 for cells with formulas: their cached results may be outdated. */
const refuseFormulas = (table: Table): void => {
  const headings = table.find((row) => !isBlank(row)) ?? []
  const faults: SheetFault[] = []
  for (const [index, row] of table.entries())
    for (const [at, { isFormula }] of row.entries())
      if (isFormula && faults.length < maxFaults)
        faults.push({
          row: index + 1,
          column: headings[at]?.text || columnName(at + 1),
          code: 'import:cell.formula',
        })
  if (faults.length > 0) throw new SheetRefusal(422, codedMessage('import:file.formulas'), faults)
}

const readHeader = (table: Table): Header => {
  const index = table.findIndex((row) => !isBlank(row))
  const headings = (table[index] ?? []).map(({ text }) => text.slice(0, maxHeadingLength))
  const row = index + 1
  if (index < 0) throw new SheetRefusal(422, codedMessage('import:file.empty'))
  const matched = headings.map((heading) => (heading === '' ? null : columnOf(heading)))
  if (matched.every((column) => column === null))
    throw new SheetRefusal(415, codedMessage('import:file.notMembers'))
  const faults: SheetFault[] = headings.flatMap((column, at): SheetFault[] => {
    if (column === '') return []
    if (matched[at] === null) return [{ row, column, code: 'import:column.unknown' }]
    return matched.indexOf(matched[at] ?? null) < at ? [{ row, column, code: 'import:column.twice' }] : []
  })
  for (const column of columns)
    if (column.required && !matched.includes(column))
      faults.push({ row, column: column.heading, code: 'import:column.missing' })
  if (faults.length > 0) throw new SheetRefusal(422, codedMessage('import:file.columns'), faults)
  return { row, headings, columns: matched }
}

/**
 * The text of a cell for its column: a day for a date column, the stored number for a number column, otherwise the
 * displayed text.
 */
const textFor = ({ holds }: Column, cell: Cell): string => {
  if (holds === 'date') return cell.date ?? cell.text
  if (holds === 'number') return cell.number === undefined ? cell.text : String(cell.number)
  if (cell.isRounded) throw new CellFault('import:cell.rounded')
  return cell.text
}

const readCell = (column: Column, cell: Cell): Value => {
  if (cell.kind === 'error') throw new CellFault('import:cell.error', { error: cell.text })
  if (cell.text === '') {
    if (column.required) throw new CellFault('import:cell.missing')
    return null
  }
  if (isFormula(cell.text) && cell.kind === 'text') throw new CellFault('import:cell.looksLikeFormula')
  return column.read(unprotectFormula(textFor(column, cell)))
}

const readRow = (
  header: Header,
  row: number,
  cells: readonly Cell[],
  faults: SheetFault[],
): ImportedMember => {
  const member: Record<string, Value> = {}
  const take = (column: Column, heading: string, cell: Cell): void => {
    try {
      member[column.name] = readCell(column, cell)
    } catch (error) {
      if (!(error instanceof CellFault)) throw error
      faults.push({ row, column: heading, ...error.coded })
    }
  }
  for (const [at, column] of header.columns.entries())
    if (column) take(column, header.headings[at] ?? column.heading, cells[at] ?? blankCell)
  if (cells.some(({ text }, at) => text !== '' && !header.columns[at]))
    faults.push({ row, code: 'import:column.outside' })
  return { row, member: { ...member, email: String(member.email ?? '') } }
}

/** Faults for members with the same id, ignoring case. */
const findRepeated = (header: Header, members: readonly ImportedMember[], faults: SheetFault[]): void => {
  const rows = new Map<string, number>()
  const heading = header.headings[header.columns.findIndex((column) => column?.name === 'email')] ?? 'email'
  for (const { row, member } of members) {
    const key = member.email.toLowerCase()
    const first = rows.get(key)
    if (key === '') continue
    if (first === undefined) rows.set(key, row)
    else faults.push({ row, column: heading, code: 'import:cell.repeated', params: { first } })
  }
}

/** The message with the number of rows that could not be imported. */
export const refusedRows = (faults: readonly SheetFault[]): CodedMessage =>
  codedMessage('import:rows', { count: new Set(faults.map(({ row }) => row)).size })

/**
 * Reads every row as a member, ignoring blank rows.
 * Throws 422 with all faults, by row and column.
 */
export const checkRows = (table: Table): { members: ImportedMember[]; emailHeading: string } => {
  refuseFormulas(table)
  const header = readHeader(table)
  const faults: SheetFault[] = []
  const members: ImportedMember[] = []
  for (const [index, row] of table.entries()) {
    if (index < header.row || isBlank(row)) continue
    if (members.length === maxRows) throw tooManyRows()
    members.push(readRow(header, index + 1, row, faults))
  }
  if (members.length === 0) throw new SheetRefusal(422, codedMessage('import:file.noMembers'))
  findRepeated(header, members, faults)
  if (faults.length > 0)
    throw new SheetRefusal(
      422,
      refusedRows(faults),
      faults.sort((a, b) => (a.row ?? 0) - (b.row ?? 0)),
    )
  return {
    members,
    emailHeading: header.headings[header.columns.findIndex((c) => c?.name === 'email')] ?? 'email',
  }
}
