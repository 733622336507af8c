import { Inflate } from 'fflate'
import { SpreadsheetError } from './table.ts'

/** The XML parts of a workbook by name. */
export type Parts = ReadonlyMap<string, Uint8Array>

/** Offsets in the records of a zip archive (PKWARE APPNOTE, 4.3). */
const ending = { mark: 0x06054b50, bytes: 22, count: 10, entries: 16 } as const
const entry = {
  mark: 0x02014b50,
  bytes: 46,
  method: 10,
  packed: 20,
  name: 28,
  extra: 30,
  comment: 32,
  at: 42,
} as const
const local = { mark: 0x04034b50, bytes: 30, name: 26, extra: 28 } as const

const stored = 0
const deflated = 8

const maxParts = 1000

/** Bytes that are unpacked between two checks of the budget. */
const portion = 16 * 1024

/** XML of a table compresses to a tenth or a fiftieth; a zip bomb to a thousandth. */
const strongestPacking = 200
const smallEnough = 4 * 1024 * 1024

interface Part {
  readonly name: string
  readonly method: number
  readonly packed: Uint8Array
}

const damaged = (): SpreadsheetError => new SpreadsheetError('damaged')

/** The parts listed in the central directory. The sizes stated there are ignored. */
const partsOf = (bytes: Uint8Array): Part[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const marked = (at: number, mark: number): boolean => view.getUint32(at, true) === mark
  let end = bytes.length - ending.bytes
  while (!marked(end, ending.mark)) end -= 1
  const count = view.getUint16(end + ending.count, true)
  if (count > maxParts) throw damaged()
  let at = view.getUint32(end + ending.entries, true)
  return Array.from({ length: count }, () => {
    const length = (field: number): number => view.getUint16(at + field, true)
    const begin = view.getUint32(at + entry.at, true)
    if (!marked(at, entry.mark) || !marked(begin, local.mark)) throw damaged()
    const name = new TextDecoder().decode(
      bytes.subarray(at + entry.bytes, at + entry.bytes + length(entry.name)),
    )
    const from =
      begin +
      local.bytes +
      view.getUint16(begin + local.name, true) +
      view.getUint16(begin + local.extra, true)
    const packed = bytes.subarray(from, from + view.getUint32(at + entry.packed, true))
    const part = { name, method: length(entry.method), packed }
    at += entry.bytes + length(entry.name) + length(entry.extra) + length(entry.comment)
    return part
  })
}

const join = (chunks: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  chunks.reduce((at, chunk) => {
    whole.set(chunk, at)
    return at + chunk.length
  }, 0)
  return whole
}

/** Unpacks a part; `take` counts each piece and throws at the limit. */
const unpackPart = ({ method, packed }: Part, take: (bytes: number) => void): Uint8Array => {
  if (method === stored) {
    take(packed.length)
    return packed
  }
  if (method !== deflated) throw damaged()
  const chunks: Uint8Array[] = []
  let isWhole = false
  const inflate = new Inflate((chunk, final) => {
    take(chunk.length)
    chunks.push(chunk)
    isWhole = final
  })
  for (let at = 0; at < packed.length; at += portion)
    inflate.push(packed.subarray(at, at + portion), at + portion >= packed.length)
  if (!isWhole) throw damaged()
  return join(chunks)
}

/**
 * Unpacks the XML parts of a zip archive, and stops at `maxBytes` or at a compression ratio that no table has.
 * Throws a {@link SpreadsheetError}: `bomb` at these limits, `damaged` for anything that is not such an archive.
 */
export const unpackWorkbook = (archive: Uint8Array, maxBytes: number): Parts => {
  const most = Math.min(maxBytes, Math.max(smallEnough, archive.length * strongestPacking))
  let unpacked = 0
  const take = (bytes: number): void => {
    unpacked += bytes
    if (unpacked > most) throw new SpreadsheetError('bomb')
  }
  const parts = new Map<string, Uint8Array>()
  try {
    for (const part of partsOf(archive)) {
      if (!/\.(xml|rels)$/i.test(part.name)) continue
      if (parts.has(part.name)) throw damaged()
      parts.set(part.name, unpackPart(part, take))
    }
  } catch (error) {
    throw error instanceof SpreadsheetError ? error : damaged()
  }
  return parts
}
