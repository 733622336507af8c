import { type NavigateOptions, type To, useNavigate } from 'react-router-dom'
import { useIsMounted } from '../hooks/use-is-mounted.ts'

/**
 * Leads elsewhere once something has ended that the page has begun. Whoever has left the page meanwhile is at something else
 * by then, and stays there.
 */
export const useNavigateWhileMounted = (): ((to: To, options?: NavigateOptions) => Promise<void>) => {
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  return async (to, options) => {
    if (isMounted.current) await navigate(to, options)
  }
}
