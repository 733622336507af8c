import { createContext, type ReactNode, use, useCallback, useMemo } from 'react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'

const NavigateContext = createContext<NavigateFunction>(() => {
  throw new Error('There is no frame around the page')
})

/** Gives what is within it the way elsewhere, for `useGo` and `useSearch`. */
export const Navigating = ({ children }: { children: ReactNode }) => (
  <NavigateContext value={useNavigate()}>{children}</NavigateContext>
)

/**
 * Leads elsewhere within the console. Unlike the router's own, whoever uses it is not drawn again at each step of every
 * navigation.
 */
export const useGo = (): NavigateFunction => use(NavigateContext)

type Change = (current: URLSearchParams) => URLSearchParams

/** The query of the address, and how to change it; `replace` leaves no entry in the history. */
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
