import '../../../support/jsdom/node-uint8array.ts'
import { unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readTextFile } from '../../../../src/console/screens/missing-texts/exchange/file/read-file.ts'
import { writeSheet } from '../../../../src/console/screens/missing-texts/exchange/file/sheet.ts'

type Bytes = Uint8Array<ArrayBuffer>

const place = { module: 'dua', recordId: 7, property: 'title', version: '', route: {} }
const about = ['Dua', '7', 'Title'] as const
const unit = { place, source: 'ঘুম থেকে ওঠার দোয়া', target: '', isRich: false, about }
const words = { module: 'Module', record: 'Record', field: 'Field', source: 'Bengali', target: 'Arabic' }
const maxBytes = 100_000_000

const sheet = async (): Promise<Bytes> =>
  new Uint8Array(await writeSheet({ source: 'bn', target: 'ar', units: [unit] }, words).arrayBuffer())

/** A sheet with an additional part that nothing excludes from reading. */
const withPart = async (bytes: number, level: 0 | 9 = 9): Promise<Bytes> =>
  zipSync({ ...unzipSync(await sheet()), 'xl/more.xml': new Uint8Array(bytes) }, { level }) as Bytes

/** Declares an unpacked size of 100 bytes for every part, in all places. */
const understated = (archive: Bytes): Bytes => {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const places = new Map([
    [0x04034b50, 22],
    [0x02014b50, 24],
  ])
  for (let at = 0; at < archive.length - 46; at += 1) {
    const offset = places.get(view.getUint32(at, true))
    if (offset !== undefined) view.setUint32(at + offset, 100, true)
  }
  return archive
}
const read = (bytes: Bytes) => readTextFile(new Blob([bytes]))
const whole = { source: 'bn', target: 'ar', units: [{ place, source: unit.source }] }

it('reads its own files, recompressed or uncompressed', async () => {
  expect(await read(await sheet())).toMatchObject(whole)
  expect(await read(await withPart(10))).toMatchObject(whole)
  expect(await read(await withPart(10, 0))).toMatchObject(whole)
})

it('quickly refuses a small file that unpacks to more than the limit', async () => {
  const bomb = await withPart(maxBytes + 1)
  expect(bomb.length).toBeLessThan(200_000)
  await expect(read(bomb)).rejects.toMatchObject({ reason: 'large' })
})

it('does so regardless of the size that the file declares', async () => {
  await expect(read(understated(await withPart(maxBytes + 1)))).rejects.toMatchObject({ reason: 'large' })
  expect(await read(understated(await sheet()))).toMatchObject(whole)
})

it('decompresses only the parts that are read', async () => {
  const picture = { ...unzipSync(await sheet()), 'xl/media/large.png': new Uint8Array(maxBytes + 1) }
  expect(await read(zipSync(picture) as Bytes)).toMatchObject(whole)
})

it.each([
  ['is cut off', (bytes: Bytes) => bytes.slice(0, -30)],
  ['lost its middle', (bytes: Bytes) => bytes.fill(7, 60, 400)],
  ['is the word PK alone', () => new TextEncoder().encode('PK') as Bytes],
])('reports an archive that %s as damaged', async (_, damage) => {
  await expect(read(damage(await sheet()))).rejects.toMatchObject({ reason: 'damaged' })
})
