import { type CheckImage, DamagedImage } from './damage.ts'

const header = 13
const extension = 0x21
const picture = 0x2c
const trailer = 0x3b

/** Bytes of a color table, by its flags. */
const coloursLength = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)

/** The number of bytes in the sub-blocks from this index, and the end of the blocks. */
const subBlocks = (file: Buffer, from: number): { bytes: number; end: number } => {
  let bytes = 0
  for (let at = from; at < file.length; ) {
    const length = file.readUInt8(at)
    at += 1 + length
    if (length === 0) return { bytes, end: at }
    bytes += length
  }
  throw new DamagedImage('it breaks off within a block')
}

const maxCodeLength = 4096

/**
 * The maximum number of pixels in this many bytes: each code adds one more pixel than the one before, up to the
 * longest.
 */
const maxPixels = (bytes: number, smallestCode: number): number => {
  const codes = (bytes * 8) / (smallestCode + 1)
  const growing = Math.min(codes, maxCodeLength)
  return (growing * (growing + 1)) / 2 + Math.max(0, codes - maxCodeLength) * maxCodeLength
}

/** The maximum number of pixels per frame, which may be larger than the announced screen. */
const maxFramePixels = 64_000_000

/** Skips a picture and returns its end. */
const checkPicture = (file: Buffer, at: number): number => {
  if (at + 11 > file.length) throw new DamagedImage('it breaks off within a picture')
  const pixels = file.readUInt16LE(at + 5) * file.readUInt16LE(at + 7)
  const data = at + 10 + coloursLength(file.readUInt8(at + 9))
  if (data >= file.length) throw new DamagedImage('it breaks off within a table of colours')
  const { bytes, end } = subBlocks(file, data + 1)
  if (pixels > maxFramePixels) throw new DamagedImage('a frame is too large')
  if (pixels === 0 || maxPixels(bytes, file.readUInt8(data)) < pixels)
    throw new DamagedImage('pixels are missing')
  return end
}

const graphicControl = 0xf9
const application = 0xff
/** Application blocks with the number of repeats of an animation. */
const loops: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

const isNeeded = (file: Buffer, at: number): boolean => {
  const label = file.readUInt8(at + 1)
  return (
    label === graphicControl || (label === application && loops.has(file.toString('latin1', at + 3, at + 14)))
  )
}

/** A complete GIF without comments, texts, XMP and other application data, and without data after its trailer. */
export const withoutGifExtras = (file: Buffer): Buffer => {
  const start = header + coloursLength(file.readUInt8(10))
  const kept = [file.subarray(0, start)]
  for (let at = start; at < file.length && file.readUInt8(at) !== trailer; ) {
    const isExtension = file.readUInt8(at) === extension
    const end = isExtension ? subBlocks(file, at + 2).end : checkPicture(file, at)
    if (!isExtension || isNeeded(file, at)) kept.push(file.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, Buffer.from([trailer])])
}

/** GIF: complete blocks up to the trailer, which some programs omit, and in each picture enough data for its pixels. */
export const checkGif: CheckImage = (file) => {
  let pictures = 0
  for (let at = header + coloursLength(file.readUInt8(10)); at < file.length; ) {
    const kind = file.readUInt8(at)
    if (kind === trailer) break
    if (kind === picture) {
      at = checkPicture(file, at)
      pictures += 1
    } else if (kind === extension) at = subBlocks(file, at + 2).end
    else throw new DamagedImage('it holds a block of an unknown kind')
  }
  if (pictures === 0) throw new DamagedImage('it holds no picture')
}
