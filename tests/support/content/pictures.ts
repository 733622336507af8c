import { deflateSync } from 'node:zlib'

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let crc = index
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc >>> 0
})

const crc32 = (bytes: Buffer): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, crc])
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG of this size with the best compression; `padding` bytes of text make the file larger. */
export const png = (width = 8, height = 8, padding = 0): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const pixels = Buffer.alloc(Math.min(height, 4096) * (Math.ceil(width / 8) + 1))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(padding > 0 ? [chunk('tEXt', Buffer.alloc(padding, 0x61))] : []),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The start of a PDF, padded to a size. */
export const pdf = (size = 200): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n', 'latin1'), Buffer.alloc(size, 0x20)])

/** Frames of an MP3, padded to a size. */
export const mp3 = (size = 2000): Buffer =>
  Buffer.concat([
    Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x00', 'latin1'),
    Buffer.from([0xff, 0xfb, 0x90, 0x64]),
    Buffer.alloc(size),
  ])

const base64 = (text: string): Buffer => Buffer.from(text, 'base64')

/** A grey-green area of 24 × 16 pixels in every accepted format. */
export const pictures: Readonly<Record<string, { extension: string; content: Buffer }>> = {
  'an interlaced PNG': {
    extension: 'png',
    content: base64(
      'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAAH0QRhUAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAJklEQVQ4jWPoWBUKQQxEsjoGTqhjVFHH8AmCjlGDOkbDaBW+QAAAzcNKn05h5YQAAAAASUVORK5CYII=',
    ),
  },
  'a JPEG': {
    extension: 'jpg',
    content: base64(
      '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAQABgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAME/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8ApAYUwAH/2Q==',
    ),
  },
  'a progressive JPEG': {
    extension: 'jpg',
    content: base64(
      '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wgARCAAQABgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAWAQEBAQAAAAAAAAAAAAAAAAAAAgP/2gAMAwEAAhADEAAAAaDCQP/EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEAAQUCX//EABQRAQAAAAAAAAAAAAAAAAAAABD/2gAIAQMBAT8BP//EABQRAQAAAAAAAAAAAAAAAAAAABD/2gAIAQIBAT8BP//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEABj8CX//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEAAT8hX//aAAwDAQACAAMAAAAQ88//xAAUEQEAAAAAAAAAAAAAAAAAAAAQ/9oACAEDAQE/ED//xAAUEQEAAAAAAAAAAAAAAAAAAAAQ/9oACAECAQE/ED//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/EF//2Q==',
    ),
  },
  'a GIF': {
    extension: 'gif',
    content: base64('R0lGODlhGAAQAIAAAExpcYiqVSH5BAUAAAAALAAAAAAYABAAAAIRjI+py+0Po5y02ouz3rz7rxQAOw=='),
  },
  'a WebP': {
    extension: 'webp',
    content: base64(
      'UklGRjoAAABXRUJQVlA4IC4AAADQAgCdASoYABAAPxFysFAsJqSisAgBgCIJQBOgBaSAAP7Iv9VU9fjIA+vb4AAA',
    ),
  },
  'a lossless WebP': {
    extension: 'webp',
    content: base64('UklGRh4AAABXRUJQVlA4TBEAAAAvF8ADAAdQ1SK2qv+BiOh/AAA='),
  },
  'an AVIF': {
    extension: 'avif',
    content: base64(
      'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACEAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAABgAAAAQAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAApbWRhdBIACgg4EO/tICGg0jITHEJi5OAAFgAArrGcm0Wz6dIDWQ==',
    ),
  },
}

/** A BMP with 24 bits per pixel. */
export const bmp = (width = 24, height = 16): Buffer => {
  const pixels = Buffer.alloc(4 * Math.ceil((width * 24) / 32) * height, 0x88)
  const head = Buffer.alloc(54)
  head.write('BM', 'latin1')
  head.writeUInt32LE(head.length + pixels.length, 2)
  head.writeUInt32LE(head.length, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  return Buffer.concat([head, pixels])
}
