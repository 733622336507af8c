import { protectFormula } from '../../../../../contract/text/formula-text.ts'
import type { FileValue, FileWriter } from '../../../../../spreadsheet/file-writer.ts'

/** A value in RFC 4180 format; an apostrophe prevents a text from being read as a formula. */
const field = (value: FileValue): string => {
  if (typeof value === 'number') return String(value)
  const text = protectFormula(typeof value === 'string' ? value : value.text)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A CSV file (RFC 4180) in UTF-8 with a byte order mark, which spreadsheets need. */
export const csvFile = (): FileWriter => {
  const parts: string[] = ['\ufeff']
  return {
    add: (rows) => {
      parts.push(rows.map((row) => `${row.map(field).join(',')}\r\n`).join(''))
    },
    end: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  }
}
