import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { type Cell, columnName, type Limits, SpreadsheetError, type Table } from './table.ts'
import { readWorkbook } from './workbook.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** Detects the encoding by the byte order mark; without one, UTF-16 by the zero byte of its first ASCII character. */
const encodingOf = ([first, second]: Uint8Array): Encoding => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0 && second !== 0 && second !== undefined) return 'utf-16be'
  return second === 0 && first !== 0 ? 'utf-16le' : 'utf-8'
}

const decode = (bytes: Uint8Array): string => {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Reported below.
  }
  throw new SpreadsheetError('unknown')
}

/** Excel reads the separator from a first line such as `sep=;`, and does not display that line. */
const separatorLine = /^"?sep=(\t|\\t|[^\s"\\])"?[,;\t]*(?:\r\n|\r|\n|$)/i

/** Number of characters in which the separator is detected. */
const sampleLength = 10_000

/** The separator that occurs most often outside quotes in the first line that is not blank. */
const separatorOf = (text: string): string => {
  const unquoted = text.slice(0, sampleLength).replace(/"[^"]*(?:"|$)/g, 'quoted')
  const line = unquoted.split(/[\r\n]/).find((each) => /[^\s,;]/.test(each)) ?? ''
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: line.split(separator).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).separator
}

/** More separators than a row of the longest texts has in one line, including quoted ones. */
const maxSeparators = 10_000

/** Detects rows of millions of cells before parsing, since the parser keeps a row in memory until its end. */
const checkLines = (text: string, separator: string): void => {
  const code = separator.charCodeAt(0)
  let row = 1
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit === 10 || unit === 13) {
      row += unit === 10 ? 1 : 0
      count = 0
    } else if (unit === code) {
      count += 1
      if (count > maxSeparators) throw new SpreadsheetError('farCell', { row, column: columnName(count) })
    }
  }
}

/** Stops at the first row that exceeds the limits. */
const limited = (limits: Limits): ((row: string[]) => string[]) => {
  let rows = 0
  return (row) => {
    rows += 1
    if (rows > limits.rows) throw new SpreadsheetError('tooManyRows')
    if (row.length > limits.columns)
      throw new SpreadsheetError('farCell', { row: rows, column: columnName(row.length) })
    return row
  }
}

/**
 * Errors of formulas in Excel and LibreOffice, in the language of the program: `#VALUE!`, `#WERT!`, `#NAME?`, `#NOM?`;
 * not available is `#N/A`, `#NV` in German, `#N/B` in Dutch.
 */
const errorText = /^(?:#(?:\p{Lu}+[!?]|DIV\/0!|N\/[AB]|NV|GETTING_DATA)|Err:\d{3})$/u

/** A number that was too long for its cell. */
const shortenedNumber = /^-?\d(?:[.,]\d+)?E\+\d+$/

const cellOf = (text: string): Cell => {
  const trimmed = text.trim()
  if (errorText.test(trimmed)) return { text: trimmed, kind: 'error' }
  return { text, kind: 'text', ...(shortenedNumber.test(trimmed) && { isRounded: true }) }
}

/**
 * Reads a text file with one row per line: separated by commas, semicolons or tabs, or by the character in its line
 * `sep=`; in UTF-8, or UTF-16 in either byte order. Throws a {@link SpreadsheetError}.
 */
const readCsv = (bytes: Uint8Array, limits: Limits): Table => {
  const whole = decode(bytes)
  const [line = '', named] = separatorLine.exec(whole) ?? []
  const text = whole.slice(line.length)
  const separator = named === undefined ? separatorOf(text) : named === '\\t' ? '\t' : named
  checkLines(text, separator)
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 200_000,
      on_record: limited(limits),
    })
    return rows.map((row) => row.map(cellOf))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const row = typeof error.lines === 'number' ? error.lines : undefined
    throw new SpreadsheetError('csv', { ...(row !== undefined && { row }) }, error.message)
  }
}

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
