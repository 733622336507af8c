import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRange } from '../../../src/server/handlers/db-file.ts'
import { cleanFileName, contentDisposition, sentFileName } from '../../../src/server/upload/read-form.ts'
import { filesIn } from '../../support/disk/temporary-folder.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'

describe('a multipart form', () => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi()
  })
  afterAll(() => api.end())

  it.each([
    ['breaks off', '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc', 'b'],
    ['breaks off within a field', '--b\r\nContent-Disposition: form-data; name="fileType"\r\n\r\nima', 'b'],
    ['has another boundary than announced', '--c\r\n\r\nabc\r\n--c--\r\n', 'b'],
    ['announces no boundary', '--b\r\n\r\nabc\r\n--b--\r\n', null],
    ['is no form at all', 'hello', 'b'],
    ['is empty', '', 'b'],
    [
      'has a field that is no JSON and says so',
      '--b\r\nContent-Disposition: form-data; name="fileType"\r\nContent-Type: application/json\r\n\r\n{\r\n--b--\r\n',
      'b',
    ],
    [
      'names a field after the prototype',
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--\r\n',
      'b',
    ],
  ])('refuses a form that %s', async (_name, form, boundary) => {
    const type = `multipart/form-data${boundary === null ? '' : `; boundary=${boundary}`}`
    for (const url of ['/api/db-file/upload', '/api/web-user/excel-import']) {
      const headers = { 'content-type': type }
      const response = await api.call('POST', url, { body: Buffer.from(form), headers })
      expect([url, response.status, response.body.success]).toEqual([url, 400, false])
    }
    expect(await filesIn(join(api.dataDir, 'uploading'))).toEqual([])
  })
})

it.each([
  ['photo.JPG', 'jpg', 'photo.jpg'],
  ['  .. .png', 'png', 'file.png'],
  ['a/b\\c.png', 'png', 'c.png'],
  ['no extension', 'pdf', 'no extension.pdf'],
  ['two.dots.gif', 'gif', 'two.dots.gif'],
  ['صورة.png', 'png', 'صورة.png'],
  ['a"b|c?.png', 'png', 'a_b_c_.png'],
  ['a\r\nb.png', 'png', 'a b.png'],
  ['', 'png', 'file.png'],
  [`x${' '.repeat(60_000)}y.png`, 'png', 'x.png'],
])('cleans %s', (name, extension, clean) => {
  expect(cleanFileName(name, extension)).toBe(clean)
})

it.each([
  ['the %22first%22 book.pdf', 'the "first" book.pdf'],
  ['a%0D%0Ab.pdf', 'a\r\nb.pdf'],
  ['100%25 %20.pdf', '100%25 %20.pdf'],
])('reads %s as browsers send it', (sent, name) => {
  expect(sentFileName(sent)).toBe(name)
})

it('names a file in any script without letting the name end the header', () => {
  expect(contentDisposition(`বই "1"\\'.pdf`)).toBe(
    `inline; filename="__ _1__'.pdf"; filename*=UTF-8''%E0%A6%AC%E0%A6%87%20%221%22%5C%27.pdf`,
  )
})

it.each([
  ['bytes=0-4', { first: 0, last: 4 }],
  ['bytes=5-', { first: 5, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=8-99', { first: 8, last: 9 }],
  ['bytes=10-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=4-2', null],
])('reads %s of ten bytes', (header, range) => {
  expect(readRange(header)?.(10)).toEqual(range)
})

it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=0-1,3-4', 'lines=0-1'])(
  'ignores the range %s',
  (header) => {
    expect(readRange(header)).toBeNull()
  },
)
