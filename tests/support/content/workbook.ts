import { zipSync } from 'fflate'
import writeExcelFile from 'write-excel-file/node'

/** A cell: text, a number, a date, or nothing. */
export type Cell = string | number | Date | null

const toCell = (value: Cell): object | null => {
  if (value === null) return null
  if (value instanceof Date) return { value, type: Date, format: 'dd/mm/yyyy' }
  return typeof value === 'number' ? { value, type: Number } : { value, type: String }
}

/** An Excel workbook with one sheet. */
export const workbook = (rows: readonly (readonly Cell[])[]): Promise<Buffer> =>
  writeExcelFile(rows.map((row) => row.map(toCell)) as never, {}).toBuffer()

const xml = (text: string): Uint8Array =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`)

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

/** A workbook with the XML of one sheet's rows, with the best compression. */
export const workbookOf = (sheetData: string, more: Record<string, Uint8Array> = {}): Buffer =>
  Buffer.from(
    zipSync(
      {
        '[Content_Types].xml': xml(
          `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
        ),
        '_rels/.rels': xml(
          `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
        ),
        'xl/workbook.xml': xml(
          `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        ),
        'xl/_rels/workbook.xml.rels': xml(
          `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
        ),
        'xl/worksheets/sheet1.xml': xml(
          `<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
        ),
        ...more,
      },
      { level: 6 },
    ),
  )

interface Content {
  /** The elements `<row>`. */
  rows: string
  /** Number formats; a cell refers to the first one by `s="1"`. */
  formats?: readonly string[]
  date1904?: boolean
}

/** A workbook with number formats and a date system. */
export const workbookWith = ({ rows, formats = [], date1904 = false }: Content): Buffer => {
  const escaped = formats.map((code) => code.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
  const codes = escaped.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`)
  const styles = formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`)
  return workbookOf(rows, {
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${relationships}"><workbookPr date1904="${date1904}"/><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': xml(
      `<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    ),
  })
}
