import { type CheckImage, DamagedImage } from './damage.ts'

const riffHeader = 12
const chunkHeader = 8

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

/** The complete chunks of a RIFF container, at even offsets. */
const chunksOf = function* (data: Buffer): Generator<Chunk> {
  for (let at = 0; at + chunkHeader <= data.length; ) {
    const end = at + chunkHeader + data.readUInt32LE(at + 4)
    if (end > data.length) throw new DamagedImage('it breaks off within a chunk')
    yield { type: data.toString('latin1', at, at + 4), data: data.subarray(at + chunkHeader, end) }
    at = end + (end % 2)
  }
}

/** A key frame of VP8 (RFC 6386, 9.1): its tag, its start code, and its first partition, followed by more data. */
const checkLossy = (frame: Buffer): void => {
  if (frame.length < 10 || frame.readUIntBE(3, 3) !== 0x9d012a) throw new DamagedImage('it holds no frame')
  if (10 + (frame.readUIntLE(0, 3) >> 5) >= frame.length) throw new DamagedImage('pixels are missing')
}

const losslessHeader = 5

const checkLossless = (frame: Buffer): void => {
  if (frame.length <= losslessHeader || frame.readUInt8(0) !== 0x2f)
    throw new DamagedImage('it holds no frame')
}

const frameHeader = 16

/** The number of pictures among the chunks, each validated. */
const countPictures = (data: Buffer): number => {
  let pictures = 0
  for (const { type, data: inner } of chunksOf(data)) {
    if (type === 'VP8 ') checkLossy(inner)
    else if (type === 'VP8L') checkLossless(inner)
    else if (type !== 'ANMF') continue
    else if (countPictures(inner.subarray(frameHeader)) === 0) throw new DamagedImage('a frame is empty')
    pictures += 1
  }
  return pictures
}

/** WebP: a complete container and chunks, with a picture. */
export const checkWebp: CheckImage = (file) => {
  const end = 8 + file.readUInt32LE(4)
  if (end > file.length) throw new DamagedImage('it breaks off')
  if (countPictures(file.subarray(riffHeader, end)) === 0) throw new DamagedImage('it holds no picture')
}

/** Chunks for features, color profile, animation and pixels; not Exif, XMP and private chunks. */
const shown: ReadonlySet<string> = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L'])
/** Flags of the feature chunk for Exif and XMP. */
const metadataFlags = 0x0c

const chunkOf = ({ type, data }: Chunk): Buffer => {
  const content = Buffer.from(data)
  if (type === 'VP8X') content.writeUInt8(content.readUInt8(0) & ~metadataFlags, 0)
  const head = Buffer.alloc(chunkHeader)
  head.write(type, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

/** A complete WebP with only the chunks that affect its display, and without data after its end. */
export const withoutWebpExtras = (file: Buffer): Buffer => {
  const chunks = [...chunksOf(file.subarray(riffHeader, 8 + file.readUInt32LE(4)))]
  const kept = chunks.filter(({ type }) => shown.has(type)).map(chunkOf)
  const whole = Buffer.concat([file.subarray(0, riffHeader), ...kept])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}
