import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventStream } from '../../../src/server/presence/event-stream.ts'
import { createPresence } from '../../../src/server/presence/presence.ts'
import type { MessageBus } from '../../../src/server/store/message-bus.ts'
import type { Change } from '../../../src/server/store/record.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['signed out', async () => false],
  ['without a database', () => Promise.reject(new Error('away'))],
])('sends no queries for a user who has left, %s meanwhile', async (_state, response) => {
  const { promise: asked, resolve: go } = Promise.withResolvers<void>()
  const mayFollow = vi.fn(() => asked.then(response)).mockResolvedValueOnce(true)
  const presence = createPresence(null)
  const stream = eventStream({
    presence,
    resource: 'Dua',
    recordId: 7,
    person: { id: 1, name: 'Amina' },
    earlier: async () => [],
    age: 0,
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

it('finds changes made while the connection was lost, and reports them once', async () => {
  let began = (_missed: number): void => undefined
  let heard = (_text: string): void => undefined
  const bus: MessageBus = {
    send: () => undefined,
    listen: (hear, begin) => {
      heard = hear
      began = begin
      begin(0)
      return () => undefined
    },
  }
  const change = (id: number): Change => ({
    resource: 'Dua',
    id,
    count: 1,
    kind: 'UPDATE',
    by: 2,
    at: '2026-03-15T11:02:10.000Z',
  })
  const earlier = vi.fn(async (_age: number): Promise<readonly Change[]> => [change(7), change(8)])
  const dropFirst: number[] = []
  const stream = eventStream({
    presence: createPresence(bus),
    resource: 'Dua',
    recordId: null,
    person: { id: 1, name: 'Amina' },
    earlier,
    age: 0,
    mayFollow: async () => true,
    shown: async (changes) => {
      dropFirst.push(...changes.map(({ id }) => id ?? 0))
      return []
    },
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(earlier).not.toHaveBeenCalled()
  heard(JSON.stringify({ from: 'another', kind: 'changes', changes: [change(8)] }))
  began(3000)
  await vi.advanceTimersByTimeAsync(5000)
  expect(earlier.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(3000)
  expect(dropFirst).toEqual([7, 8])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(earlier).toHaveBeenCalledOnce()
  stream.destroy()
})
