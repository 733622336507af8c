import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { whenPageIdle } from '../../../../src/console/ui/lazy/page-idle.ts'
import { noteNavigating } from '../../../../src/console/ui/page/navigating.ts'

afterEach(() => noteNavigating(false))

/** Whether something has happened within so many turns of the page's timers. */
const happensWithin = async (promise: Promise<unknown>, milliseconds: number): Promise<boolean> =>
  Promise.race([
    promise.then(() => true),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds)),
  ])

it('does nothing ahead for a page that its user is leaving', async () => {
  noteNavigating(true)
  const idle = whenPageIdle(new QueryClient())
  expect(await happensWithin(idle, 150)).toBe(false)
  noteNavigating(false)
  expect(await happensWithin(idle, 5000)).toBe(true)
})

it('waits for the answers that the page shows', async () => {
  const queries = new QueryClient()
  let answer = (_: string): void => undefined
  const query = queries.fetchQuery({
    queryKey: ['rows'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  })
  const idle = whenPageIdle(queries)
  expect(await happensWithin(idle, 150)).toBe(false)
  answer('rows')
  await query
  expect(await happensWithin(idle, 5000)).toBe(true)
})
