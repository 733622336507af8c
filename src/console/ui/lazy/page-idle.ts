import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isNavigating } from '../page/navigating.ts'

/** The longest time, in milliseconds, that a slow response delays the rest of the page's code. */
const maxWait = 5000
const pollEvery = 50

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 })
    else setTimeout(resolve, 1)
  })

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pollEvery))

/** Resolves once the page shows its content: no pending requests, no navigation, and the browser is idle. */
export const whenPageIdle = async (queries: QueryClient): Promise<void> => {
  const deadline = performance.now() + maxWait
  await idle()
  while ((queries.isFetching() > 0 || isNavigating()) && performance.now() < deadline) await wait()
  // The last response still has to render.
  await idle()
}

/** Whether network and browser were idle once since the component is there. */
export const usePageIdle = (): boolean => {
  const queries = useQueryClient()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let isUnmounted = false
    void whenPageIdle(queries).then(() => {
      if (!isUnmounted) setIdle(true)
    })
    return () => {
      isUnmounted = true
    }
  }, [queries])
  return isIdle
}
