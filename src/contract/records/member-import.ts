import { megabyte } from './megabyte.ts'

/** Largest spreadsheet of one import of members, in bytes. */
export const maxImportSize = 10 * megabyte
