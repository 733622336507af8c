import { use, useEffect } from 'react'
import { FetchPageContext } from '../../ui/page/fetch-page-context.ts'

/** Time the form has to itself, in milliseconds, before anything else is fetched. */
const delay = 1500

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 })
  else work()
}

/**
 * Fetches the page that sign-in leads to while the form is being filled in: then the answer to it is all that is waited
 * for.
 */
export const usePageAhead = (path: string): void => {
  const fetchPage = use(FetchPageContext)
  useEffect(() => {
    // Whoever goes there asks again and hears of a failure.
    const timer = setTimeout(() => whenIdle(() => fetchPage(path).catch(() => undefined)), delay)
    return () => clearTimeout(timer)
  }, [fetchPage, path])
}
