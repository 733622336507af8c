import { megabyte } from './megabyte.ts'

/** Maximum size of a spreadsheet for importing members, in bytes. */
export const maxImportSize = 10 * megabyte
