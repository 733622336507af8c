import { Unzip, UnzipInflate, zipSync } from 'fflate'
import { codedMessage } from '../messages/message-code.ts'
import { SheetRefusal } from './spreadsheet.ts'

/** The parts of a workbook that are read, by their names: XML. */
export type Parts = ReadonlyMap<string, Uint8Array>

/** What these parts may unpack to together; 10,000 full rows take half of it. */
const maxUnpackedSize = 80 * 1024 * 1024
const maxParts = 1000

/** Sheets of the like of a table are packed to a tenth or a fiftieth; a bomb to a thousandth. */
const strongestPacking = 200
const smallEnough = 4 * 1024 * 1024

/** 415: the file is no workbook. */
export const damagedWorkbook = (): SheetRefusal =>
  new SheetRefusal(415, codedMessage('import:file.noWorkbook'))

const bomb = (): SheetRefusal => new SheetRefusal(413, codedMessage('import:file.bomb'))

const isRead = (name: string): boolean => name.endsWith('.xml') || name.endsWith('.rels')

const portion = 16 * 1024

/** Counts what is unpacked against what it was unpacked from. */
class Budget {
  #unpacked = 0
  readonly #packed: number

  constructor(packed: number) {
    this.#packed = packed
  }

  take(bytes: number): void {
    this.#unpacked += bytes
    const most = Math.max(smallEnough, this.#packed * strongestPacking)
    if (this.#unpacked > Math.min(maxUnpackedSize, most)) throw bomb()
  }
}

function join(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

function unpack(archive: Uint8Array): Map<string, Uint8Array> {
  const parts = new Map<string, Uint8Array>()
  const seen = new Set<string>()
  const budget = new Budget(archive.length)
  const unzip = new Unzip((part) => {
    if (seen.has(part.name) || seen.size === maxParts) throw damagedWorkbook()
    seen.add(part.name)
    if (!isRead(part.name)) return
    const chunks: Uint8Array[] = []
    part.ondata = (error, chunk, final) => {
      if (error) throw error
      budget.take(chunk.length)
      chunks.push(chunk)
      if (final) parts.set(part.name, join(chunks))
    }
    part.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < archive.length; at += portion)
    unzip.push(archive.subarray(at, at + portion), at + portion >= archive.length)
  if ([...seen].some((name) => isRead(name) && !parts.has(name))) throw damagedWorkbook()
  return parts
}

/**
 * Unpacks the XML of a workbook (a zip archive), and nothing else of it.
 * Throws 413 for what would fill the memory, 415 for what is no workbook.
 */
export function unpackWorkbook(archive: Uint8Array): Parts {
  let parts: Map<string, Uint8Array>
  try {
    parts = unpack(archive)
  } catch (error) {
    throw error instanceof SheetRefusal ? error : damagedWorkbook()
  }
  if (!parts.has('[Content_Types].xml') || !parts.has('xl/workbook.xml')) throw damagedWorkbook()
  return parts
}

/** The parts as an archive again, unpacked, so that whoever reads it reads what was looked at and unpacks nothing. */
export function archiveOf(parts: Parts): ArrayBuffer {
  const { buffer } = zipSync(Object.fromEntries(parts), { level: 0 })
  return buffer as ArrayBuffer
}
