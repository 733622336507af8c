import { megabyte } from './megabyte.ts'

/** Largest spreadsheet of one import of members, in bytes. */
export const largestImport = 10 * megabyte
