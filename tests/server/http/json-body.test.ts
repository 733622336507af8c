import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isReasonable } from '../../../src/server/http/json-body.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

it.each([
  ['{"a":[1,2,3]}', 6, true],
  ['{"a":[1,2,3]}', 4, false],
  ['{"a":"1,2,3,[[[,{{{"}', 2, true],
  ['{"a":"\\",\\",\\\\","b":1}', 3, true],
  ['{"a":"\\\\\\",1,2,3"}', 2, true],
  [`${'['.repeat(33)}`, 100, false],
  [`${'['.repeat(30)}${']'.repeat(30)}`, 100, true],
  ['[{}],[{}]', 100, true],
  ['"never ends, \\"', 1, true],
  ['not JSON', 1, true],
  ['', 1, true],
])('%s holds at most %i values: %s', (json, most, expected) => {
  expect(isReasonable(json, most)).toBe(expected)
})

/** Bytes that are not valid UTF-8. */
const invalidBytes = Buffer.from([
  0x7b, 0x22, 0x74, 0x69, 0x74, 0x6c, 0x65, 0x22, 0x3a, 0x22, 0xe0, 0xa6, 0x22, 0x7d,
])

describe('a JSON body', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi()
  })
  afterAll(() => api.end())

  const send = (url: string, payload: string, token?: null): Promise<TestResponse> =>
    api.call('POST', url, {
      body: payload,
      headers: { 'content-type': 'application/json' },
      ...(token === null && { token }),
    })

  it('is refused when it is not UTF-8, instead of stored with replacement characters', async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await api.tokenOf(1)}` }
    const create = (payload: Buffer) =>
      api.app.inject({ method: 'POST', url: '/api/dua-category/create', headers, payload })
    const refused = await create(invalidBytes)
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [{ path: '', code: 'fault.utf8', message: 'is not UTF-8' }],
    ])
    const marked = await create(Buffer.from('\ufeff{"title":"Morning"}'))
    expect(marked.statusCode, 'a byte order mark is no fault').toBe(200)
  })

  it.each([
    ['millions of empty objects', '/api/book/create', `{"titles":[${'{},'.repeat(2_000_000)}{}]}`],
    ['a nesting without end', '/api/book/create', `{"titles":${'['.repeat(2_000_000)}`],
    [
      'thousands of unknown properties',
      '/api/dua-category/create',
      `{${Array.from({ length: 5000 }, (_, index) => `"p${index}":1`).join()}}`,
    ],
    ['more than the contract allows', '/api/dua-category/create', `{"title":"${'a'.repeat(100_000)}"}`],
  ])('is refused before it is looked at for %s', async (_name, url, payload) => {
    expect(await send(url, payload)).toMatchObject({ status: 413, body: { success: false } })
  })

  it('is refused before sign-in when it is longer than address and password', async () => {
    const payload = JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(100_000) })
    expect((await send('/api/signin', payload, null)).status).toBe(413)
  })

  it('gets a message about the fault when it is only slightly too large', async () => {
    const titles = Array.from({ length: 101 }, () => ({ languageId: 1, text: 'a' }))
    const response = await api.call('POST', '/api/category/create', { body: { titles } })
    expect(response).toMatchObject({ status: 400, body: { errors: [{ path: '/titles' }] } })
  })
})
