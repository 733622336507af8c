import { readSheet } from 'read-excel-file/universal'
import { codedMessage } from '../messages/message-code.ts'
import { archiveOf, damagedWorkbook, unpackWorkbook } from './archive.ts'
import { type CellReference, columnNumber, scanWorkbookPart } from './scan-workbook-part.ts'
import { type Cells, maxFaults, type SheetFault, SheetRefusal } from './spreadsheet.ts'

function refuseFormulas(formulas: readonly CellReference[], cells: Cells): void {
  if (formulas.length === 0) return
  const headings = cells.find((row) => row.some((cell) => cell !== '')) ?? []
  const faults: SheetFault[] = formulas.slice(0, maxFaults).map(({ row, letters }) => ({
    row,
    column: headings[columnNumber(letters) - 1] || letters,
    code: 'import:cell.formula',
  }))
  throw new SheetRefusal(422, codedMessage('import:file.formulas'), faults)
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** A day as the import reads it; spreadsheets keep days as numbers, which come out as midnight UTC. */
const dayText = (day: Date): string =>
  Number.isNaN(day.getTime())
    ? ''
    : `${day.getUTCFullYear()}-${twoDigits(day.getUTCMonth() + 1)}-${twoDigits(day.getUTCDate())}`

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dayText(value)
  return String(value)
}

/** A number as it stands in the file, since telephone and identity numbers lose digits as floating-point numbers. */
function exactNumber(text: string): string {
  const number = Number(text)
  return Number.isSafeInteger(number) ? String(number) : text
}

/**
 * Reads the first sheet of an Excel workbook.
 * Throws 415 for what is no workbook, 413 for one that would fill the memory, 422 for one with formulas or too many rows.
 */
export async function readWorkbook(archive: Uint8Array): Promise<Cells> {
  const parts = unpackWorkbook(archive)
  const formulas = [...parts.values()].flatMap(scanWorkbookPart)
  let rows: readonly (readonly unknown[])[]
  try {
    rows = await readSheet(archiveOf(parts), 1, { trim: true, parseNumber: exactNumber })
  } catch {
    // Whatever it stumbles over, the workbook is not as workbooks are.
    throw damagedWorkbook()
  }
  const cells = rows.map((row) => row.map(textOf))
  refuseFormulas(formulas, cells)
  return cells
}
