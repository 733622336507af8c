/** Largest spreadsheet of one import of members, in bytes. */
export const largestImport = 10 * 1024 * 1024
