import { CsvError, parse } from 'csv-parse/sync'
import { codedMessage } from '../messages/message-code.ts'
import {
  area,
  type Cells,
  cellTooFar,
  looksLikeFormula,
  maxFaults,
  type SheetFault,
  SheetRefusal,
  tooManyRows,
} from './spreadsheet.ts'

function decode(bytes: Uint8Array): string {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    const text = new TextDecoder(wide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Said below, for both cases.
  }
  throw new SheetRefusal(415, codedMessage('import:file.unknown'))
}

/** Spreadsheet programs put between cells what their country does not use in numbers. */
function delimiterOf(text: string): string {
  const line = /^[^\r\n]{0,10000}/.exec(text)?.[0] ?? ''
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}

function refuseFormulas(cells: Cells): void {
  const headings = cells.find((row) => row.some((cell) => cell !== '')) ?? []
  const faults: SheetFault[] = []
  for (const [index, row] of cells.entries())
    for (const [column, cell] of row.entries())
      if (faults.length < maxFaults && looksLikeFormula(cell))
        faults.push({
          row: index + 1,
          column: headings[column] || String(column + 1),
          code: 'import:cell.looksLikeFormula',
        })
  if (faults.length > 0) throw new SheetRefusal(422, codedMessage('import:file.csvFormulas'), faults)
}

/** More of them than a row of the longest texts holds, quoted ones included. */
const maxDelimiters = 10_000

/** The parser keeps a row until its end, so rows of millions of cells are found before. */
function checkLines(text: string, delimiter: string): void {
  const separates = delimiter.charCodeAt(0)
  let row = 1
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit === 10 || unit === 13) {
      row += unit === 10 ? 1 : 0
      count = 0
    } else if (unit === separates) {
      count += 1
      if (count > maxDelimiters) throw cellTooFar(row, String(count))
    }
  }
}

/** Breaks off at the first row that is too many or too long. */
function limited(): (row: string[]) => string[] {
  let rows = 0
  return (row) => {
    rows += 1
    if (rows > area.rows) throw tooManyRows()
    if (row.length > area.columns) throw cellTooFar(rows, String(row.length))
    return row
  }
}

/**
 * Reads a CSV file (commas, semicolons or tabs; UTF-8, or UTF-16 as Excel writes "Unicode text").
 * Throws 415 for what is no text, 422 where quotes do not close, for rows without end and for cells that look like formulas.
 */
export function readCsv(bytes: Uint8Array): Cells {
  const text = decode(bytes)
  const delimiter = delimiterOf(text)
  checkLines(text, delimiter)
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 200_000,
      on_record: limited(),
    })
    refuseFormulas(rows)
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new SheetRefusal(422, codedMessage('import:file.csvDamaged'), [
      {
        ...(typeof error.lines === 'number' ? { row: error.lines } : {}),
        ...codedMessage('import:cell.csv', { reason: error.message }),
      },
    ])
  }
}
