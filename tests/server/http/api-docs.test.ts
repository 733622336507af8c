import { afterAll, beforeAll, expect, it } from 'vitest'
import { readContractFile } from '../../../scripts/shared/contract.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.end())

it('shows the contract as a page whose parts all come from here', async () => {
  const page = await api.app.inject({ url: '/api-docs', headers: { accept: 'text/html' } })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('<title>Foundation console API</title>')
  const parts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '')
  expect(parts.some((part) => part.endsWith('.js'))).toBe(true)
  for (const part of parts) expect([part, (await api.app.inject(part)).statusCode]).toEqual([part, 200])
  expect(page.body).not.toMatch(/<script>|style="/)
})

it('hands out the contract itself', async () => {
  const { statusCode, body } = await api.app.inject('/api-docs/json')
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toEqual(await readContractFile())
})
