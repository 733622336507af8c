import { InvalidInputError, InvalidSpreadsheetError, readSheet } from 'read-excel-file/universal'
import { checkArchive, damagedWorkbook, sheetsOf } from './archive.ts'
import { type Cells, mostRows, type SheetFault, SheetRefusal, tooManyRows } from './spreadsheet.ts'

type CellPlace = { readonly row: number; readonly letters: string }

/** Cells that hold a formula, in the XML of a sheet. */
function formulaCells(sheet: string): CellPlace[] {
  const found: CellPlace[] = []
  let cell: CellPlace = { row: 1, letters: 'A' }
  for (const [, letters, row] of sheet.matchAll(
    /<(?:\w+:)?c\s[^>]*?\br=["']([A-Z]+)(\d+)["']|<(?:\w+:)?f[\s/>]/g,
  )) {
    if (letters !== undefined) cell = { row: Number(row), letters }
    else found.push(cell)
  }
  return found
}

/** `A` → 0, `AB` → 27. */
const indexOf = (letters: string): number =>
  [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1

function refuseFormulas(sheets: readonly string[], cells: Cells): void {
  const headings = cells.find((row) => row.some((cell) => cell !== '')) ?? []
  const faults: SheetFault[] = sheets.flatMap(formulaCells).map(({ row, letters }) => ({
    row,
    column: headings[indexOf(letters)] || letters,
    message: 'holds a formula',
  }))
  if (faults.length > 0)
    throw new SheetRefusal(422, 'The spreadsheet holds formulas. Please paste their values instead.', faults)
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
  return String(value).normalize('NFC').trim()
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
export async function readWorkbook(archive: Uint8Array<ArrayBuffer>): Promise<Cells> {
  checkArchive(archive)
  const sheets = sheetsOf(archive)
  // A sheet of blank rows without end is cheap to write and dear to read.
  if (sheets.some((sheet) => (sheet.match(/<(?:\w+:)?row[\s>]/g)?.length ?? 0) > 10 * mostRows))
    throw tooManyRows()
  try {
    const rows = await readSheet(archive.buffer, 1, { trim: true, parseNumber: exactNumber })
    const cells = rows.map((row) => row.map(textOf))
    refuseFormulas(sheets, cells)
    return cells
  } catch (error) {
    if (error instanceof InvalidInputError || error instanceof InvalidSpreadsheetError)
      throw damagedWorkbook()
    throw error
  }
}
