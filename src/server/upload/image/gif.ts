import { type CheckImage, DamagedImage } from './damage.ts'

const header = 13
const extension = 0x21
const picture = 0x2c
const trailer = 0x3b

/** Bytes of a table of colours, by the flags that announce it. */
const coloursLength = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)

/** How many bytes stand in the sub-blocks that begin here, and where they end. */
function subBlocks(file: Buffer, from: number): { bytes: number; end: number } {
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

/** The most pixels that so many bytes can stand for: each code for one more than the one before, up to the longest. */
function maxPixels(bytes: number, smallestCode: number): number {
  const codes = (bytes * 8) / (smallestCode + 1)
  const growing = Math.min(codes, maxCodeLength)
  return (growing * (growing + 1)) / 2 + Math.max(0, codes - maxCodeLength) * maxCodeLength
}

/** Skips a picture; answers where it ends. */
function checkPicture(file: Buffer, at: number): number {
  if (at + 11 > file.length) throw new DamagedImage('it breaks off within a picture')
  const pixels = file.readUInt16LE(at + 5) * file.readUInt16LE(at + 7)
  const data = at + 10 + coloursLength(file.readUInt8(at + 9))
  if (data >= file.length) throw new DamagedImage('it breaks off within a table of colours')
  const { bytes, end } = subBlocks(file, data + 1)
  if (pixels === 0 || maxPixels(bytes, file.readUInt8(data)) < pixels)
    throw new DamagedImage('pixels are missing')
  return end
}

/** GIF: blocks whole up to the trailer, which some programs leave out, and in each picture enough data for its pixels. */
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
