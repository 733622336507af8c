import { fetchMe } from '../api.ts'
import { tellEnds } from '../session-ends.ts'
import { enterAs, fail, getSession, leave } from '../session-store.ts'
import { failRequests, signInAgain } from '../sign-in-again.ts'
import { isForeignToken, isSameOwner, isTokenKey, readToken, tokenExpired } from '../token.ts'
import { isUnsaved } from '../unsaved.ts'
import { toSessionUser, userKeyOf } from '../user.ts'
import { whenSlow } from '../when-slow.ts'

const follow = async (): Promise<void> => {
  const token = readToken()
  if (!token) {
    if (getSession().status !== 'signed-in') return
    if (isUnsaved()) await signInAgain()
    else leave(true)
    return
  }
  if (tokenExpired(token)) return
  const before = getSession()
  // Nothing can be done here in the name of who was there before; who it is now is asked again.
  const failForeign = (): void => {
    if (isForeignToken()) fail()
  }
  const answer = await whenSlow(fetchMe(), failForeign).catch((error: unknown) => {
    failForeign()
    throw error
  })
  // What another tab has done since is followed on its own, and may have been answered before.
  if (!isSameOwner(token)) return
  const user = toSessionUser(answer)
  // What one user asked for is not asked for again in another's name.
  if (before.status === 'signed-in' && user && userKeyOf(user) !== userKeyOf(before.user)) failRequests()
  enterAs(answer)
}

/**
 * Follows sign-in and sign-out of other tabs, also of the time in which the page was kept for going back to; a tab that
 * holds something unsaved asks to sign in again over it instead of losing it. Returns the function that ends it.
 */
export const followOtherTabs = (): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    if (event.storageArea !== localStorage || !isTokenKey(event.key)) return
    follow().catch(() => undefined)
  }
  // A page that the browser has kept and shows again has heard of nothing meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) follow().catch(() => undefined)
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  window.addEventListener('online', tellEnds)
  void tellEnds()
  // Another tab may have been quicker than this one was with its first page.
  const { status } = getSession()
  const isOther = (status === 'signed-in') !== (readToken() !== null) || isForeignToken()
  if (status !== 'not-initialised' && isOther) follow().catch(() => undefined)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
    window.removeEventListener('online', tellEnds)
  }
}
