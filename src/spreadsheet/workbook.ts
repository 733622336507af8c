import { type Parts, unpackWorkbook } from './archive.ts'
import { builtInFormat, type DateSystem, type NumberFormat, numberFormat } from './number-format.ts'
import { readSheet } from './sheet.ts'
import { type Limits, SpreadsheetError, type Table } from './table.ts'
import { TextReader, walkXml } from './xml.ts'

const damaged = (): SpreadsheetError => new SpreadsheetError('damaged')

/** The name of a part that another part refers to: absolute, or relative to the folder of that part. */
const resolvePart = (from: string, target: string): string =>
  new URL(target, `file:///${from}`).pathname.slice(1)

interface Relation {
  readonly type: string
  readonly target: string
}

/** The relationships of a part by id. */
const relationsOf = (parts: Parts, part: string): ReadonlyMap<string, Relation> => {
  const found = new Map<string, Relation>()
  const [, folder = '', file = ''] = /^(.*\/)?([^/]*)$/.exec(part) ?? []
  const xml = parts.get(`${folder}_rels/${file}.rels`)
  if (!xml) return found
  walkXml(xml, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return
      const { Id = '', Type = '', Target = '', TargetMode } = attributes()
      if (TargetMode === 'External') return
      found.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target: resolvePart(part, Target) })
    },
  })
  return found
}

const firstOfType = (relations: ReadonlyMap<string, Relation>, type: string): string | undefined =>
  [...relations.values()].find((relation) => relation.type === type)?.target

interface Book {
  readonly is1904: boolean
  /** Relationship ids of the visible sheets, in the order of their tabs. */
  readonly sheets: readonly string[]
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'

const readBook = (xml: Uint8Array): Book => {
  let is1904 = false
  const visible: string[] = []
  const hidden: string[] = []
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = isTrue(attributes().date1904)
      if (name !== 'sheet') return
      const { id, state = 'visible' } = attributes()
      if (id !== undefined) (state === 'visible' ? visible : hidden).push(id)
    },
  })
  return { is1904, sheets: [...visible, ...hidden] }
}

/** The format codes of the cell styles, by the index that cells refer to. */
const readStyles = (xml: Uint8Array | undefined): readonly string[] => {
  const codes = new Map<number, string>()
  const styles: number[] = []
  let inCellStyles = false
  if (xml)
    walkXml(xml, {
      open: (name, attributes) => {
        if (name === 'cellXfs') inCellStyles = true
        else if (name === 'xf' && inCellStyles) styles.push(Number(attributes().numFmtId ?? 0))
        else if (name === 'numFmt') {
          const { numFmtId, formatCode } = attributes()
          if (formatCode !== undefined) codes.set(Number(numFmtId), formatCode)
        }
      },
      close: (name) => {
        if (name === 'cellXfs') inCellStyles = false
      },
    })
  return styles.map((id) => codes.get(id) ?? builtInFormat(id))
}

const readSharedStrings = (xml: Uint8Array | undefined): readonly string[] => {
  const strings: string[] = []
  if (!xml) return strings
  const text = new TextReader()
  walkXml(xml, {
    open: (name) => {
      if (name === 'si') text.begin()
      else text.open(name)
    },
    close: (name) => {
      if (name === 'si') strings.push(text.end())
      else text.close(name)
    },
    text: (content) => text.add(content),
  })
  return strings
}

/** Whether LibreOffice wrote the workbook, by the properties of the document. */
const isLibreOffice = (parts: Parts, root: ReadonlyMap<string, Relation>): boolean => {
  const xml = parts.get(firstOfType(root, 'extended-properties') ?? '')
  let application = ''
  let isOpen = false
  if (xml)
    walkXml(xml, {
      open: (name) => {
        isOpen = name === 'Application'
      },
      close: () => {
        isOpen = false
      },
      text: (content) => {
        if (isOpen) application += content
      },
    })
  return /^(?:LibreOffice|OpenOffice)/.test(application)
}

/** Formats by style index, each code compiled once. */
const formatsOf = (codes: readonly string[], system: DateSystem): ((style: number) => NumberFormat) => {
  const compiled = new Map<string, NumberFormat>()
  return (style) => {
    const code = codes[style] ?? 'General'
    const found = compiled.get(code) ?? numberFormat(code, system)
    compiled.set(code, found)
    return found
  }
}

/**
 * Reads the first visible worksheet of an Excel workbook (.xlsx, .xlsm; transitional or strict). Hidden rows and columns
 * are read: a filter hides rows without removing them. Throws a {@link SpreadsheetError}.
 */
export const readWorkbook = (archive: Uint8Array, limits: Limits): Table => {
  const parts = unpackWorkbook(archive, limits.unpackedBytes)
  const root = relationsOf(parts, '')
  const main = firstOfType(root, 'officeDocument') ?? 'xl/workbook.xml'
  const book = parts.get(main)
  if (!book || !parts.has('[Content_Types].xml')) throw damaged()
  const relations = relationsOf(parts, main)
  const { is1904, sheets } = readBook(book)
  const name = sheets
    .map((id) => relations.get(id))
    .find((relation) => relation?.type === 'worksheet')?.target
  const sheet = name === undefined ? undefined : parts.get(name)
  if (!sheet) throw damaged()
  const partOf = (type: string): Uint8Array | undefined => parts.get(firstOfType(relations, type) ?? '')
  const codes = readStyles(partOf('styles'))
  return readSheet(sheet, {
    strings: readSharedStrings(partOf('sharedStrings')),
    formatOf: formatsOf(codes, is1904 ? '1904' : isLibreOffice(parts, root) ? 'calendar' : '1900'),
    codeOf: (style) => codes[style] ?? 'General',
    limits,
  })
}
