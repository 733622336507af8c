import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentOf, finishFile } from '../../../../src/server/upload/content.ts'
import { pictures } from '../../../support/content/pictures.ts'
import { temporaryFolder } from '../../../support/disk/temporary-folder.ts'

/** A photo of a phone: rotated, with location, camera and description. */
const photo = (width = 40, height = 20): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } })
    .withExif({
      IFD0: { Make: 'Camera of Karim', ImageDescription: 'secret-note' },
      IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })

const gif = (): Buffer => pictures['a GIF']?.content ?? Buffer.alloc(0)

const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/">secret-note</x:xmpmeta>'

describe('an uploaded image', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let count = 0
  beforeAll(async () => {
    folder = await temporaryFolder()
  })
  afterAll(() => folder.remove())

  const finish = async (content: Buffer): Promise<Buffer> => {
    count += 1
    const path = join(folder.path, `${count}`)
    await writeFile(path, content)
    const size = await finishFile(path, await contentOf(content.subarray(0, 16_384)))
    const finished = await readFile(path)
    expect(size).toBe(finished.length)
    return finished
  }

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'loses position and notes, and is upright: %s',
    async (format) => {
      const finished = await finish(await photo().toFormat(format).toBuffer())
      const { exif, xmp: left, width, height, orientation } = await sharp(finished).metadata()
      expect([exif, left, orientation]).toEqual([undefined, undefined, undefined])
      expect(finished.includes('secret-note')).toBe(false)
      expect([width, height]).toEqual([20, 40])
    },
  )

  it.each(['jpeg', 'png', 'webp'] as const)('loses XMP: %s', async (format) => {
    const finished = await finish(await photo().withXmp(xmp).toFormat(format).toBuffer())
    expect(finished.includes('secret-note')).toBe(false)
  })

  it('removes comments of a JPEG, and data that cameras append', async () => {
    const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    const comment = Buffer.from('\xff\xfe\x00\x0dsecret-note', 'latin1')
    for (const content of [
      Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)]),
      Buffer.concat([plain, Buffer.from('secret-note')]),
    ])
      expect((await finish(content)).includes('secret-note')).toBe(false)
    expect(await finish(plain), 'without notes it stays as it is').toEqual(plain)
  })

  it('loses the comments of a GIF, whose frames stay as they are', async () => {
    const content = gif()
    const start = 13 + (content.readUInt8(10) & 0x80 ? 3 << ((content.readUInt8(10) & 7) + 1) : 0)
    const comment = Buffer.from('\x21\xfe\x0bsecret-note\x00', 'latin1')
    const noted = Buffer.concat([
      content.subarray(0, start),
      comment,
      content.subarray(start),
      Buffer.from('secret-note'),
    ])
    const finished = await finish(noted)
    expect(finished.includes('secret-note')).toBe(false)
    expect(await sharp(finished).raw().toBuffer()).toEqual(await sharp(content).raw().toBuffer())
  })

  it('loses the texts of a PNG, whose pixels stay as they are', async () => {
    const content = await sharp({ create: { width: 9, height: 7, channels: 4, background: '#12345678' } })
      .png()
      .toBuffer()
    const noted = await sharp(content)
      .withExif({ IFD0: { ImageDescription: 'secret-note' } })
      .png()
      .toBuffer()
    const finished = await finish(Buffer.concat([noted, Buffer.from('secret-note')]))
    expect(finished.includes('secret-note')).toBe(false)
    expect(await sharp(finished).raw().toBuffer()).toEqual(await sharp(content).raw().toBuffer())
  })

  const plain = (): Sharp => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  const jpegWith = (segment: string, plainJpeg: Buffer): Buffer =>
    Buffer.concat([plainJpeg.subarray(0, 2), Buffer.from(segment, 'latin1'), plainJpeg.subarray(2)])
  const note = 'secret-note'

  it.each([
    [
      'a second image behind its end',
      async (jpeg: Buffer) => Buffer.concat([jpeg, await photo().jpeg().toBuffer()]),
    ],
    ['a thumbnail', async (jpeg: Buffer) => jpegWith(`\xff\xe0\x00\x12JFXX\0${note}`, jpeg)],
    ['notes in a segment of Adobe', async (jpeg: Buffer) => jpegWith(`\xff\xee\x00\x0d${note}`, jpeg)],
    [
      'a comment between its scans',
      async () => {
        const jpeg = await plain().jpeg({ progressive: true }).toBuffer()
        const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
        const comment = Buffer.from(`\xff\xfe\x00\x0d${note}`, 'latin1')
        return Buffer.concat([jpeg.subarray(0, scan), comment, jpeg.subarray(scan)])
      },
    ],
  ] as const)('loses, as a JPEG, %s', async (_what, make) => {
    const made = await make(await plain().jpeg().toBuffer())
    expect(made.includes(note)).toBe(true)
    expect((await finish(made)).includes(note)).toBe(false)
  })

  it('loses the chunks of programs in a PNG', async () => {
    const png = await plain().png().toBuffer()
    const chunk = Buffer.from(`\0\0\0\x0bcaBX${note}\0\0\0\0`, 'latin1')
    chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
    const finished = await finish(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]))
    expect(finished.equals(png)).toBe(true)
  })

  it('removes chunks of programs in a WebP, and appended data', async () => {
    const webp = await plain().webp().toBuffer()
    const longer = Buffer.concat([webp, Buffer.from(`C2PA\x0c\0\0\0${note}.`, 'latin1')])
    longer.writeUInt32LE(longer.length - 8, 4)
    expect((await finish(longer)).equals(webp)).toBe(true)
    expect((await finish(Buffer.concat([webp, Buffer.from(note)]))).equals(webp)).toBe(true)
  })

  it('keeps the frames of an animated WebP, whichever way it lies', async () => {
    const frames = await Promise.all([photo().png().toBuffer(), photo().negate().png().toBuffer()])
    const animated = await sharp(frames, { join: { animated: true } })
      .withExif({ IFD0: { ImageDescription: note, Orientation: '6' } })
      .webp()
      .toBuffer()
    const finished = await finish(animated)
    expect(finished.includes(note)).toBe(false)
    const pixels = (file: Buffer): Promise<Buffer> => sharp(file, { animated: true }).raw().toBuffer()
    expect((await pixels(finished)).equals(await pixels(animated))).toBe(true)
    expect((await sharp(finished).metadata()).exif).toBeUndefined()
  })

  it('loses the boxes of programs in an AVIF', async () => {
    const avif = await plain().avif().toBuffer()
    const box = Buffer.from(`\0\0\0\x13free${note}`, 'latin1')
    expect((await finish(Buffer.concat([avif, box]))).includes(note)).toBe(false)
  })

  it('is refused when a frame of a GIF is far larger than its screen', async () => {
    const copy = Buffer.from(gif())
    const picture = copy.indexOf(0x2c, 19)
    copy.writeUInt16LE(16_000, picture + 5)
    copy.writeUInt16LE(16_000, picture + 7)
    await expect(
      finish(Buffer.concat([copy.subarray(0, -1), Buffer.alloc(0), Buffer.from([0x3b])])),
    ).rejects.toMatchObject({
      status: 415,
    })
  })

  it('is refused when its data cannot be decoded', async () => {
    const content = await photo(400, 300).jpeg().toBuffer()
    const broken = Buffer.from(content)
    const table = broken.indexOf(Buffer.from([0xff, 0xc4]))
    broken.fill(0xee, table + 5, table + 20)
    await expect(finish(broken)).rejects.toMatchObject({ status: 415 })
  })
})
