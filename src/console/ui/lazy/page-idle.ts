import type { QueryClient } from '@tanstack/react-query'
import { isNavigating } from '../page/navigating.ts'

/** Longest time, in milliseconds, for which a slow answer of the API keeps the rest of the page's code waiting. */
const maxWait = 5000
const pollEvery = 50

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 })
    else setTimeout(resolve, 1)
  })

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pollEvery))

/**
 * Resolves once the page shows what it was opened for: no answer of the API is awaited, nobody is on the way to another
 * page, and the browser is idle.
 */
export const whenPageIdle = async (queries: QueryClient): Promise<void> => {
  const deadline = performance.now() + maxWait
  await idle()
  while ((queries.isFetching() > 0 || isNavigating()) && performance.now() < deadline) await wait()
  // The last answer still has to be drawn.
  await idle()
}
