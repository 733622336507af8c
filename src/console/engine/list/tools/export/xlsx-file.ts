import { strToU8, Zip, ZipDeflate } from 'fflate'
import { spreadsheetType } from '../../../../../contract/records/spreadsheet.ts'
import { escapeMarkup } from '../../../../../contract/text/markup.ts'
import type { FileValue, FileWriter } from './file-writer.ts'
import { maxCellCharacters, textForXml } from './xml-signs.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** Cell style numbers: bold, and text for any input (ECMA-376, part 1, 18.8.30: number format 49). */
const cellStyles = { heading: 1, text: 2 } as const

type CellStyle = keyof typeof cellStyles

/**
 * All parts of a single-sheet workbook except the sheet: the minimum of ECMA-376, part 1, that spreadsheets require.
 */
const workbookParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

/** The start of a sheet before its rows: frozen headings, equal column widths. */
const sheetBeginning = (columns: number, style: 'plain' | 'text'): string =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="24" customWidth="1"${style === 'text' ? ` style="${cellStyles.text}"` : ''}/></cols><sheetData>`

/** The end of a sheet after its rows. */
const sheetEnd = '</sheetData></worksheet>'

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
