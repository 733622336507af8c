import { createContext } from 'react'

/** What a route may say of itself (its `handle`): fetches the code that its page shows first. */
export interface FetchedAhead {
  fetchAhead: () => Promise<unknown>
}

/** How to fetch the code of the page at a path ahead; rejects when that cannot be fetched. */
export type FetchPage = (path: string) => Promise<void>

/** Given by the app: the routes themselves import the pages that ask for it. */
export const FetchPageContext = createContext<FetchPage>(async () => undefined)
