import { afterAll, beforeAll, expect, it } from 'vitest'
import { rawRequest } from '../../support/server/raw-request.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'

let api: TestApi
let url: string
beforeAll(async () => {
  api = await startTestApi()
  url = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => api.end())

it('a request with two Host headers is refused', async () => {
  const { received: response, ended } = rawRequest(url, [
    'GET /healthz HTTP/1.1',
    'Host: other.example.org',
    'Connection: close',
  ])
  await ended
  expect(response()).toMatch(/^HTTP\/1\.1 400 /)
  expect(response()).toContain('several Host headers')
})

it('responses of the API are kept out of caches, refusals too; files may be kept', async () => {
  const header = async (path: string, token?: null): Promise<unknown> =>
    (await api.call('GET', path, token === null ? { token } : {})).headers['cache-control']
  expect(await header('/api/me')).toBe('no-store')
  expect(await header('/api/me', null)).toBe('no-store')
  expect(await header('/api/dua/all')).toBe('no-store')
})

it('an interrupted body is not reported as a lost database', async () => {
  const lines: string[] = []
  api.app.log.error = (...parts: unknown[]) => {
    lines.push(JSON.stringify(parts))
  }
  const { socket, ended } = rawRequest(url, [
    'POST /api/signin HTTP/1.1',
    'Content-Type: application/json',
    'Content-Length: 1000',
  ])
  socket.write('{"email":')
  await expect.poll(() => api.app.server.connections ?? 1).toBeGreaterThan(0)
  socket.destroy()
  await ended
  await expect.poll(async () => (await api.call('GET', '/api/me')).status).toBe(200)
  expect(lines).toEqual([])
})
