import { ApiError } from '../../client/api-error.ts'
import { isOpen } from '../../contract/conventions/session.ts'
import { createStore } from '../ui/store.ts'
import { fetchMe, requestToken } from './api.ts'
import { withdrawSecondStep } from './second-step.ts'
import { endAtApi, forgetKeptSession, sendSessionEndsFirst } from './session-ends.ts'
import { failRequests, resumeRequests } from './sign-in-again.ts'
import {
  clearToken,
  holdToken,
  isForeignToken,
  isRenewed,
  isReplaced,
  isSameOwner,
  readOwnToken,
  readToken,
  releaseToken,
  tokenExpired,
  writeToken,
} from './token.ts'
import {
  anybody,
  beginUserSignal,
  endUserSignal,
  mayEnter,
  privilegesOfUser,
  type SessionUser,
  toSessionUser,
  userKeyOf,
} from './user.ts'
import { whenSlow } from './when-slow.ts'

/**
 * `byUser`: the user has just signed out and needs no return address. `failed`: the API did not respond to the check of
 * the stored token; it can be tried again.
 */
export type Session =
  | { status: 'not-initialised'; failed: boolean }
  | { status: 'signed-out'; byUser: boolean }
  | { status: 'signed-in'; user: SessionUser; privileges: ReadonlySet<string> }

const store = createStore<Session>({ status: 'not-initialised', failed: false })
let starting: Promise<Session> | null = null

const set = (next: Session): Session => {
  store.set(next)
  return next
}

const enter = (user: SessionUser): Session => {
  beginUserSignal(userKeyOf(user))
  holdToken()
  const next = set({ status: 'signed-in', user, privileges: privilegesOfUser(user) })
  resumeRequests()
  withdrawSecondStep()
  return next
}

/**
 * Ends the session in this tab and removes its token, unless the stored token belongs to a user who signed in in
 * another tab.
 */
export const leave = (byUser: boolean, isTokenKept = false): Session => {
  endUserSignal()
  if (!isTokenKept) clearToken()
  releaseToken()
  const next = set({ status: 'signed-out', byUser })
  failRequests()
  withdrawSecondStep()
  return next
}

/** Signs in the user of an API response; signs out users without access to the console. */
export const enterAs = (response: unknown): Session => {
  const user = toSessionUser(response)
  return user && mayEnter(user) ? enter(user) : leave(false)
}

/** The current session, stable between notifications, and its subscription. */
export const { get: getSession, subscribe: subscribeSession } = store

/** The signed-in user's key in this browser ({@link userKeyOf}); null without one. */
export const currentUserKey = (): string | null => {
  const session = getSession()
  return session.status === 'signed-in' ? userKeyOf(session.user) : null
}

/**
 * Signs in with a typed token, or one of a session elsewhere; the API accepts or refuses it with
 * the first request. A different user over an open page signs out completely.
 */
export const enterWithToken = async (token: string): Promise<void> => {
  const key = currentUserKey()
  writeToken(token)
  const response = await fetchMe()
  const user = toSessionUser(response)
  if (key === null || (user && userKeyOf(user) === key)) enterAs(response)
  else {
    leave(true)
    endAtApi(token)
  }
}

/** Fetches the user of the stored token, which is renewed first if expired. Null for an invalid token. */
const fetchStoredUser = async (token: string): Promise<unknown> => {
  if (!tokenExpired(token)) return fetchMe()
  if (!isRenewed(token)) return null
  const { renewToken } = await import('./renew.ts')
  return (await renewToken(token)) ? fetchMe() : null
}

/** The check of the stored token failed: `loadSession` can try it again. */
export const fail = (): void => {
  starting = null
  set({ status: 'not-initialised', failed: true })
}

/** {@link fail} for the first check, unless another tab has signed a user in since. */
const failAtStart = (): void => {
  if (getSession().status === 'not-initialised') fail()
}

const checkToken = async (): Promise<Session> => {
  const token = readToken()
  if (!token) return isOpen ? enterAs(anybody) : leave(false)
  let response: unknown = null
  try {
    response = await fetchStoredUser(token)
  } catch (error) {
    // An error of a proxy or the network is independent of the token; a 401 in any shape is not.
    const { status, isOfApi } = error instanceof ApiError ? error : { status: 0, isOfApi: false }
    if (status !== 401 && !(isOfApi && [200, 403].includes(status))) {
      failAtStart()
      throw error
    }
  }
  // Another tab may have changed the session meanwhile: its stored token applies, and is kept.
  return readToken() === token || (response && isSameOwner(token)) ? enterAs(response) : checkToken()
}

/** The check with a timeout; a late response applies if nobody has signed in before. */
const checkInTime = (): Promise<Session> => {
  const slow = Promise.withResolvers<never>()
  const check = whenSlow(checkToken(), () => {
    failAtStart()
    slow.reject(new ApiError(0, ''))
  })
  return Promise.race([check, slow.promise])
}

/**
 * Checks the stored token once; later calls return the current state. Rejects with an `ApiError` if the API does not
 * respond in time, and can then be called again. Route loaders await it.
 */
export const loadSession = async (): Promise<Session> => {
  const session = getSession()
  if (session.status !== 'not-initialised') return session
  if (session.failed && !starting) set({ status: 'not-initialised', failed: false })
  starting ??= checkInTime()
  await starting
  return getSession()
}

/**
 * Signs in. Returns false, and stores nothing, if the account has no access to the console, or if another tab signed a
 * user in before the response. Signing in as a different user over an open page signs out completely. `onMessage` gets
 * the API's message, for example after a temporary password. Rejects with an `ApiError` for wrong credentials.
 */
export const signIn = async (
  email: string,
  password: string,
  onMessage: (message: string) => void = () => undefined,
): Promise<boolean> => {
  const [before, key, stored] = [getSession(), currentUserKey(), readToken()]
  await sendSessionEndsFirst()
  const { accessToken, user: sent, message } = await requestToken(email, password)
  const now = currentUserKey()
  // A sign-in in another tab may not have arrived here yet.
  if ((now !== null && now !== key) || isReplaced(stored)) {
    endAtApi(accessToken)
    return false
  }
  writeToken(accessToken)
  forgetKeptSession()
  try {
    const user = toSessionUser(sent) ?? toSessionUser(await fetchMe())
    const other = before.status === 'signed-in' && user?.email !== before.user.email
    if (!user || !mayEnter(user) || other) {
      leave(other)
      endAtApi(accessToken)
      return false
    }
    enter(user)
    if (message !== '') onMessage(message)
    return true
  } catch (error) {
    clearToken()
    endAtApi(accessToken)
    throw error
  }
}

/** Signs out here at once, in all other tabs of this user through local storage, and at the API. */
export const signOut = (): void => {
  const token = readOwnToken()
  leave(true, isForeignToken())
  endAtApi(token)
}

/** Called by the sign-in page: from now on, sign-in returns to the requested page again. */
export const resetSignedOutByUser = (): void => {
  const session = getSession()
  if (session.status === 'signed-out' && session.byUser) set({ status: 'signed-out', byUser: false })
}

/**
 * Fetches the user again after a change. If the request fails, applies the `stored` properties to the present user
 * instead: the change itself succeeded.
 */
export const refreshSession = async (stored: Partial<SessionUser> = {}): Promise<void> => {
  const [token, key] = [readToken(), currentUserKey()]
  const [asked] = await Promise.allSettled([fetchMe()])
  // Users who have left meanwhile stay signed out, and no other user is shown.
  if (token === null || !isSameOwner(token) || currentUserKey() !== key) return
  const session = getSession()
  if (asked.status === 'fulfilled') enterAs(asked.value)
  else if (session.status === 'signed-in') set({ ...session, user: { ...session.user, ...stored } })
}
