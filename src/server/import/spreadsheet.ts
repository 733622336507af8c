import { beginsLikeFormula } from '../../contract/text/formula-text.ts'
import { type CodedMessage, codedMessage } from '../messages/message-code.ts'

/** Something that keeps a spreadsheet from being imported; rows are numbered as a spreadsheet program does. */
export type SheetFault = CodedMessage & { readonly row?: number; readonly column?: string }

/** A spreadsheet that cannot be read at all: 415 for another sort of file, 413 for one too large, 422 for the rest. */
export class SheetRefusal extends Error {
  readonly status: 413 | 415 | 422
  readonly coded: CodedMessage
  readonly faults: readonly SheetFault[]

  constructor(status: 413 | 415 | 422, refusal: CodedMessage, faults: readonly SheetFault[] = []) {
    super(refusal.code)
    this.name = 'SheetRefusal'
    this.status = status
    this.coded = refusal
    this.faults = faults
  }
}

/** The cells of a spreadsheet as text: row by row from the first one, blank ones included. */
export type Cells = readonly (readonly string[])[]

/** Most members of one import. */
export const maxRows = 10_000

/** What is read of a sheet: blank rows may lie between and behind the members, and columns beside the known ones. */
export const area = { rows: 10 * maxRows, columns: 100, cells: 3_000_000 }

/** 422: more members than one import takes. */
export const tooManyRows = (): SheetRefusal =>
  new SheetRefusal(422, codedMessage('import:file.tooManyRows', { most: maxRows }))

/** 422: something stands so far from the table that rows and columns without number would have to be read with it. */
export const cellTooFar = (row: number, column: string): SheetRefusal =>
  new SheetRefusal(422, codedMessage('import:file.farCell'), [{ row, column, code: 'import:cell.far' }])

/** 413: nothing that a spreadsheet program writes for so few members. */
export const sheetTooLarge = (): SheetRefusal => new SheetRefusal(413, codedMessage('import:file.tooLarge'))

/** A list of thousands of faults helps nobody and takes long to show. */
export const maxFaults = 1000

/**
 * Whether a spreadsheet program would take the text for a formula. Numbers with a sign, such as phone numbers, are none.
 */
export function looksLikeFormula(text: string): boolean {
  return beginsLikeFormula(text) && !/^[+-]\d[\d\s().,-]*$/.test(text) && !/^-+$/.test(text)
}
