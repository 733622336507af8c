import { queryClient } from '../../client/query-client.ts'
import { currentUserKey, subscribeSession } from '../session/session-store.ts'
import { clearOverPage } from '../ui/dialogs/over-page.tsx'
import { withdrawOffer } from '../ui/toasts/toast-store.ts'

/**
 * Clears the response cache and the offers over the page when the user signs out or changes, so that no user sees
 * another's data. Returns a function that stops.
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
