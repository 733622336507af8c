import { createContext, type ReactNode, use, useCallback, useMemo } from 'react'
import {
  matchRoutes,
  type NavigateFunction,
  type NavigateOptions,
  type To,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { useIsMounted } from '../hooks/use-is-mounted.ts'

const NavigateContext = createContext<NavigateFunction>(() => {
  throw new Error('There is no frame around the page')
})

/** Provides navigation for `useGo` and `useSearch`. */
export const Navigating = ({ children }: { children: ReactNode }) => (
  <NavigateContext value={useNavigate()}>{children}</NavigateContext>
)

/** Navigates within the console. Unlike the router's hook, it causes no renders during navigations. */
export const useGo = (): NavigateFunction => use(NavigateContext)

type Change = (current: URLSearchParams) => URLSearchParams

/** The query of the address and its setter; `replace` adds no history entry. */
export const useSearch = () => {
  const go = useGo()
  const { search, pathname } = useLocation()
  const current = useMemo(() => new URLSearchParams(search), [search])
  const change = useCallback(
    (changed: Change, options: { replace?: boolean; preventScrollReset?: boolean } = {}): void => {
      void go({ pathname, search: changed(new URLSearchParams(search)).toString() }, options)
    },
    [go, pathname, search],
  )
  return [current, change] as const
}

/** Navigates after an operation of the page. Does nothing if the user has left the page meanwhile. */
export const useNavigateWhileMounted = (): ((to: To, options?: NavigateOptions) => Promise<void>) => {
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  return async (to, options) => {
    if (isMounted.current) await navigate(to, options)
  }
}

type Parameters = Readonly<Record<string, string | undefined>>

/**
 * A value as a segment of a route. The router reads `%2F` as a slash even in a decoded value, so that percent signs are
 * encoded twice; {@link routeValues} decodes them.
 */
export const routeSegment = (value: unknown): string =>
  encodeURIComponent(String(value).replaceAll('%', '%25'))

/** The values in a route, from the parameters that the router has read. */
export const routeValues = (parameters: Parameters): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, value?.replaceAll('%25', '%')]))

/** The values in an address that fits one of these routes; undefined if none does. */
export const readRoute = (
  routes: readonly string[],
  pathname: string,
): Record<string, string | undefined> | undefined => {
  const [match] =
    matchRoutes(
      routes.map((path) => ({ path })),
      pathname,
    ) ?? []
  return match && routeValues(match.params)
}
