// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeEarlyResponse } from '../../src/client/early-responses.ts'

const response = Promise.resolve(new Response())

beforeEach(() => {
  vi.stubGlobal('window', { earlyResponses: { token: 'mine', byUrl: { '/api/me': response } } })
  vi.spyOn(performance, 'now').mockReturnValue(100)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('is taken once', () => {
  expect(takeEarlyResponse('/api/me', 'mine')).toBe(response)
  expect(takeEarlyResponse('/api/me', 'mine')).toBeUndefined()
})

it('belongs to one user and one address', () => {
  expect(takeEarlyResponse('/api/me', 'another')).toBeUndefined()
  expect(takeEarlyResponse('/api/me', null)).toBeUndefined()
  expect(takeEarlyResponse('/api/dua', 'mine')).toBeUndefined()
  expect(takeEarlyResponse('constructor', 'mine')).toBeUndefined()
})

it('is not taken when the page has been open for long', () => {
  vi.mocked(performance.now).mockReturnValue(60_000)
  expect(takeEarlyResponse('/api/me', 'mine')).toBeUndefined()
})
