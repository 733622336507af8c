import { strToU8, Zip, ZipDeflate } from 'fflate'
import { spreadsheetType } from '../../../../../contract/records/spreadsheet.ts'
import { escapeMarkup } from '../../../../../contract/text/markup.ts'
import type { FileValue, FileWriter } from './file-writer.ts'
import { type CellStyle, cellStyles, sheetBeginning, sheetEnd, workbookParts } from './workbook-parts.ts'
import { maxCellCharacters, textForXml } from './xml-signs.ts'

/** Text that looks like an escaped character, such as `_x0041_` (ECMA-376, part 1, 22.9.2.19, ST_Xstring). */
const escapeLike = /_(?=x[0-9A-Fa-f]{4}_)/g

/** A text as element content; carriage returns as references, because parsers convert plain ones to line feeds. */
const xmlText = (text: string): string =>
  escapeMarkup(textForXml(text.slice(0, maxCellCharacters)).replace(escapeLike, '_x005F_')).replaceAll(
    '\r',
    '&#13;',
  )

/** Letters of a column index, from 0: A to Z, then AA. */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

/** A cell. Texts are marked as such, so that none is read as a formula. */
const cell = (value: FileValue, address: string, style: 'plain' | CellStyle): string => {
  if (value === '') return ''
  if (typeof value === 'number' && Number.isFinite(value)) return `<c r="${address}"><v>${value}</v></c>`
  const styled = style === 'plain' ? '' : ` s="${cellStyles[style]}"`
  return `<c r="${address}" t="inlineStr"${styled}><is><t xml:space="preserve">${xmlText(String(value))}</t></is></c>`
}

/**
 * A workbook with one sheet, compressed while it grows. The first row has the headings. `text` also keeps later input
 * as text, not as a number, date or formula.
 */
export const xlsxFile = (columns: number, style: 'plain' | 'text' = 'plain'): FileWriter => {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk as Uint8Array<ArrayBuffer>)
  })
  const file = (name: string): ZipDeflate => {
    const entry = new ZipDeflate(name, { level: 6 })
    zip.add(entry)
    return entry
  }
  const sheet = file('xl/worksheets/sheet1.xml')
  sheet.push(strToU8(sheetBeginning(columns, style)))
  const names = Array.from({ length: columns }, (_, index) => columnName(index))
  let number = 0
  const line = (row: readonly FileValue[]): string => {
    number += 1
    const cells = row.map((value, index) =>
      cell(value, `${names[index]}${number}`, number === 1 ? 'heading' : style),
    )
    return `<row r="${number}">${cells.join('')}</row>`
  }
  return {
    add: (rows) => {
      sheet.push(strToU8(rows.map(line).join('')))
    },
    end: () => {
      sheet.push(strToU8(sheetEnd), true)
      for (const [name, text] of Object.entries(workbookParts)) file(name).push(strToU8(text), true)
      zip.end()
      return new Blob(chunks, { type: spreadsheetType })
    },
  }
}
