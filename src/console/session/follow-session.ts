import { clientSession, signedOut } from '../../client/client-session.ts'
import { isOpen } from '../../contract/conventions/session.ts'
import { fetchMe } from './api.ts'
import { sendSessionEnds } from './session-ends.ts'
import { enterAs, fail, getSession, leave, refreshSession } from './session-store.ts'
import { failRequests, signInAgain } from './sign-in-again.ts'
import { isForeignToken, isSameOwner, isTokenKey, readToken, tokenExpired } from './token.ts'
import { isUnsaved } from './unsaved.ts'
import { toSessionUser, userKeyOf } from './user.ts'
import { whenSlow } from './when-slow.ts'

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

/** Paths refused since the privileges last changed. */
const refused = new Set<string>()

let isDue = false
let refreshing: Promise<void> | null = null

const privilegesNow = (): string => {
  const session = getSession()
  return session.status === 'signed-in' ? [...session.privileges].join() : ''
}

const refreshPrivileges = async (): Promise<void> => {
  const before = privilegesNow()
  await refreshSession()
  if (privilegesNow() !== before) refused.clear()
}

/**
 * Fetches the user again if the API has refused a request since the last time; concurrent calls share one request. If
 * it takes too long, callers continue with the previous privileges.
 */
export const refreshAfterRefusal = async (): Promise<void> => {
  if (isDue)
    refreshing ??= refreshPrivileges().finally(() => {
      isDue = false
      refreshing = null
    })
  if (!refreshing) return
  const slow = Promise.withResolvers<void>()
  await Promise.race([whenSlow(refreshing, slow.resolve), slow.promise])
}

/**
 * Follows role changes during work: after a 403 response, fetches the user again and hides actions that are no longer
 * allowed. Waits for the next page while there is unsaved input, or while a bulk action runs, whose report would be
 * lost. Returns a function that stops.
 */
export const followRoleChanges = (): (() => void) => {
  clientSession.onForbidden = (url) => {
    // A repeated refusal is no new information about the role: an API may forbid a path that it does not have.
    const path = url.replace(/\?.*$/, '').replace(/\/\d+/g, '/0')
    if (refused.has(path)) return
    refused.add(path)
    isDue = true
    if (!isUnsaved()) void refreshAfterRefusal()
  }
  return () => {
    clientSession.onForbidden = signedOut.onForbidden
  }
}
