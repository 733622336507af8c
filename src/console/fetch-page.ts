import { matchRoutes } from 'react-router-dom'
import { loadConsole } from './load-console.ts'
import type { FetchedAhead, FetchPage } from './ui/page/fetch-page-context.ts'

/** Fetches the code that all signed-in pages share, and what the page at a path shows first. */
export const fetchPage: FetchPage = async (path) => {
  const { createRoutes, modulePagesAt } = await loadConsole()
  const match = matchRoutes(createRoutes(modulePagesAt(path)), path)?.at(-1)
  const place = match?.route.handle as Partial<FetchedAhead> | undefined
  await place?.fetchAhead?.()
}
