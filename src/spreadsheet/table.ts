/** A cell as displayed in the sheet. */
export interface Cell {
  /** The displayed text: a number with its format applied; empty for a blank cell. */
  readonly text: string
  /** `error` also for a formula without a result. */
  readonly kind: 'text' | 'number' | 'date' | 'time' | 'boolean' | 'error'
  /** The stored number of a cell of kind `number`. */
  readonly number?: number
  /**
   * The day of a cell of kind `date`, as `YYYY-MM-DD`. 29 February 1900, which the 1900 date system has, is not a day of the
   * calendar.
   */
  readonly date?: string
  /** Whether the text is the cached result of a formula. */
  readonly isFormula?: true
  /** Whether the text does not show every digit of the number: more than 15 of them, or scientific notation. */
  readonly isRounded?: true
}

/** The rows of a sheet from its first one, blank rows included. */
export type Table = readonly (readonly Cell[])[]

export const blankCell: Cell = { text: '', kind: 'text' }

/** 1 → `A`, 28 → `AB`. */
export const columnName = (number: number): string =>
  number < 1 ? '' : columnName(Math.floor((number - 1) / 26)) + String.fromCharCode(65 + ((number - 1) % 26))

/** Limits for reading a file. */
export interface Limits {
  /** Rows and columns of the area that may have content. */
  readonly rows: number
  readonly columns: number
  /** Rows times columns of the used area, blank cells included. */
  readonly cells: number
  /** Total bytes of the XML parts of a workbook. */
  readonly unpackedBytes: number
}

/**
 * Why a file cannot be read: `unknown`, neither a workbook nor a text in a known encoding; `old`, an .xls file or an
 * encrypted workbook; `damaged`, no well-formed workbook; `bomb`, unpacks to more than the limit; `tooLarge`, more XML than
 * a table of the allowed size needs; `tooManyRows`; `farCell`, a cell outside the allowed area; `csv`, quotes that do not
 * close.
 */
export type SpreadsheetProblem =
  | 'unknown'
  | 'old'
  | 'damaged'
  | 'bomb'
  | 'tooLarge'
  | 'tooManyRows'
  | 'farCell'
  | 'csv'

/** A file that cannot be read. */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError'
  readonly problem: SpreadsheetProblem
  /** The place of the problem, with rows and columns as in spreadsheet programs. */
  readonly place: { readonly row?: number; readonly column?: string }

  constructor(problem: SpreadsheetProblem, place: SpreadsheetError['place'] = {}, detail: string = problem) {
    super(detail)
    this.problem = problem
    this.place = place
  }
}
