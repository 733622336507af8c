import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { clientSession, signedOut } from '../../src/client/client-session.ts'
import { http } from '../../src/client/http.ts'

const body = (payload: string) => JSON.stringify({ success: true, message: '', payload })
let asked: string[] = []
const server = createServer(({ method, url }, response) => {
  asked.push(`${method} ${url}`)
  response.setHeader('content-type', 'application/json').end(body('sent'))
})
let baseURL: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Object.assign(clientSession, signedOut)
  asked = []
})

/** The response that the page has requested for `/api/me`; undefined if that failed. */
const early = (status?: number, headers: Record<string, string> = {}): void => {
  const text = status === 200 ? body('early') : JSON.stringify({ success: false, message: 'No.' })
  const response = { status, statusText: '', headers: new Headers(headers), text }
  const byUrl = {
    [`${baseURL}/api/me`]: status
      ? Promise.resolve(response)
      : Promise.reject(new TypeError('Failed to fetch')),
  }
  // Early responses are used only while the page is young, and the process of the tests may be old.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  vi.stubGlobal('window', { earlyResponses: { token: 'mine', byUrl } })
  clientSession.token = () => 'mine'
}

const me = () => http.get('/api/me', { baseURL })

it('uses the response that the page has requested, once', async () => {
  const storeToken = vi.fn()
  early(200, { 'x-access-token': 'new' })
  clientSession.storeToken = storeToken
  expect((await me()).data).toMatchObject({ payload: 'early' })
  expect([asked, storeToken.mock.calls[0]?.[0]]).toEqual([[], 'new'])
  expect((await me()).data).toMatchObject({ payload: 'sent' })
  expect(asked).toEqual(['GET /api/me'])
})

it.each([404, 503])('a refused one (%i) fails like a request', async (status) => {
  early(status)
  await expect(me()).rejects.toMatchObject({ name: 'ApiError', status, serverMessage: 'No.' })
  expect(asked).toEqual([])
})

it('sends a request whose early one failed, and any that is no GET', async () => {
  early()
  expect((await me()).data).toMatchObject({ payload: 'sent' })
  early(200)
  await http.post('/api/me', {}, { baseURL })
  expect(asked).toEqual(['GET /api/me', 'POST /api/me'])
})
