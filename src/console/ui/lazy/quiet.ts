import { queryClient } from '../../../client/query-client.ts'

/** Longest time, in milliseconds, for which a slow answer of the API keeps the rest of the page's code waiting. */
const patience = 5000
const pause = 50

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 })
    else setTimeout(resolve, 1)
  })

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pause))

/** Resolves once the page shows what it was opened for: no answer of the API is awaited and the browser is idle. */
export const whenQuiet = async (): Promise<void> => {
  const deadline = performance.now() + patience
  await idle()
  while (queryClient.isFetching() > 0 && performance.now() < deadline) await wait()
  // The last answer still has to be drawn.
  await idle()
}
