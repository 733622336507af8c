import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())

it('counts requests by route and status, never by address', async () => {
  await api.app.inject({ url: '/api/dua/id/12345' })
  await api.app.inject({ url: '/healthz' })
  const { payload, headers } = await api.app.inject({ url: '/metrics' })
  expect(headers['content-type']).toContain('text/plain')
  expect(payload).toContain('process_resident_memory_bytes')
  expect(payload).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/,
  )
  expect(payload).toMatch(/route="\/api\/dua\/id\/:id",status="401"/)
  expect(payload).not.toContain('12345')
})

it.each([
  ['127.0.0.1', 200],
  ['::1', 200],
  ['::ffff:10.1.2.3', 200],
  ['172.31.255.1', 200],
  ['192.168.0.9', 200],
  ['fd12::1', 200],
  ['172.32.0.1', 404],
  ['203.0.113.7', 404],
  ['::ffff:203.0.113.7', 404],
  ['2001:db8::1', 404],
])('without a token responds to %s with %i', async (remoteAddress, status) => {
  const response = await api.app.inject({ url: '/metrics', remoteAddress })
  expect(response.statusCode).toBe(status)
  if (status === 404)
    expect(response.json()).toEqual({
      success: false,
      message: 'There is nothing at this address.',
      code: 'request.nothingThere',
    })
})

it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
  'without a token refuses proxies: %s',
  async (name) => {
    const headers = { [name]: '127.0.0.1' }
    expect((await api.app.inject({ url: '/metrics', headers })).statusCode).toBe(404)
  },
)

describe('with METRICS_TOKEN', () => {
  const token = 'a-token-of-prometheus'
  let guarded: TestApi
  beforeAll(async () => {
    guarded = await startTestApi({ settings: { METRICS_TOKEN: token } })
  })
  afterAll(() => guarded?.end())

  it.each([undefined, '', token, `Bearer ${token}x`, 'Bearer ', `Basic ${token}`])(
    'refuses "%s"',
    async (authorization) => {
      const response = await guarded.app.inject({
        url: '/metrics',
        ...(authorization !== undefined && { headers: { authorization } }),
      })
      expect(response.statusCode).toBe(401)
      expect(response.headers['www-authenticate']).toBe('Bearer')
      expect(response.json()).toEqual({
        success: false,
        message: 'This needs the token of METRICS_TOKEN.',
        code: 'request.metricsToken',
      })
    },
  )

  it('accepts the token from anywhere', async () => {
    const response = await guarded.app.inject({
      url: '/metrics',
      remoteAddress: '203.0.113.7',
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '198.51.100.1' },
    })
    expect(response.payload).toContain('process_resident_memory_bytes')
  })
})
