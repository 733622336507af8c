import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Follower } from '../../../src/server/presence/followers.ts'
import { createPresence } from '../../../src/server/presence/presence.ts'
import type { MessageBus } from '../../../src/server/store/message-bus.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Delivers every message to all except those that are cut off. */
const wire = () => {
  const hearing = new Map<string, (text: string) => void>()
  const cut = new Set<string>()
  const bus = (name: string): MessageBus => ({
    send: (text) => {
      if (cut.has(name)) return
      for (const [other, heard] of hearing) if (!cut.has(other)) heard(text)
    },
    listen: (heard, began) => {
      hearing.set(name, heard)
      began(0)
      return () => hearing.delete(name)
    },
  })
  return { bus, cut }
}

const follower = (id: number, name: string): Follower => ({
  resource: 'Dua',
  recordId: 7,
  person: { id, name },
  usersChanged: () => undefined,
  changed: () => undefined,
  missed: () => undefined,
  end: () => undefined,
})
const nobody = { id: 0, name: '' }

it('forgets users of a killed process, and restores them after a lost connection', () => {
  const { bus, cut } = wire()
  const [one, other] = [createPresence(bus('one')), createPresence(bus('other'))]
  one.follow(follower(1, 'Amina'))
  other.follow(follower(2, 'Layla'))
  const seen = (): string[] => one.othersAt('Dua', 7, { id: 1, name: '' }).map(({ name }) => name)
  expect(seen()).toEqual(['Layla'])
  vi.advanceTimersByTime(60_000)
  expect(seen()).toEqual(['Layla'])
  cut.add('other')
  vi.advanceTimersByTime(10_000)
  expect(seen()).toEqual([])
  cut.delete('other')
  vi.advanceTimersByTime(3000)
  expect(seen()).toEqual(['Layla'])
})

it('keeps users present who return within two seconds', () => {
  const presence = createPresence(null)
  const moved = vi.fn()
  presence.follow({ ...follower(1, 'Amina'), usersChanged: moved })
  const leave = presence.follow(follower(2, 'Layla'))
  moved.mockClear()
  leave()
  vi.advanceTimersByTime(1500)
  const leaveAgain = presence.follow(follower(2, 'Layla'))
  vi.advanceTimersByTime(5000)
  expect(moved).not.toHaveBeenCalled()
  leaveAgain()
  vi.advanceTimersByTime(2500)
  expect(moved).toHaveBeenCalledOnce()
  expect(presence.othersAt('Dua', 7, nobody).map(({ name }) => name)).toEqual(['Amina'])
})

it('splits many changes of one transaction into messages that fit', () => {
  const { bus } = wire()
  const sizes: number[] = []
  const measured: MessageBus = {
    ...bus('one'),
    send: (text) => sizes.push(Buffer.byteLength(text)) && bus('one').send(text),
  }
  const one = createPresence(measured)
  const other = createPresence(bus('other'))
  const changed = vi.fn()
  other.follow({ ...follower(1, 'Amina'), recordId: null, changed })
  const at = new Date().toISOString()
  one.written(
    Array.from({ length: 1000 }, (_, index) => ({
      resource: 'Dua',
      id: 9_000_000_000 + index,
      count: 1,
      kind: 'UPDATE',
      by: 9_000_000_000,
      at,
    })),
  )
  vi.advanceTimersByTime(100)
  expect(changed).toHaveBeenCalledTimes(1000)
  expect(Math.max(...sizes)).toBeLessThan(8000)
})
