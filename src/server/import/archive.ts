import { Unzip, UnzipInflate, unzipSync } from 'fflate'
import { SheetRefusal } from './spreadsheet.ts'

/** What the parts of a workbook may unpack to together; 10,000 full rows take a third of it. */
const largestUnpacked = 120 * 1024 * 1024
const mostParts = 1000

/** 415: the file is no workbook. */
export const damagedWorkbook = (): SheetRefusal =>
  new SheetRefusal(415, 'The file is not an Excel workbook (.xlsx), or it is damaged.')

const bomb = (): SheetRefusal => new SheetRefusal(413, 'The spreadsheet is too large when unpacked.')

/** What the table of contents says of the size of each part, in bytes; nothing is unpacked for it. */
function declaredSizes(archive: Uint8Array): Map<string, number> {
  const sizes = new Map<string, number>()
  try {
    unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (sizes.has(name)) throw damagedWorkbook()
        sizes.set(name, originalSize)
        return false
      },
    })
  } catch {
    throw damagedWorkbook()
  }
  return sizes
}

const portion = 16 * 1024

/** Unpacks every part, keeping none, and breaks off at the first that grows beyond what was said of it. */
function checkTruth(archive: Uint8Array, declared: ReadonlyMap<string, number>): void {
  const unzip = new Unzip((part) => {
    let size = 0
    part.ondata = (error, chunk) => {
      if (error) throw error
      size += chunk.length
      if (size > (declared.get(part.name) ?? 0)) throw bomb()
    }
    part.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < archive.length; at += portion)
      unzip.push(archive.subarray(at, at + portion), at + portion >= archive.length)
  } catch (error) {
    throw error instanceof SheetRefusal ? error : damagedWorkbook()
  }
}

/**
 * Looks at a workbook (a zip archive) before it is unpacked into memory.
 * Throws 413 for what would fill the memory, 415 for what is no workbook.
 */
export function checkArchive(archive: Uint8Array): void {
  const declared = declaredSizes(archive)
  const unpacked = [...declared.values()].reduce((sum, size) => sum + size, 0)
  if (unpacked > largestUnpacked || declared.size > mostParts) throw bomb()
  if (!declared.has('[Content_Types].xml') || !declared.has('xl/workbook.xml')) throw damagedWorkbook()
  checkTruth(archive, declared)
}

/** The sheets of a workbook that `checkArchive` let pass, as they are stored: XML. */
export function sheetsOf(archive: Uint8Array): string[] {
  const parts = unzipSync(archive, { filter: ({ name }) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name) })
  return Object.values(parts).map((part) => new TextDecoder().decode(part))
}
