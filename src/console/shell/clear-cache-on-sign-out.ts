import { queryClient } from '../../client/query-client.ts'
import { currentUserKey, subscribeSession } from '../session/session-store.ts'
import { clearOverPage } from '../ui/dialogs/over-page.tsx'
import { withdrawOffer } from '../ui/toasts/toast-store.ts'

/**
 * Empties the cache of API responses whenever the user signs out or becomes another, and takes away what was offered over the
 * page, so that nobody sees what was another's. Returns the function that ends it.
 */
export const clearCacheOnSignOut = (): (() => void) => {
  let user = currentUserKey()
  const check = (): void => {
    if (currentUserKey() === user) return
    user = currentUserKey()
    queryClient.clear()
    clearOverPage()
    withdrawOffer()
  }
  const stop = subscribeSession(check)
  return () => {
    check()
    stop()
  }
}
