import { describe, expect, it } from 'vitest'
import { checkData, sizesOf } from '../../../../src/server/upload/image/check-image.ts'
import { DamagedImage } from '../../../../src/server/upload/image/damage.ts'
import { bmp, pictures, png } from '../../../support/content/pictures.ts'

const check = async (content: Buffer, extension: string): Promise<string> => {
  try {
    const [size] = sizesOf(content)
    await checkData(content, extension, size ?? { width: 0, height: 0 })
    return 'whole'
  } catch (error) {
    if (error instanceof DamagedImage) return 'damaged'
    throw error
  }
}

const samples = {
  ...pictures,
  'a PNG': { extension: 'png', content: png(40, 30) },
  'a BMP': { extension: 'bmp', content: bmp() },
}

/** The picture with another size in its header; its data covers only a small part of that. */
const enlarged = (content: Buffer, write: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(content)
  write(copy)
  return copy
}
const sample = (name: string): Buffer => samples[name as keyof typeof samples]?.content ?? Buffer.alloc(0)

describe('the data of an image', () => {
  it.each(Object.entries(samples))('%s is whole', async (_name, { extension, content }) => {
    expect(await check(content, extension)).toBe('whole')
  })

  it.each(Object.entries(samples))('%s is damaged wherever it breaks off', async (name, sampled) => {
    const { extension, content } = sampled
    // The trailer of a GIF is redundant, and some programs omit it.
    const needed = extension === 'gif' ? content.length - 1 : content.length
    for (let length = 1; length < needed; length += 1)
      expect([name, length, await check(content.subarray(0, length), extension)]).toEqual([
        name,
        length,
        'damaged',
      ])
  })

  it('may be followed by data that cameras append', async () => {
    for (const name of ['a JPEG', 'a PNG', 'a GIF', 'a WebP']) {
      const { extension, content } = samples[name as keyof typeof samples] ?? {
        extension: '',
        content: Buffer.alloc(0),
      }
      expect([name, await check(Buffer.concat([content, Buffer.from('more')]), extension)]).toEqual([
        name,
        'whole',
      ])
    }
  })

  it.each<[string, string, Buffer]>([
    ['a PNG of which only the header is there', 'png', png(8, 8).subarray(0, 33)],
    [
      'a PNG of 8000 × 8000 with ten bytes',
      'png',
      Buffer.concat([
        png(8000, 8000).subarray(0, 33),
        Buffer.from('0000000a49444154', 'hex'),
        Buffer.alloc(14),
      ]),
    ],
    ['a PNG without its last lines', 'png', png(100, 5000)],
    [
      'a JPEG of 8000 × 8000 with the data of 24 × 16',
      'jpg',
      enlarged(sample('a JPEG'), (copy) => {
        const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
        copy.writeUInt16BE(8000, frame + 5)
        copy.writeUInt16BE(8000, frame + 7)
      }),
    ],
    [
      'a GIF of 8000 × 8000 with the data of 24 × 16',
      'gif',
      enlarged(sample('a GIF'), (copy) => {
        const picture = copy.indexOf(0x2c, 19)
        copy.writeUInt16LE(8000, picture + 5)
        copy.writeUInt16LE(8000, picture + 7)
      }),
    ],
    ['a GIF without a picture', 'gif', Buffer.from('GIF89a\x18\x00\x10\x00\x00\x00\x00;', 'latin1')],
    [
      'a BMP of 8000 × 8000 with the data of 24 × 16',
      'bmp',
      enlarged(bmp(), (copy) => {
        copy.writeInt32LE(8000, 18)
        copy.writeInt32LE(8000, 22)
      }),
    ],
    [
      'a PNG with a wrong sum',
      'png',
      enlarged(png(), (copy) => {
        copy.writeUInt8(copy.readUInt8(45) ^ 1, 45)
      }),
    ],
  ])('is missing in %s', async (_name, extension, content) => {
    expect(await check(content, extension)).toBe('damaged')
  })

  it('is looked at within every frame of a moving WebP', async () => {
    const chunk = (type: string, data: Buffer): Buffer => {
      const length = Buffer.alloc(4)
      length.writeUInt32LE(data.length)
      return Buffer.concat([Buffer.from(type, 'latin1'), length, data, Buffer.alloc(data.length % 2)])
    }
    const frame = sample('a WebP').subarray(12)
    const moving = (frames: readonly Buffer[]): Buffer => {
      const extended = chunk('VP8X', Buffer.from('020000001700000f0000', 'hex'))
      const all = Buffer.concat([
        Buffer.from('WEBP', 'latin1'),
        extended,
        chunk('ANIM', Buffer.alloc(6)),
        ...frames.map((inner) => chunk('ANMF', Buffer.concat([Buffer.alloc(16), inner]))),
      ])
      const length = Buffer.alloc(4)
      length.writeUInt32LE(all.length)
      return Buffer.concat([Buffer.from('RIFF', 'latin1'), length, all])
    }
    const size = { width: 24, height: 16 }
    await expect(checkData(moving([frame, frame]), 'webp', size)).resolves.toBeUndefined()
    await expect(checkData(moving([frame, Buffer.alloc(0)]), 'webp', size)).rejects.toThrow(DamagedImage)
  })
})
