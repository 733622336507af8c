import { unprotectFormula } from '../../../../contract/text/formula-text.ts'
import { readTable } from '../../../../spreadsheet/clipboard.ts'
import { readSpreadsheet } from '../../../../spreadsheet/read-spreadsheet.ts'
import type { Cell, Limits, SpreadsheetProblem } from '../../../../spreadsheet/table.ts'

/** A cell of an imported file: its text, or a cell with more than a text. */
export type SheetCell = string | Cell

export type SheetRow = readonly SheetCell[]

/** A message of the worker that reads a file. */
export type ReadMessage =
  | { rows: readonly SheetRow[] }
  | { isEnd: true }
  | { problem: SpreadsheetProblem | 'failed'; place?: { readonly row?: number; readonly column?: string } }

/** The displayed text of a cell. */
export const textIn = (cell: SheetCell | undefined): string =>
  typeof cell === 'string' ? cell : (cell?.text ?? '')

const limits: Limits = { rows: 100_000, columns: 500, cells: 5_000_000, unpackedBytes: 200 * 1024 * 1024 }

const compact = (cell: Cell): SheetCell =>
  cell.kind === 'text' && !cell.isRounded && !cell.isFormula ? unprotectFormula(cell.text) : cell

/** The rows of a file's content, or of cells copied as text. Throws a `SpreadsheetError`. */
export const readRows = (content: Uint8Array | string): readonly SheetRow[] =>
  typeof content === 'string'
    ? readTable(content)
    : readSpreadsheet(content, limits).map((row) => row.map(compact))
