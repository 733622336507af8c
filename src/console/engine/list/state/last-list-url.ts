import { currentUserKey, subscribeSession } from '../../../session/session-store.ts'
import { createListeners } from '../../../ui/store.ts'

const queries = new Map<string, string>()
const listeners = createListeners()

/** Who has looked for it: nobody begins with what another searched. */
let owner = currentUserKey()

subscribeSession(() => {
  if (currentUserKey() === owner) return
  owner = currentUserKey()
  queries.clear()
  listeners.tell()
})

/** Remembers a list's URL query, so that a form returns to the page it was opened from. */
export const rememberListUrl = (path: string, query: string): void => {
  if (queries.get(path) === query) return
  queries.set(path, query)
  listeners.tell()
}

/** Tells whenever a list is seen otherwise than before; for `useSyncExternalStore`. */
export const { subscribe: subscribeListUrls } = listeners

/** Address of a list as it was last seen. */
export const lastListUrl = (path: string): string => {
  const query = queries.get(path)
  return query ? `${path}?${query}` : path
}
