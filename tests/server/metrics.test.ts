import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../support/test-api.ts'

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
