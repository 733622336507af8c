import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { afterEach, expect, it, vi } from 'vitest'
import { isAvailable, learn } from '../../src/client/availability.ts'
import { callOperation, operationQuery } from '../../src/client/call.ts'
import { languagesRequest } from '../../src/client/content-languages.ts'
import { http } from '../../src/client/http.ts'

const absent = '../../generated/absent.ts'
const adapter = http.defaults.adapter
const signal = new AbortController().signal
const done = { success: true, message: '', payload: null }

/** What is sent from now on. */
const capture = (api = http, status = 200, data: unknown = done): InternalAxiosRequestConfig[] => {
  const sent: InternalAxiosRequestConfig[] = []
  api.defaults.adapter = async (config): Promise<AxiosResponse> => {
    sent.push(config)
    const response = { config, data, headers: {}, status, statusText: '' }
    if (status >= 400) throw new AxiosError('', undefined, config, {}, response)
    return response
  }
  return sent
}

afterEach(() => {
  http.defaults.adapter = adapter ?? axios.defaults.adapter ?? []
})

it('a query is sent with path, parameters and signal', async () => {
  const sent = capture()
  await operationQuery('getDua', { path: { id: 5 } }).queryFn({ signal })
  await operationQuery('listDua', { query: { pageNo: 1, title: 'a b' } }).queryFn({ signal })
  await callOperation('getDua', { path: { id: 6 } }, signal)
  await callOperation('listDua', { query: { title: 'c' } })
  await callOperation('totalLanguage')
  expect(sent.map((config) => http.getUri(config))).toEqual([
    '/api/dua/id/5',
    '/api/dua/all?pageNo=1&title=a%20b',
    '/api/dua/id/6',
    '/api/dua/all?title=c',
    '/api/language/total',
  ])
  expect(sent.slice(0, 3).every((config) => config.signal === signal)).toBe(true)
})

it('a change is sent with path, body and signal, and only the headers that the contract declares', async () => {
  const sent = capture()
  const headers = { 'If-Match': '"3"', 'Idempotency-Key': '"one"' }
  await callOperation('updateDua', { body: { id: 3, title: 'A' }, headers }, signal)
  await callOperation('deleteDua', { path: { id: 4 } })
  const [update, removal] = sent
  expect([update?.method, update?.url, JSON.parse(update?.data)]).toEqual([
    'put',
    '/api/dua/update',
    { id: 3, title: 'A' },
  ])
  expect([update?.headers.get('If-Match'), update?.headers.has('Idempotency-Key')]).toEqual(['"3"', false])
  expect([update?.signal === signal, removal?.signal]).toEqual([true, undefined])
  expect([removal?.method, removal?.url]).toEqual(['delete', '/api/dua/delete/4'])
})

it('a change that the API does not have is learned', async () => {
  capture(http, 405)
  await expect(callOperation('createDua', { body: {} })).rejects.toMatchObject({ status: 405 })
  expect(isAvailable('createDua')).toBe(false)
  learn('createDua', null)
})

it('a parameter that the API lacks is left out', async () => {
  vi.resetModules()
  vi.doMock(absent, () => ({ absentOperations: [], absentParameters: { listDua: ['title'] } }))
  const code = await import('../../src/client/call.ts')
  const sent = capture((await import('../../src/client/http.ts')).http)
  await code.callOperation('listDua', { query: { title: 'a', pageNo: 1 } })
  expect(sent.map(({ params }) => params)).toEqual([{ pageNo: 1 }])
  vi.doUnmock(absent)
  vi.resetModules()
})

it('values are joined by commas where the contract separates them so', async () => {
  const file = '../../generated/comma-separated.ts'
  vi.resetModules()
  vi.doMock(file, () => ({ commaSeparated: { '/api/dua/all': ['tag'] } }))
  const code = await import('../../src/client/http.ts')
  const sent = capture(code.http)
  await code.request({ url: '/api/dua/all', method: 'get', params: { tag: ['a', 'b'], id: [1, 2] } })
  await code.request({ url: '/api/dua/all', method: 'get' }, { headers: { 'X-One': '1' } })
  expect(sent.map((config) => code.http.getUri(config))).toEqual([
    '/api/dua/all?tag=a%2Cb&id=1&id=2',
    '/api/dua/all',
  ])
  expect(sent.map(({ headers }) => headers.get('X-One'))).toEqual([undefined, '1'])
  vi.doUnmock(file)
  vi.resetModules()
})

it('asks for the active languages of contents, at most once a minute', () => {
  const { queryKey, staleTime } = languagesRequest()
  expect([queryKey, staleTime]).toEqual([['totalLanguage', { active: true }], 60_000])
})
