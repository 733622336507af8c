import { AxiosError } from 'axios'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

const host = 'https://api.example.org'
let http: typeof import('../../src/client/http.ts').http

beforeAll(async () => {
  vi.stubEnv('VITE_API_HOST', host)
  vi.resetModules()
  http = (await import('../../src/client/http.ts')).http
  http.defaults.adapter = (config) => Promise.reject(new AxiosError('Network Error', 'ERR_NETWORK', config))
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** Calls that the API's host answers. */
const hostAnswers = (...urls: string[]) => {
  const asked = vi.fn((url: string, _options?: object) =>
    urls.includes(url) ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
  )
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', asked)
  return asked
}

const both = { 'If-Match': '"3"', 'Idempotency-Key': '"one"' }

it.each([
  ['nobody is there', [], both, { noResponse: 'unreachable', blockedHeader: '', isBlocked: false }],
  ['it does not allow this page', [host], {}, { noResponse: 'foreign', blockedHeader: '', isBlocked: true }],
  [
    'it does not allow this page, with or without headers',
    [host],
    both,
    { noResponse: 'foreign', blockedHeader: 'Idempotency-Key, If-Match', isBlocked: true },
  ],
  [
    'it does not allow a header',
    [host, `${host}/api/me`],
    { 'If-Match': '"3"' },
    { noResponse: 'header', blockedHeader: 'If-Match', isBlocked: true },
  ],
])('a request has no response because %s', async (_, answered, headers, expected) => {
  hostAnswers(...answered)
  await expect(http.put('/api/dua/update', {}, { headers })).rejects.toMatchObject({ status: 0, ...expected })
})

it('asks with the token of the request whether a header is the reason', async () => {
  const asked = hostAnswers(host)
  const headers = { 'If-Match': '"3"' }
  await http.put('/api/dua/update', {}, { headers, bearer: 'mine' }).catch(() => undefined)
  expect(asked).toHaveBeenLastCalledWith(`${host}/api/me`, { headers: { Authorization: 'Bearer mine' } })
  asked.mockClear()
  await http.get('/api/dua/all').catch(() => undefined)
  expect(asked.mock.calls.map(([url]) => url)).toEqual([host])
})
