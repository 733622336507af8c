import type { CodedMessage } from '../messages/message-code.ts'
import type { ImportedMember } from './check-rows.ts'
import type { SheetFault } from './spreadsheet.ts'

/** The result of the process that reads a spreadsheet. */
export type SpreadsheetResult =
  | { readonly kind: 'members'; readonly members: readonly ImportedMember[]; readonly emailHeading: string }
  | {
      readonly kind: 'refusal'
      readonly status: 413 | 415 | 422
      readonly coded: CodedMessage
      readonly faults: readonly SheetFault[]
    }
