import { type CheckImage, DamagedImage } from './damage.ts'

const startOfScan = 0xda
const endOfImage = 0xd9
/** Baseline, extended and progressive: the formats that browsers support. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7

const comment = 0xfe
const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef

const startsWith = (content: Buffer, name: string): boolean =>
  content.subarray(0, name.length).equals(Buffer.from(name, 'latin1'))

/** Whether a segment only describes colors: JFIF without a thumbnail, Adobe, a color profile. */
const isOfColours = (marker: number, content: Buffer): boolean => {
  if (marker === 0xe0) return startsWith(content, 'JFIF\0') && content.length <= 14
  if (marker === 0xee) return startsWith(content, 'Adobe') && content.length <= 12
  return marker === 0xe2 && startsWith(content, 'ICC_PROFILE\0')
}

/** Whether a complete JPEG has data besides its pixels and colors: Exif, XMP, IPTC, comments, data after its end. */
export const jpegHoldsExtras = (file: Buffer): boolean => {
  let at = 2
  while (at + 4 <= file.length) {
    const marker = file[at + 1] ?? 0
    if (marker === endOfImage) break
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + file.readUInt16BE(at + 2)
    const isNote = marker === comment || isApplication(marker)
    if (isNote && !isOfColours(marker, file.subarray(at + 4, end))) return true
    at = marker === startOfScan ? endOfScan(file, end) : end
  }
  // An appended second image has the same end marker.
  return at + 2 < file.length
}

/** The end of a scan's compressed data: the next marker other than a stuffed zero or a restart. */
const endOfScan = (file: Buffer, from: number): number => {
  for (let at = from; at + 1 < file.length; at += 1) {
    if (file[at] !== 0xff) continue
    const marker = file[at + 1] ?? 0
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return at
  }
  throw new DamagedImage('it breaks off within a scan')
}

/**
 * JPEG: complete segments up to the end of the image, and at least one bit of compressed data for each block of 8 × 8
 * pixels, the length of the shortest code.
 */
export const checkJpeg: CheckImage = (file, { width, height }) => {
  let packed = 0
  let isShown = false
  for (let at = 2; at + 4 <= file.length; ) {
    if (file[at] !== 0xff) throw new DamagedImage('a marker is missing')
    const marker = file[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (frames.has(marker)) isShown = true
    at += 2 + file.readUInt16BE(at + 2)
    if (marker !== startOfScan) continue
    const end = endOfScan(file, at)
    packed += end - at
    at = end
    if (file[end + 1] !== endOfImage) continue
    if (!isShown || packed * 8 < Math.ceil(width / 8) * Math.ceil(height / 8))
      throw new DamagedImage('pixels are missing')
    return
  }
  throw new DamagedImage('it breaks off before its end')
}
