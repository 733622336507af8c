import { type CodedMessage, codedMessage } from '../messages/message-code.ts'
import { CellFault, type Column, columnOf, columns, type Value } from './columns.ts'
import {
  type Cells,
  looksLikeFormula,
  maxRows,
  type SheetFault,
  SheetRefusal,
  tooManyRows,
} from './spreadsheet.ts'

/** One row of the spreadsheet as a member, and its number there. */
export type ImportedMember = {
  readonly row: number
  readonly member: Readonly<Record<string, Value>> & { readonly email: string }
}

/** Headings of the spreadsheet by column; null where there is none. */
type Header = {
  readonly row: number
  readonly headings: readonly string[]
  readonly columns: readonly (Column | null)[]
}

/** Longer than any that is known; faults name columns by it. */
const maxHeadingLength = 100

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell === '')

function readHeader(cells: Cells): Header {
  const index = cells.findIndex((row) => !isBlank(row))
  const headings = (cells[index] ?? []).map((heading) => heading.slice(0, maxHeadingLength))
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

/** An identity number that a spreadsheet program has already rounded. */
const rounded = /^\d(\.\d+)?e[+]?\d+$/i

function readCell(column: Column, text: string): Value {
  if (text === '') {
    if (column.required) throw new CellFault('import:cell.missing')
    return null
  }
  if (looksLikeFormula(text)) throw new CellFault('import:cell.looksLikeFormula')
  if (rounded.test(text)) throw new CellFault('import:cell.rounded')
  return column.read(text)
}

function readRow(
  header: Header,
  row: number,
  cells: readonly string[],
  faults: SheetFault[],
): ImportedMember {
  const member: Record<string, Value> = {}
  const take = (column: Column, heading: string, text: string): void => {
    try {
      member[column.name] = readCell(column, text)
    } catch (error) {
      if (!(error instanceof CellFault)) throw error
      faults.push({ row, column: heading, ...error.coded })
    }
  }
  for (const [at, column] of header.columns.entries())
    if (column) take(column, header.headings[at] ?? column.heading, cells[at] ?? '')
  if (cells.some((text, at) => text !== '' && !header.columns[at]))
    faults.push({ row, code: 'import:column.outside' })
  return { row, member: { ...member, email: String(member.email ?? '') } }
}

/** No two members share an id, letter case aside. */
function findRepeated(header: Header, members: readonly ImportedMember[], faults: SheetFault[]): void {
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

/** So many rows could not be imported. */
export const refusedRows = (faults: readonly SheetFault[]): CodedMessage =>
  codedMessage('import:rows', { count: new Set(faults.map(({ row }) => row)).size })

/**
 * Reads every row as a member. Blank rows count for nothing.
 * Throws 422 with all that is wrong, by row and column, when anything is.
 */
export function checkRows(cells: Cells): { members: ImportedMember[]; emailHeading: string } {
  const header = readHeader(cells)
  const faults: SheetFault[] = []
  const members: ImportedMember[] = []
  for (const [index, row] of cells.entries()) {
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
