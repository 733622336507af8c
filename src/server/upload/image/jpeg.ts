import { type CheckImage, DamagedImage } from './damage.ts'

const startOfScan = 0xda
const endOfImage = 0xd9
/** Baseline, extended and progressive: what browsers show. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7

const comment = 0xfe
const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef
/** JFIF and Adobe: how the colours are meant. */
const plainApplications: ReadonlySet<number> = new Set([0xe0, 0xee])
const profile = Buffer.from('ICC_PROFILE\0')

/** Whether a whole JPEG says anything beside its pixels and colours: Exif, XMP, IPTC, comments, data behind its end. */
export function jpegHoldsExtras(file: Buffer): boolean {
  for (
    let at = 2;
    at + 4 <= file.length && file[at + 1] !== startOfScan;
    at += 2 + file.readUInt16BE(at + 2)
  ) {
    const marker = file[at + 1] ?? 0
    const isProfile = marker === 0xe2 && file.subarray(at + 4, at + 4 + profile.length).equals(profile)
    if (marker === comment || (isApplication(marker) && !plainApplications.has(marker) && !isProfile))
      return true
  }
  return !file.subarray(-2).equals(Buffer.from([0xff, endOfImage]))
}

/** Where the packed data of a scan ends: at the next marker that is neither a stuffed zero nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at += 1) {
    if (file[at] !== 0xff) continue
    const marker = file[at + 1] ?? 0
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return at
  }
  throw new DamagedImage('it breaks off within a scan')
}

/**
 * JPEG: segments whole up to the end of the image, and of packed data at least a bit for each block of 8 × 8 pixels, since
 * no code is shorter.
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
