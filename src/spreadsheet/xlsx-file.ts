import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { FileValue, FileWriter } from './file-writer.ts'
import { columnName } from './table.ts'

/** The maximum number of characters in a cell. */
export const maxCellCharacters = 32_767

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot contain them
export const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const runs = new RegExp(`(?:${notInXml.source})+`, 'g')

/** Replaces characters that XML cannot hold with a space, so that the words around them stay separate. */
export const textForXml = (text: string): string => text.toWellFormed().replace(runs, ' ')

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** Cell styles by number; `text` keeps any input as text (ECMA-376, part 1, 18.8.30: number format 49). */
const cellStyles = { plain: 0, heading: 1, text: 2, example: 3, required: 4, date: 5, moment: 6 } as const

type CellStyle = keyof typeof cellStyles

const face = '<name val="Calibri"/></font>'
const fonts = `<font><sz val="11"/>${face}<font><b/><sz val="11"/>${face}<font><i/><sz val="11"/><color rgb="FF767676"/>${face}`

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\-mmm\\-yyyy"/><numFmt numFmtId="165" formatCode="dd\\-mmm\\-yyyy\\ hh:mm"/></numFmts><fonts count="3">${fonts}</fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFF3CD"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" fontId="2" numFmtId="49" applyFont="1" applyNumberFormat="1"/><xf xfId="0" fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** Text that looks like an escaped character, such as `_x0041_` (ECMA-376, part 1, 22.9.2.19, ST_Xstring). */
const escapeLike = /_(?=x[0-9A-Fa-f]{4}_)/g

/** A text as content of an element; carriage returns as references, because parsers convert plain ones to line feeds. */
const xmlText = (text: string): string =>
  textForXml(text.slice(0, maxCellCharacters))
    .replace(escapeLike, '_x005F_')
    .replace(/[&<>"\r]/g, (sign) => escapes[sign] ?? sign)

/** The number of a local time in the 1900 date system; NaN before its leap day that does not exist. */
const dateSerial = (date: Date): number => {
  const local = date.getTime() - date.getTimezoneOffset() * 60_000
  const serial = (local - Date.UTC(1899, 11, 30)) / 86_400_000
  return serial < 61 ? Number.NaN : serial
}

/** A cell. Texts are marked as such, so that none is read as a formula. */
const cell = (value: FileValue, address: string, style: CellStyle): string => {
  if (value === '') return ''
  if (typeof value === 'object') {
    const serial = dateSerial(value.date)
    if (Number.isNaN(serial)) return cell(value.text, address, style)
    return `<c r="${address}" s="${cellStyles[serial % 1 ? 'moment' : 'date']}"><v>${serial}</v></c>`
  }
  if (typeof value === 'number' && Number.isFinite(value)) return `<c r="${address}"><v>${value}</v></c>`
  const styled = style === 'plain' ? '' : ` s="${cellStyles[style]}"`
  return `<c r="${address}" t="inlineStr"${styled}><is><t xml:space="preserve">${xmlText(String(value))}</t></is></c>`
}

/** A column of a sheet that is to be filled in. */
interface InputColumn {
  isRequired?: boolean
  /** Offered as a drop-down list. */
  choices?: readonly string[]
  /** Shown beside a selected cell. */
  hint?: string
}

/** How a sheet looks and is filled in. */
export interface SheetOptions {
  /** `text` also keeps later input as text, not as a number, date or formula; so does `example`. */
  style?: 'plain' | 'text' | 'example'
  name?: string
  isRightToLeft?: boolean
  /** For sheets to be filled in. */
  inputs?: readonly InputColumn[]
}

/** The longest hint that spreadsheet programs accept, and the rows that have drop-down lists. */
const maxHint = 255
const inputRows = 10_001

const choicesSheet = 'choices'

/** The drop-down lists and hints of the columns (ECMA-376, part 1, 18.3.1.32); the lists are on a hidden sheet. */
const validations = (inputs: readonly InputColumn[]): string => {
  const parts = inputs.flatMap(({ choices = [], hint = '' }, at) => {
    if (choices.length === 0 && hint === '') return []
    const letters = columnName(at + 1)
    const list = choices.length > 0
    const prompt = hint === '' ? '' : ` prompt="${xmlText(hint.slice(0, maxHint))}"`
    return [
      `<dataValidation${list ? ' type="list"' : ''} allowBlank="1" showInputMessage="1"${prompt} sqref="${letters}2:${letters}${inputRows}">${list ? `<formula1>${choicesSheet}!$${letters}$1:$${letters}$${choices.length}</formula1>` : ''}</dataValidation>`,
    ]
  })
  return parts.length === 0
    ? ''
    : `<dataValidations count="${parts.length}">${parts.join('')}</dataValidations>`
}

const sheetOfChoices = (inputs: readonly InputColumn[]): string => {
  const longest = Math.max(0, ...inputs.map(({ choices = [] }) => choices.length))
  const rows = Array.from({ length: longest }, (_, row) => {
    const cells = inputs.map(({ choices = [] }, at) =>
      cell(choices[row] ?? '', `${columnName(at + 1)}${row + 1}`, 'text'),
    )
    return `<row r="${row + 1}">${cells.join('')}</row>`
  })
  return `${head}<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`
}

/** All parts of a workbook except its first sheet: the minimum of ECMA-376, part 1, that spreadsheets require. */
const workbookParts = ({ name = '1', inputs }: SheetOptions): Readonly<Record<string, string>> => {
  const sheets = inputs ? [1, 2] : [1]
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${sheets.map((sheet) => `<Override PartName="/xl/worksheets/sheet${sheet}.xml" ContentType="${types}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/>${inputs ? `<sheet name="${choicesSheet}" sheetId="2" state="hidden" r:id="rId2"/>` : ''}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships">${sheets.map((sheet) => `<Relationship Id="rId${sheet}" Type="${relations}/worksheet" Target="worksheets/sheet${sheet}.xml"/>`).join('')}<Relationship Id="rId9" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    ...(inputs && { 'xl/worksheets/sheet2.xml': sheetOfChoices(inputs) }),
  }
}

/** The start of a sheet before its rows: frozen headings, equal column widths. */
const sheetBeginning = (columns: number, { style = 'plain', isRightToLeft }: SheetOptions): string =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView${isRightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="24" customWidth="1"${style === 'plain' ? '' : ` style="${cellStyles.text}"`}/></cols><sheetData>`

/** A workbook with one visible sheet, compressed while it grows. The first row has the headings. */
export const xlsxFile = (columns: number, options: SheetOptions = {}): FileWriter => {
  const { style = 'plain', inputs } = options
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
  sheet.push(strToU8(sheetBeginning(columns, options)))
  const names = Array.from({ length: columns }, (_, index) => columnName(index + 1))
  let number = 0
  const line = (row: readonly FileValue[]): string => {
    number += 1
    const styleAt = (at: number): CellStyle => {
      if (number > 1) return style
      return inputs?.[at]?.isRequired ? 'required' : 'heading'
    }
    const cells = row.map((value, at) => cell(value, `${names[at]}${number}`, styleAt(at)))
    return `<row r="${number}">${cells.join('')}</row>`
  }
  return {
    add: (rows) => {
      sheet.push(strToU8(rows.map(line).join('')))
    },
    end: () => {
      sheet.push(strToU8(`</sheetData>${inputs ? validations(inputs) : ''}</worksheet>`), true)
      for (const [name, text] of Object.entries(workbookParts(options))) file(name).push(strToU8(text), true)
      zip.end()
      return new Blob(chunks, { type: `${types}.sheet` })
    },
  }
}
