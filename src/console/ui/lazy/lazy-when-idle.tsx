import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { whenPageIdle } from './page-idle.ts'

/** A part of the page whose code is fetched on its own: once, when it is first needed, and again after a failure. */
export interface LazyPart<Part> {
  /** The part once its code has arrived, else null. */
  loaded: () => Part | null
  fetch: () => Promise<Part>
}

/** Splits a part of the page off; `load` imports it. */
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
 * A part: `loaded` once it has arrived, null before and as long as it cannot be fetched. It is fetched when network and
 * browser are idle, or at once when it is `needed`. `retry` is there when it was needed and could not be fetched; it
 * resolves when it has come, or failed again.
 */
export const usePart = <Part,>(
  part: LazyPart<Part>,
  needed: boolean,
): { loaded: Part | null; retry: (() => Promise<void>) | null } => {
  const queries = useQueryClient()
  // In an object: a component is a function, which `useState` would call to make the state.
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

/** The part of {@link usePart} alone, for a page that stays usable without it, in a simpler form. */
export const useLazyPart = <Part,>(part: LazyPart<Part>, needed = false): Part | null =>
  usePart(part, needed).loaded

/** A component whose code is fetched when the page is idle; until then `Placeholder` keeps its place, with the same properties. */
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
