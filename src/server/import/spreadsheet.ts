/** Something that keeps a spreadsheet from being imported; rows are numbered as a spreadsheet program does. */
export type SheetFault = { readonly row?: number; readonly column?: string; readonly message: string }

/** A spreadsheet that cannot be read at all: 415 for another sort of file, 413 for one too large, 422 for the rest. */
export class SheetRefusal extends Error {
  readonly status: 413 | 415 | 422
  readonly faults: readonly SheetFault[]

  constructor(status: 413 | 415 | 422, message: string, faults: readonly SheetFault[] = []) {
    super(message)
    this.name = 'SheetRefusal'
    this.status = status
    this.faults = faults
  }
}

/** The cells of a spreadsheet as text: row by row from the first one, blank ones included. */
export type Cells = readonly (readonly string[])[]

/** Largest file, and most members, of one import. */
export const largestFile = 10 * 1024 * 1024
export const mostRows = 10_000

export const tooManyRows = (): SheetRefusal =>
  new SheetRefusal(422, `The spreadsheet has more than ${mostRows.toLocaleString('en')} rows.`)

/**
 * Whether a spreadsheet program would take the text for a formula. Numbers with a sign, such as phone numbers, are none.
 */
export function looksLikeFormula(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text) && !/^[+-]\d[\d\s().,-]*$/.test(text) && !/^-+$/.test(text)
}
