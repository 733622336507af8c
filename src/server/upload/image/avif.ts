import { type CheckImage, DamagedImage } from './damage.ts'

/** The complete top-level boxes of a file (ISO 14496-12). */
const boxesOf = function* (file: Buffer): Generator<{ type: string; length: number }> {
  for (let at = 0; at < file.length; ) {
    if (at + 16 > file.length) throw new DamagedImage('it breaks off within a box')
    const short = file.readUInt32BE(at)
    const length = short === 0 ? file.length - at : short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short
    if (length < 8 || at + length > file.length) throw new DamagedImage('it breaks off within a box')
    yield { type: file.toString('latin1', at + 4, at + 8), length }
    at += length
  }
}

/** AVIF: complete boxes, including the description and data. */
export const checkAvif: CheckImage = (file) => {
  const lengths = new Map<string, number>()
  for (const { type, length } of boxesOf(file)) lengths.set(type, (lengths.get(type) ?? 0) + length)
  if (!lengths.has('meta') || (lengths.get('mdat') ?? 0) <= 16) throw new DamagedImage('pixels are missing')
}

const shown: ReadonlySet<string> = new Set(['ftyp', 'meta', 'mdat', 'moov'])

/** Whether a complete AVIF has further boxes besides its description and data. */
export const avifHoldsExtras = (file: Buffer): boolean =>
  [...boxesOf(file)].some(({ type }) => !shown.has(type))
