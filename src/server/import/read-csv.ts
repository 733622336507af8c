import { CsvError, parse } from 'csv-parse/sync'
import { type Cells, looksLikeFormula, type SheetFault, SheetRefusal } from './spreadsheet.ts'

function decode(bytes: Uint8Array): string {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    const text = new TextDecoder(wide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Said below, for both cases.
  }
  throw new SheetRefusal(415, 'The file is neither an Excel workbook (.xlsx) nor a CSV file in UTF-8.')
}

/** Spreadsheet programs put between cells what their country does not use in numbers. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1)
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}

function refuseFormulas(cells: Cells): void {
  const headings = cells.find((row) => row.some((cell) => cell !== '')) ?? []
  const faults: SheetFault[] = cells.flatMap((row, index) =>
    row.flatMap((cell, column) =>
      looksLikeFormula(cell)
        ? [
            {
              row: index + 1,
              column: headings[column] || String(column + 1),
              message: 'looks like a formula',
            },
          ]
        : [],
    ),
  )
  if (faults.length > 0)
    throw new SheetRefusal(422, 'The spreadsheet holds formulas. Please put their values instead.', faults)
}

/**
 * Reads a CSV file (commas, semicolons or tabs; UTF-8, or UTF-16 as Excel writes "Unicode text").
 * Throws 415 for what is no text, 422 where quotes do not close and for cells that look like formulas.
 */
export function readCsv(bytes: Uint8Array): Cells {
  const text = decode(bytes)
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 200_000,
    })
    refuseFormulas(rows)
    return rows.map((row) => row.map((cell) => cell.normalize('NFC').trim()))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new SheetRefusal(422, 'The CSV file is damaged.', [
      { ...(typeof error.lines === 'number' ? { row: error.lines } : {}), message: error.message },
    ])
  }
}
