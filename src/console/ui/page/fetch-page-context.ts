import { createContext } from 'react'

/** The `handle` of a route that fetches its page's code ahead. */
export interface FetchedAhead {
  fetchAhead: () => Promise<unknown>
}

/** Fetches the code of the page at a path ahead; rejects if it cannot be loaded. */
export type FetchPage = (path: string) => Promise<void>

/** Provided by the app: a direct import would be circular, because routes import the pages. */
export const FetchPageContext = createContext<FetchPage>(async () => undefined)
