import { readCsv } from './csv.ts'
import { type Limits, SpreadsheetError, type Table } from './table.ts'
import { readWorkbook } from './workbook.ts'

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

/**
 * Reads a spreadsheet, detected by content, not by name: an Excel workbook (its first visible sheet), or a text file
 * with separators. Cells contain the displayed values. Runs in browsers and in Node; it is synchronous, so large files
 * should be read in a worker or a separate process. Throws a {@link SpreadsheetError}.
 */
export const readSpreadsheet = (bytes: Uint8Array, limits: Limits): Table => {
  // "PK", the start of a zip archive.
  if (startsWith(bytes, [0x50, 0x4b])) return readWorkbook(bytes, limits)
  // A compound file: .xls, or a workbook with a password.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new SpreadsheetError('old')
  return readCsv(bytes, limits)
}
