import { protectFormula } from '../../../../../contract/text/formula-text.ts'
import type { FileValue, FileWriter } from './file-writer.ts'

/** A value as RFC 4180 writes it; an apostrophe keeps a text from being read as a formula. */
const field = (value: FileValue): string => {
  if (typeof value === 'number') return String(value)
  const text = protectFormula(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A CSV file as RFC 4180 has it, in UTF-8 with the mark by which spreadsheets know that. */
export const csvFile = (): FileWriter => {
  const parts: string[] = ['\ufeff']
  return {
    add: (rows) => {
      parts.push(rows.map((row) => `${row.map(field).join(',')}\r\n`).join(''))
    },
    end: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  }
}
