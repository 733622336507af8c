import { queryClient } from '../../client/query-client.ts'
import { getSession, subscribeSession } from '../session/session-store.ts'
import { clearOverPage } from '../ui/dialogs/over-page.tsx'
import { withdrawOffer } from '../ui/toasts/toast-store.ts'

const currentUser = (): string | null => {
  const session = getSession()
  return session.status === 'signed-in' ? session.user.email : null
}

/**
 * Empties the cache of API answers whenever the user signs out or becomes another, and takes away what was offered over the
 * page, so that nobody sees what was another's. Answers the function that ends it.
 */
export const clearCacheOnSignOut = (): (() => void) => {
  let user = currentUser()
  const check = (): void => {
    if (currentUser() === user) return
    user = currentUser()
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
