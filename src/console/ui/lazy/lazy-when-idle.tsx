import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
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

/** A separately loaded part of the page: loaded once on first use, and again after a failure. */
export interface LazyPart<Part> {
  /** The part once its code has loaded, else null. */
  loaded: () => Part | null
  fetch: () => Promise<Part>
}

/** Creates a part of the page that `load` imports. */
export const lazyPart = <Part,>(load: () => Promise<Part>): LazyPart<Part> => {
  let part: Part | null = null
  let loading: Promise<Part> | null = null
  return {
    loaded: () => part,
    fetch: () => {
      loading ??= load().then(
        (arrived) => {
          part = arrived
          return arrived
        },
        (error: unknown) => {
          loading = null
          throw error
        },
      )
      return loading
    },
  }
}

/**
 * A part: `loaded` once available, null before and after a failure. Loads when network and browser are idle, or at once
 * if `needed`. `retry` is set when a needed part failed to load; it resolves after another success or failure.
 */
export const usePart = <Part,>(
  part: LazyPart<Part>,
  needed: boolean,
): { loaded: Part | null; retry: (() => Promise<void>) | null } => {
  const queries = useQueryClient()
  // Wrapped in an object, because `useState` would call a component as an initializer.
  const [{ loaded }, setLoaded] = useState(() => ({ loaded: part.loaded() }))
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (loaded !== null) return
    let unmounted = false
    const show = (arrived: Part): void => {
      if (!unmounted) setLoaded({ loaded: arrived })
    }
    setFailed(false)
    const moment = needed ? Promise.resolve() : whenPageIdle(queries)
    moment.then(part.fetch).then(show, () => {
      if (!unmounted) setFailed(needed)
    })
    return () => {
      unmounted = true
    }
  }, [part, loaded, needed, queries])
  const retry = async (): Promise<void> => {
    const arrived = await part.fetch().catch(() => null)
    if (arrived !== null) setLoaded({ loaded: arrived })
  }
  return { loaded, retry: hasFailed ? retry : null }
}

/** The part of {@link usePart}, for a page with a simpler form without it. */
export const useLazyPart = <Part,>(part: LazyPart<Part>, needed = false): Part | null =>
  usePart(part, needed).loaded

/** A component that loads when the page is idle; until then `Placeholder` renders with the same props. */
export const lazyWhenIdle = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props>,
): ComponentType<Props> => {
  const part = lazyPart(load)
  return (props) => {
    const Part = useLazyPart(part) ?? Placeholder
    return <Part {...props} />
  }
}
