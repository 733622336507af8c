import type { Limits, SpreadsheetError, SpreadsheetProblem } from '../../spreadsheet/table.ts'
import { type CodedMessage, codedMessage, type MessageCode } from '../messages/message-code.ts'

/** A fault that prevents the import of a spreadsheet; rows are numbered as in spreadsheet programs. */
export type SheetFault = CodedMessage & { readonly row?: number; readonly column?: string }

type Status = 413 | 415 | 422

/** A spreadsheet that cannot be imported: 415 for the wrong file type, 413 if too large, otherwise 422. */
export class SheetRefusal extends Error {
  readonly status: Status
  readonly coded: CodedMessage
  readonly faults: readonly SheetFault[]

  constructor(status: Status, refusal: CodedMessage, faults: readonly SheetFault[] = []) {
    super(refusal.code)
    this.name = 'SheetRefusal'
    this.status = status
    this.coded = refusal
    this.faults = faults
  }
}

/** Maximum number of members per import. */
export const maxRows = 10_000

/**
 * Limits of a sheet: blank rows between and after the members, and unknown columns, are allowed. Ten thousand full rows
 * unpack to half of the bytes.
 */
export const limits: Limits = {
  rows: 10 * maxRows,
  columns: 100,
  cells: 3_000_000,
  unpackedBytes: 80 * 1024 * 1024,
}

/** 422: too many members for one import. */
export const tooManyRows = (): SheetRefusal =>
  new SheetRefusal(422, codedMessage('import:file.tooManyRows', { most: maxRows }))

/** 413: larger than any spreadsheet program's file of so few members. */
export const sheetTooLarge = (): SheetRefusal => new SheetRefusal(413, codedMessage('import:file.tooLarge'))

const refusals: Readonly<
  Record<Exclude<SpreadsheetProblem, 'tooManyRows'>, readonly [Status, MessageCode, MessageCode?]>
> = {
  unknown: [415, 'import:file.unknown'],
  old: [415, 'import:file.old'],
  damaged: [415, 'import:file.noWorkbook'],
  bomb: [413, 'import:file.bomb'],
  tooLarge: [413, 'import:file.tooLarge'],
  farCell: [422, 'import:file.farCell', 'import:cell.far'],
  csv: [422, 'import:file.csvDamaged', 'import:cell.csv'],
}

/** The refusal of an unreadable spreadsheet. */
export const refusalOf = ({ problem, place, message }: SpreadsheetError): SheetRefusal => {
  if (problem === 'tooManyRows') return tooManyRows()
  const [status, code, cell] = refusals[problem]
  const faults = cell
    ? [{ ...place, ...codedMessage(cell, cell === 'import:cell.csv' ? { reason: message } : undefined) }]
    : []
  return new SheetRefusal(status, codedMessage(code), faults)
}

/** More faults would not be useful and take long to display. */
export const maxFaults = 1000
