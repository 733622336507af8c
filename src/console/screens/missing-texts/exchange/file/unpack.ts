import { Inflate, zipSync } from 'fflate'
import { UnreadableFile } from './unit.ts'

/** Where things stand in the records of an archive (APPNOTE of PKWARE, 4.3). */
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
}
const local = { mark: 0x04034b50, bytes: 30, name: 26, extra: 28 } as const

const stored = 0
const deflated = 8

/** So much is unpacked before it is counted again. */
const portion = 16 * 1024

const damaged = (): UnreadableFile => new UnreadableFile('damaged')

interface Part {
  name: string
  method: number
  packed: Uint8Array
}

/** The parts of an archive by its own list of them; how large they say that they are counts for nothing. */
const partsOf = (bytes: Uint8Array): Part[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const marked = (at: number, mark: number): boolean => view.getUint32(at, true) === mark
  let end = bytes.length - ending.bytes
  while (!marked(end, ending.mark)) end -= 1
  let at = view.getUint32(end + ending.entries, true)
  return Array.from({ length: view.getUint16(end + ending.count, true) }, () => {
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

/** Unpacks a part, and tells of each piece before it goes on. */
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
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  chunks.reduce((place, chunk) => {
    whole.set(chunk, place)
    return place + chunk.length
  }, 0)
  return whole
}

/**
 * The archive of a workbook with its parts of XML alone, unpacked, so that whoever reads it unpacks nothing. Stops as soon
 * as they have more than `most` bytes. Throws an {@link UnreadableFile}.
 */
export const unzipWorkbook = (file: ArrayBuffer, most: number): Blob => {
  let unpacked = 0
  const take = (bytes: number): void => {
    unpacked += bytes
    if (unpacked > most) throw new UnreadableFile('large')
  }
  try {
    const read = partsOf(new Uint8Array(file)).filter(({ name }) => /\.(xml|rels)$/.test(name))
    const parts = read.map((part) => [part.name, unpackPart(part, take)] as const)
    return new Blob([zipSync(Object.fromEntries(parts), { level: 0 }) as Uint8Array<ArrayBuffer>])
  } catch (error) {
    throw error instanceof UnreadableFile ? error : damaged()
  }
}
