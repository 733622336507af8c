import { use, useEffect } from 'react'
import { FetchPageContext } from '../../ui/page/fetch-page-context.ts'

/** Delay in milliseconds before anything but the form is fetched. */
const delay = 1500

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 })
  else work()
}

/**
 * Prefetches the page after sign-in while the form is filled in, so that only the response to the sign-in is waited
 * for.
 */
export const usePageAhead = (path: string): void => {
  const fetchPage = use(FetchPageContext)
  useEffect(() => {
    // The page itself reports the failure when opened.
    const timer = setTimeout(() => whenIdle(() => fetchPage(path).catch(() => undefined)), delay)
    return () => clearTimeout(timer)
  }, [fetchPage, path])
}
