import { currentUserKey, subscribeSession } from '../../../session/session-store.ts'
import { createListeners } from '../../../ui/store.ts'

const queries = new Map<string, string>()
const listeners = createListeners()

/** The user of the stored URLs: searches are not shared between users. */
let owner = currentUserKey()

subscribeSession(() => {
  if (currentUserKey() === owner) return
  owner = currentUserKey()
  queries.clear()
  listeners.notify()
})

/** Stores a list's URL query, so that a form returns to the same page. */
export const rememberListUrl = (path: string, query: string): void => {
  if (queries.get(path) === query) return
  queries.set(path, query)
  listeners.notify()
}

/** Subscribes to changes of the stored URLs; for `useSyncExternalStore`. */
export const { subscribe: subscribeListUrls } = listeners

/** Whether an address of a list selects rows by more than their page and order. */
export const isFilteredUrl = (url: string): boolean => /[?&](?!page=|rows=|sort=|order=)./.test(url)

/** Address of a list as last seen. */
export const lastListUrl = (path: string): string => {
  const query = queries.get(path)
  return query ? `${path}?${query}` : path
}
