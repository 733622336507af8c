import { type NavigateOptions, type To, useNavigate } from 'react-router-dom'
import { useIsMounted } from '../hooks/use-is-mounted.ts'

/** Navigates after an operation of the page. Does nothing if the user has left the page meanwhile. */
export const useNavigateWhileMounted = (): ((to: To, options?: NavigateOptions) => Promise<void>) => {
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  return async (to, options) => {
    if (isMounted.current) await navigate(to, options)
  }
}
