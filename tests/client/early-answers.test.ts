// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeEarlyAnswer } from '../../src/client/early-answers.ts'

const answer = Promise.resolve(new Response())

beforeEach(() => {
  vi.stubGlobal('window', { earlyAnswers: { token: 'mine', byUrl: { '/api/me': answer } } })
  vi.spyOn(performance, 'now').mockReturnValue(100)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('is taken once', () => {
  expect(takeEarlyAnswer('/api/me', 'mine')).toBe(answer)
  expect(takeEarlyAnswer('/api/me', 'mine')).toBeUndefined()
})

it('is nobody else’s, nor that of another address', () => {
  expect(takeEarlyAnswer('/api/me', 'another')).toBeUndefined()
  expect(takeEarlyAnswer('/api/me', null)).toBeUndefined()
  expect(takeEarlyAnswer('/api/dua', 'mine')).toBeUndefined()
  expect(takeEarlyAnswer('constructor', 'mine')).toBeUndefined()
})

it('is not taken when the page has been open for long', () => {
  vi.mocked(performance.now).mockReturnValue(60_000)
  expect(takeEarlyAnswer('/api/me', 'mine')).toBeUndefined()
})
