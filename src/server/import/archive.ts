import { unzipSync } from 'fflate'
import { SheetRefusal } from './spreadsheet.ts'

/** What the parts of a workbook may unpack to together; 10,000 full rows take a third of it. */
const largestUnpacked = 120 * 1024 * 1024
const mostParts = 1000

/** 415: the file is no workbook. */
export const damagedWorkbook = (): SheetRefusal =>
  new SheetRefusal(415, 'The file is not an Excel workbook (.xlsx), or it is damaged.')

/**
 * Looks at the table of contents of a workbook (a zip archive) before anything is unpacked. A part that unpacks to more
 * than it says there is cut off by `unzipSync`, and then is no workbook any more.
 * Throws 413 for what would fill the memory, 415 for what is no workbook.
 */
export function checkArchive(archive: Uint8Array): void {
  const names = new Set<string>()
  let unpacked = 0
  try {
    unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (names.has(name)) throw damagedWorkbook()
        names.add(name)
        unpacked += originalSize
        return false
      },
    })
  } catch {
    throw damagedWorkbook()
  }
  if (unpacked > largestUnpacked || names.size > mostParts)
    throw new SheetRefusal(413, 'The spreadsheet is too large when unpacked.')
  if (!names.has('[Content_Types].xml') || !names.has('xl/workbook.xml')) throw damagedWorkbook()
}

/** The sheets of a workbook that `checkArchive` let pass, as they are stored: XML. */
export function sheetsOf(archive: Uint8Array): string[] {
  const parts = unzipSync(archive, { filter: ({ name }) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name) })
  return Object.values(parts).map((part) => new TextDecoder().decode(part))
}
