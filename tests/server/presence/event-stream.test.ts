import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Change } from '../../../src/server/presence/change.ts'
import { eventStream } from '../../../src/server/presence/event-stream.ts'
import { createPresence } from '../../../src/server/presence/presence.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['signed out', async () => false],
  ['without a database', () => Promise.reject(new Error('away'))],
])('asks nothing more about whoever has left, %s meanwhile', async (_state, answer) => {
  const { promise: asked, resolve: go } = Promise.withResolvers<void>()
  const mayFollow = vi.fn(() => asked.then(answer)).mockResolvedValueOnce(true)
  const presence = createPresence(null)
  const stream = eventStream({
    presence,
    resource: 'Dua',
    recordId: 7,
    person: { id: 1, name: 'Amina' },
    earlier: [],
    mayFollow,
    shown: async () => [],
  })
  const change = { resource: 'Dua', id: 7, count: 1, kind: 'UPDATE', by: 2, at: '2026-03-15T11:02:10.000Z' }
  await vi.advanceTimersByTimeAsync(2000)
  expect(mayFollow).toHaveBeenCalledTimes(2)
  presence.written([change as Change])
  const closed = new Promise((resolve) => stream.once('close', resolve))
  stream.destroy()
  await closed
  go()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(mayFollow).toHaveBeenCalledTimes(2)
})
