import { matchRoutes } from 'react-router-dom'
import { loadConsole } from './load-console.ts'
import type { FetchedAhead, FetchPage } from './ui/page/fetch-page-context.ts'

/** Fetches what the signed-in pages share, and what the one at a path shows first. */
export const fetchPage: FetchPage = async (path) => {
  const routes = await loadConsole()
  // The table of all operations; the sign-in page has no room for it.
  const { fetchClient } = await import('../client/call.ts')
  const place = matchRoutes(routes, path)?.at(-1)?.route.handle as Partial<FetchedAhead> | undefined
  await Promise.all([fetchClient(), place?.fetchAhead?.()])
}
