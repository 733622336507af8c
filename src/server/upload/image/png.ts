import { once } from 'node:events'
import { crc32, createInflate } from 'node:zlib'
import { type CheckImage, DamagedImage } from './damage.ts'

/** `whole` is the chunk with its length, type and checksum. */
interface Chunk {
  readonly type: string
  readonly data: Buffer
  readonly whole: Buffer
}

const signature = 8
const frame = 12

/** The complete chunks up to `IEND`, with valid checksums. */
const chunksOf = function* (file: Buffer): Generator<Chunk> {
  for (let at = signature; at + frame <= file.length; ) {
    const length = file.readUInt32BE(at)
    const end = at + frame + length
    if (end > file.length) break
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4))
      throw new DamagedImage('a chunk has a wrong sum')
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === 'IEND') return
    yield { type, data: file.subarray(at + 8, end - 4), whole: file.subarray(at, end) }
    at = end
  }
  throw new DamagedImage('it breaks off before IEND')
}

const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** The passes of an interlaced image: first column and row, and the steps to the next (PNG, 8.2). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** Uncompressed bytes of all lines, with their filter bytes. */
const linesLength = (header: Buffer): number => {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const bits = header.readUInt8(8) * (samples[header.readUInt8(9)] ?? Number.NaN)
  const lines = (columns: number, rows: number): number =>
    columns === 0 ? 0 : rows * (1 + Math.ceil((columns * bits) / 8))
  if (header.readUInt8(12) === 0) return lines(width, height)
  return passes
    .map(([x, y, stepX, stepY]) =>
      lines(Math.max(0, Math.ceil((width - x) / stepX)), Math.max(0, Math.ceil((height - y) / stepY))),
    )
    .reduce((sum, length) => sum + length, 0)
}

/** Decompresses without storing the output, no further than needed. */
const unpacksTo = async (parts: readonly Buffer[], length: number): Promise<boolean> => {
  const inflate = createInflate({ chunkSize: 256 * 1024 })
  let seen = 0
  inflate.on('data', (chunk: Buffer) => {
    seen += chunk.length
    if (seen >= length) inflate.destroy()
  })
  const ended = once(inflate, 'close').catch(() => undefined)
  for (const part of parts) inflate.write(part)
  inflate.end()
  await ended
  return seen >= length
}

/** Chunks for pixels, colors, print size and animation; not texts, Exif, the time and private chunks. */
const shown: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'tRNS', 'bKGD', 'hIST', 'pHYs', 'acTL', 'fcTL', 'fdAT'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
])
const end = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])

/** A complete PNG with only the chunks that affect its display, and without data after its end. */
export const withoutPngExtras = (file: Buffer): Buffer => {
  const kept = [...chunksOf(file)].filter(({ type }) => shown.has(type)).map(({ whole }) => whole)
  return Buffer.concat([file.subarray(0, signature), ...kept, end])
}

/** PNG: complete chunks with valid checksums, and pixels for every line. */
export const checkPng: CheckImage = async (file) => {
  const parts: Buffer[] = []
  let header: Buffer | null = null
  for (const { type, data } of chunksOf(file)) {
    if (type === 'IHDR' && data.length === 13) header = data
    if (type === 'IDAT') parts.push(data)
  }
  if (!header) throw new DamagedImage('it has no header')
  if (!(await unpacksTo(parts, linesLength(header)))) throw new DamagedImage('pixels are missing')
}
