import { isOpen } from '../../../contract/conventions/session.ts'
import { fetchMe } from '../api.ts'
import { sendSessionEnds } from '../session-ends.ts'
import { enterAs, fail, getSession, leave } from '../session-store.ts'
import { failRequests, signInAgain } from '../sign-in-again.ts'
import { isForeignToken, isSameOwner, isTokenKey, readToken, tokenExpired } from '../token.ts'
import { isUnsaved } from '../unsaved.ts'
import { toSessionUser, userKeyOf } from '../user.ts'
import { whenSlow } from '../when-slow.ts'

const follow = async (): Promise<void> => {
  const token = readToken()
  if (!token) {
    if (isOpen || getSession().status !== 'signed-in') return
    if (isUnsaved()) await signInAgain()
    else leave(true)
    return
  }
  if (tokenExpired(token)) return
  const before = getSession()
  // Fails requests of the previous user and checks the present one.
  const failForeign = (): void => {
    if (isForeignToken()) fail()
  }
  const response = await whenSlow(fetchMe(), failForeign).catch((error: unknown) => {
    failForeign()
    throw error
  })
  // Other tabs may have signed in or out since; that change is handled separately.
  if (!isSameOwner(token)) return
  const user = toSessionUser(response)
  // A request of one user is not repeated in another user's name.
  if (before.status === 'signed-in' && user && userKeyOf(user) !== userKeyOf(before.user)) failRequests()
  enterAs(response)
}

/**
 * Follows sign-in and sign-out in other tabs, also for the time a page spent in the back/forward cache. A tab with
 * unsaved input shows sign-in over the page to keep it. Returns a function that stops.
 */
export const followOtherTabs = (): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    if (event.storageArea !== localStorage || !isTokenKey(event.key)) return
    follow().catch(() => undefined)
  }
  // A page in the back/forward cache receives no events.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) follow().catch(() => undefined)
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  window.addEventListener('online', sendSessionEnds)
  void sendSessionEnds()
  // Another tab may have changed the session before this one's first page loaded.
  const { status } = getSession()
  const isOther = (status === 'signed-in') !== (readToken() !== null) || isForeignToken()
  if (status !== 'not-initialised' && isOther) follow().catch(() => undefined)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
    window.removeEventListener('online', sendSessionEnds)
  }
}
