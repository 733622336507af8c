import { type CheckImage, DamagedImage } from './damage.ts'

const runLength: ReadonlySet<number> = new Set([1, 2])

/** BMP: pixels for every line or, with run-length encoding, enough runs of 255. */
export const checkBmp: CheckImage = (file, { width, height }) => {
  if (file.length < 34) throw new DamagedImage('it breaks off within its header')
  const there = file.length - file.readUInt32LE(10)
  const bits = file.readUInt16LE(28)
  const line = runLength.has(file.readUInt32LE(30))
    ? 2 * Math.ceil(width / 255)
    : 4 * Math.ceil((width * bits) / 32)
  if (bits === 0 || there < line * height) throw new DamagedImage('pixels are missing')
}
