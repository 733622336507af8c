import { sheetRows } from '../../../../../contract/records/spreadsheet.ts'
import { readSpreadsheet } from '../../../../../spreadsheet/read-spreadsheet.ts'
import { columnName, type Limits, SpreadsheetError, type Table } from '../../../../../spreadsheet/table.ts'
import { maxCellCharacters, xlsxFile } from '../../../../../spreadsheet/xlsx-file.ts'
import { placeText, readPlace, type TextFile, type Unit, UnreadableFile } from './unit.ts'

/** Whether a unit's complete texts fit into cells. */
export const fitsSheet = ({ source, target }: Unit): boolean =>
  source.length <= maxCellCharacters && target.length <= maxCellCharacters

/** Headings that identify columns; the text before them is for readers. */
const headings = { id: 'ID', rich: 'HTML' } as const

const languageHeading = (word: string, code: string): string => `${word} [${code}]`

interface Words {
  module: string
  record: string
  field: string
  source: string
  target: string
}

/**
 * Writes a workbook with a row per text; the last column has its id. The caller omits texts that do not fit into a
 * cell.
 */
export const writeSheet = ({ source, target, units }: TextFile, words: Words): Blob => {
  const file = xlsxFile(7, { style: 'text' })
  file.add([
    [
      words.module,
      words.record,
      words.field,
      languageHeading(words.source, source),
      languageHeading(words.target, target),
      headings.rich,
      headings.id,
    ],
    ...units.map(({ place, source, target, isRich, about }) => [
      ...about,
      source,
      target,
      isRich ? 'HTML' : '',
      placeText(place),
    ]),
  ])
  return file.end()
}

interface Columns {
  id: number
  rich: number
  source: number
  target: number
}

const codeIn = (heading: string): string | undefined => /\[([\w-]+)\]\s*$/.exec(heading)?.[1]

/** The positions of the columns, in any order. */
const columnsOf = (row: readonly string[]): Columns => {
  const named = (name: string): number => row.findIndex((heading) => heading.trim() === name)
  const [source = -1, target = -1] = row.flatMap((heading, index) => (codeIn(heading) ? [index] : []))
  const columns = { id: named(headings.id), rich: named(headings.rich), source, target }
  if (Object.values(columns).includes(-1)) throw new UnreadableFile('columns')
  return columns
}

/** A translation whose ID was changed: it cannot be stored, and is reported with the texts of its row. */
const strayUnit = (
  row: readonly string[],
  columns: Columns,
  number: number,
): Pick<Unit, 'place' | 'about'> => {
  const [first = '', second = '', third = ''] = row.filter(
    (cell, index) => cell.trim() !== '' && !Object.values(columns).includes(index),
  )
  return {
    place: { module: '', recordId: number, property: '', version: '', route: {} },
    about: [first || `#${number}`, second, third],
  }
}

/** `number` is the row number in the sheet. */
const readRow = (row: readonly string[], columns: Columns, number: number): Unit | null => {
  const { id, rich, source, target } = columns
  const place = readPlace(row[id] ?? '')
  const translation = (row[target] ?? '').trim() === '' ? '' : (row[target] ?? '')
  if (!place && translation === '') return null
  return {
    ...(place
      ? { place, about: [place.module, `#${place.recordId}`, place.property] }
      : strayUnit(row, columns, number)),
    source: row[source] ?? '',
    target: translation,
    isRich: row[rich] === 'HTML',
  }
}

const limitsOf = (unpackedBytes: number): Limits => ({
  rows: sheetRows,
  columns: 100,
  cells: 10_000_000,
  unpackedBytes,
})

/** Maximum number of cells in an error message. */
const maxNamedCells = 5

/** Cells with formula errors are neither translations nor empty. */
const refuseErrors = (table: Table, { id, source, target }: Columns): void => {
  const cells = table.flatMap((row, index) =>
    [source, target, id].flatMap((column) => {
      const cell = row[column]
      return cell?.kind === 'error' ? [`${columnName(column + 1)}${index + 1} (${cell.text})`] : []
    }),
  )
  if (cells.length === 0) return
  const more = cells.length > maxNamedCells ? ', …' : ''
  throw new UnreadableFile('errors', { cells: cells.slice(0, maxNamedCells).join(', ') + more })
}

const readTable = (file: Uint8Array, most: number): Table => {
  try {
    return readSpreadsheet(file, limitsOf(most))
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error
    throw new UnreadableFile(tooLarge.has(error.problem) ? 'large' : 'damaged')
  }
}

const tooLarge: ReadonlySet<string> = new Set(['bomb', 'tooLarge', 'tooManyRows', 'farCell'])

/**
 * Reads a completed workbook of this console that unpacks to at most `most` bytes. Throws an {@link UnreadableFile}.
 */
export const readTextSheet = (file: Uint8Array, most: number): TextFile => {
  const table = readTable(file, most)
  const [head, ...rows] = table.map((row) => row.map(({ text }) => text))
  if (!head) throw new UnreadableFile('empty')
  const columns = columnsOf(head)
  refuseErrors(table, columns)
  const units = rows.map((row, index) => readRow(row, columns, index + 2)).filter((unit) => unit !== null)
  if (units.every(({ place }) => place.module === '')) throw new UnreadableFile('empty')
  const [source, target] = [codeIn(head[columns.source] ?? ''), codeIn(head[columns.target] ?? '')]
  if (source === undefined || target === undefined) throw new UnreadableFile('language')
  return { source, target, units }
}
