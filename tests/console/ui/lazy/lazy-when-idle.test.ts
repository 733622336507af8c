import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenPageIdle } from '../../../../src/console/ui/lazy/lazy-when-idle.tsx'
import { noteNavigating } from '../../../../src/console/ui/page/navigating.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  noteNavigating(false)
})

/** Whether the callback has run after the page's timers advanced. */
const hasHappened = async (promise: Promise<unknown>): Promise<boolean> => {
  let happened = false
  void promise.then(() => {
    happened = true
  })
  await vi.advanceTimersByTimeAsync(1000)
  return happened
}

it('prepares nothing for a page that the user is leaving', async () => {
  noteNavigating(true)
  const idle = whenPageIdle(new QueryClient())
  expect(await hasHappened(idle)).toBe(false)
  noteNavigating(false)
  expect(await hasHappened(idle)).toBe(true)
})

it('waits for the responses that the page shows', async () => {
  const queries = new QueryClient()
  const response = Promise.withResolvers<string>()
  const query = queries.fetchQuery({ queryKey: ['rows'], queryFn: () => response.promise })
  const idle = whenPageIdle(queries)
  expect(await hasHappened(idle)).toBe(false)
  response.resolve('rows')
  await query
  expect(await hasHappened(idle)).toBe(true)
})
