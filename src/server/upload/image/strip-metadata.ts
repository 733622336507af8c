import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { busy } from '../../errors.ts'
import { avifHoldsExtras } from './avif.ts'
import { DamagedImage } from './damage.ts'
import { withoutGifExtras } from './gif.ts'
import { jpegHoldsExtras } from './jpeg.ts'
import { withoutPngExtras } from './png.ts'
import { withoutWebpExtras } from './webp.ts'

// libvips uses libuv's threads, which files need too: one image at a time, on one thread.
sharp.concurrency(1)
sharp.cache(false)

/** Queue of the work on images. */
export const oneImageAtATime = pLimit(1)

/**
 * Maximum number of waiting images: staff upload many at once. A usual photo takes a tenth of a second, a very large
 * one two seconds.
 */
const maxWaiting = 200

/** Quality of a re-encoded image: no visible loss; the lower one where the file would grow. */
const qualities = [90, 75] as const

type Encode = (image: Sharp, quality: number) => Sharp

const encoders: Readonly<Record<string, Encode>> = {
  jpg: (image, quality) => image.jpeg({ quality, chromaSubsampling: '4:4:4' }),
  webp: (image, quality) => image.webp({ quality }),
  avif: (image, quality) => image.avif({ quality: quality - 25, effort: 3 }),
  png: (image) => image.png(),
}

/** Re-encodes an image upright, in the same format, with its color profile and without other metadata. */
const encodeAnew = async (path: string, encode: Encode): Promise<Buffer> => {
  const { size } = await stat(path)
  let encoded = Buffer.alloc(0)
  for (const quality of qualities) {
    const image = sharp(path, { animated: true, sequentialRead: true, failOn: 'error' }).autoOrient()
    encoded = await encode(image.keepIccProfile(), quality).toBuffer()
    if (encoded.length <= size) break
  }
  return encoded
}

type Strip = (file: Buffer) => Buffer

/** Removes metadata without decoding: the pixels are unchanged. */
const strippers: Readonly<Record<string, Strip>> = { png: withoutPngExtras, webp: withoutWebpExtras }

const shorterOf = (file: Buffer, clean: Buffer): Buffer | null => (clean.length < file.length ? clean : null)

const extrasIn: Readonly<Record<string, (file: Buffer) => boolean>> = {
  jpg: jpegHoldsExtras,
  avif: avifHoldsExtras,
}

/** The image without metadata; null when it has none. */
const stripped = async (path: string, extension: string): Promise<Buffer | null> => {
  const file = await readFile(path)
  if (extension === 'gif') return shorterOf(file, withoutGifExtras(file))
  const encode = encoders[extension]
  if (!encode) return null
  const { exif, xmp, iptc, orientation = 1, pages = 1 } = await sharp(path).metadata()
  // An animation cannot be rotated.
  const isUpright = orientation === 1 || (pages > 1 && extension === 'webp')
  const strip = strippers[extension]
  if (strip && isUpright) return shorterOf(file, strip(file))
  const holdsExtras = !isUpright || exif || xmp || iptc || extrasIn[extension]?.(file)
  return holdsExtras ? encodeAnew(path, encode) : null
}

/**
 * Removes all metadata of an uploaded image: position, time, camera, names, thumbnails, texts. Rotates it upright,
 * since its orientation is metadata too. GIF, and upright PNG and WebP, keep their pixels unchanged. Replaces the file
 * if anything was removed; returns its size in bytes. Throws `DamagedImage` for an image that cannot be decoded, 503
 * while too many others wait.
 */
export const stripMetadata = async (path: string, extension: string): Promise<number> => {
  if (oneImageAtATime.pendingCount >= maxWaiting) throw busy('file.busy')
  const clean = await oneImageAtATime(() => stripped(path, extension)).catch((error: unknown) => {
    throw new DamagedImage(error instanceof Error ? error.message : String(error))
  })
  if (clean) {
    try {
      await writeFile(`${path}.clean`, clean, { mode: 0o600 })
      await rename(`${path}.clean`, path)
    } catch (error) {
      await rm(`${path}.clean`, { force: true })
      throw error
    }
  }
  return (await stat(path)).size
}
