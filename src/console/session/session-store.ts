import { ApiError } from '../../client/api-error.ts'
import { createStore } from '../ui/store.ts'
import { fetchMe, requestToken } from './api.ts'
import { withdrawSecondStep } from './second-step.ts'
import { endAtApi, forgetKeptSession, tellEndsFirst } from './session-ends.ts'
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
import { mayEnter, privilegesOfUser, type SessionUser, toSessionUser, userKeyOf } from './user.ts'
import { beginUserSignal, endUserSignal } from './user-signal.ts'
import { whenSlow } from './when-slow.ts'

/**
 * `byUser`: the user has just signed out and wants to go nowhere. `failed`: the stored token could not be checked because
 * the API did not answer; the check may be tried again.
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

/** Ends the session in this tab, and forgets its token, unless that is one of who has taken the place in another tab. */
export const leave = (byUser: boolean, isTokenKept = false): Session => {
  endUserSignal()
  if (!isTokenKept) clearToken()
  releaseToken()
  const next = set({ status: 'signed-out', byUser })
  failRequests()
  withdrawSecondStep()
  return next
}

/** Enters as the user that the API has answered; leaves where that may not enter the console. */
export const enterAs = (answer: unknown): Session => {
  const user = toSessionUser(answer)
  return user && mayEnter(user) ? enter(user) : leave(false)
}

/** The current state, for use anywhere, unchanged between two notifications; and how to follow it. */
export const { get: getSession, subscribe: subscribeSession } = store

/** By what the signed-in user is known in this browser ({@link userKeyOf}); null where nobody is signed in. */
export const currentUserKey = (): string | null => {
  const session = getSession()
  return session.status === 'signed-in' ? userKeyOf(session.user) : null
}

/** Who the stored token belongs to, which is renewed first where it has run out. Null when it does not count. */
const fetchStoredUser = async (token: string): Promise<unknown> => {
  if (!tokenExpired(token)) return fetchMe()
  if (!isRenewed(token)) return null
  const { renewToken } = await import('./renewal/renew.ts')
  return (await renewToken(token)) ? fetchMe() : null
}

/** The stored token could not be checked: `loadSession` may try it again. */
export const fail = (): void => {
  starting = null
  set({ status: 'not-initialised', failed: true })
}

/** The same of the first check, unless another tab has led to who is here since. */
const failAtStart = (): void => {
  if (getSession().status === 'not-initialised') fail()
}

const checkToken = async (): Promise<Session> => {
  const token = readToken()
  if (!token) return leave(false)
  let answer: unknown = null
  try {
    answer = await fetchStoredUser(token)
  } catch (error) {
    // What a proxy or a network says for the API is no word about the token.
    if (!(error instanceof ApiError && error.isOfApi && [200, 401, 403].includes(error.status))) {
      failAtStart()
      throw error
    }
  }
  // Another tab may have signed somebody in or out meanwhile: what it has stored counts, and is not forgotten.
  return readToken() === token || (answer && isSameOwner(token)) ? enterAs(answer) : checkToken()
}

/** The check, for as long as somebody waits for it: a late answer counts where nobody has entered before. */
const checkInTime = (): Promise<Session> => {
  const slow = Promise.withResolvers<never>()
  const check = whenSlow(checkToken(), () => {
    failAtStart()
    slow.reject(new ApiError(0, ''))
  })
  return Promise.race([check, slow.promise])
}

/**
 * Checks the stored token, once; later calls answer the state of the day. Rejects with an `ApiError` when the API does
 * not answer, or not in time, and can then be called again. Route loaders await it.
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
 * Signs in. Returns false when the account may not enter the console, or another tab has signed somebody in before the
 * answer came: then nothing is kept and nothing is said. Signing in as somebody else over the screen of a signed-in user
 * signs out altogether. `onMessage` is told what the API has to say, as after a temporary password. Rejects with an
 * `ApiError` for wrong credentials.
 */
export const signIn = async (
  email: string,
  password: string,
  onMessage: (message: string) => void = () => undefined,
): Promise<boolean> => {
  const [before, key, stored] = [getSession(), currentUserKey(), readToken()]
  await tellEndsFirst()
  const { accessToken, user: answered, message } = await requestToken(email, password)
  const now = currentUserKey()
  // Who has just signed in in another tab may not have been followed here yet.
  if ((now !== null && now !== key) || isReplaced(stored)) {
    endAtApi(accessToken)
    return false
  }
  writeToken(accessToken)
  forgetKeptSession()
  try {
    const user = toSessionUser(answered) ?? toSessionUser(await fetchMe())
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

/** Signs out here at once, through local storage in every other tab of this user, and at the API. */
export const signOut = (): void => {
  const token = readOwnToken()
  leave(true, isForeignToken())
  endAtApi(token)
}

/** To be called by the sign-in page: from now on, who opens a page is led back to it after signing in. */
export const resetSignedOutByUser = (): void => {
  const session = getSession()
  if (session.status === 'signed-out' && session.byUser) set({ status: 'signed-out', byUser: false })
}

/**
 * Reads the user anew, after a change that the API has stored. Where it cannot be asked, the user is shown as before, but
 * for what was `stored`: that is no failure of the change.
 */
export const refreshSession = async (stored: Partial<SessionUser> = {}): Promise<void> => {
  const [token, key] = [readToken(), currentUserKey()]
  const [asked] = await Promise.allSettled([fetchMe()])
  // Who has left meanwhile is not brought back, and nobody is shown as another.
  if (token === null || !isSameOwner(token) || currentUserKey() !== key) return
  const session = getSession()
  if (asked.status === 'fulfilled') enterAs(asked.value)
  else if (session.status === 'signed-in') set({ ...session, user: { ...session.user, ...stored } })
}
