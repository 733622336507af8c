import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
