import { imageSize } from 'image-size'
import { checkAvif } from './avif.ts'
import { type CheckImage, DamagedImage, type Size } from './damage.ts'
import { checkGif } from './gif.ts'
import { checkJpeg } from './jpeg.ts'
import { checkPng } from './png.ts'
import { checkWebp } from './webp.ts'

const runLength: ReadonlySet<number> = new Set([1, 2])

/** BMP: pixels for every line or, with run-length encoding, enough runs of 255. */
const checkBmp: CheckImage = (file, { width, height }) => {
  if (file.length < 34) throw new DamagedImage('it breaks off within its header')
  const there = file.length - file.readUInt32LE(10)
  const bits = file.readUInt16LE(28)
  const line = runLength.has(file.readUInt32LE(30))
    ? 2 * Math.ceil(width / 255)
    : 4 * Math.ceil((width * bits) / 32)
  if (bits === 0 || there < line * height) throw new DamagedImage('pixels are missing')
}

/** By the extension of the content. */
const checks: Readonly<Record<string, CheckImage>> = {
  jpg: checkJpeg,
  png: checkPng,
  gif: checkGif,
  webp: checkWebp,
  bmp: checkBmp,
  avif: checkAvif,
}

/** Contains the size in every type of file. */
const headLength = 512 * 1024

/** The sizes in an image: its own, and those of embedded images. */
export const sizesOf = (image: Buffer): readonly Size[] => {
  try {
    const { width, height, images = [] } = imageSize(image.subarray(0, headLength))
    return [{ width, height }, ...images]
  } catch (error) {
    throw new DamagedImage(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Checks that the data of an image is complete, by its structure; nothing is decoded, so no memory is needed for it.
 * Throws `DamagedImage`.
 */
export const checkData = async (image: Buffer, extension: string, size: Size): Promise<void> => {
  const check = Object.hasOwn(checks, extension) ? checks[extension] : undefined
  if (!check) throw new Error(`Nothing checks images of the kind ${extension}.`)
  try {
    await check(image, size)
  } catch (error) {
    if (error instanceof RangeError) throw new DamagedImage('it breaks off within a header')
    throw error
  }
}
