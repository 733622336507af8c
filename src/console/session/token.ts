import { tokenClaims } from '../../contract/conventions/session.ts'
import { ownValue } from '../../contract/json.ts'
import { tokenKey } from '../storage-keys.ts'

/** The stored access token, or null. Read from local storage on each call, so every tab sees the same. */
export const readToken = (): string | null => localStorage.getItem(tokenKey)

/** Stores the access token, for every tab. */
export const writeToken = (token: string): void => localStorage.setItem(tokenKey, token)

/** Forgets the access token, in every tab. */
export const clearToken = (): void => localStorage.removeItem(tokenKey)

/** Whether a storage event of another tab concerns the token (`null`: everything was cleared). */
export const isTokenKey = (key: string | null): boolean => key === tokenKey || key === null

const decodePayload = (token: string): unknown => {
  const part = token.split('.')[1]
  if (!part) return null
  try {
    return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return null
  }
}

/** A number that a token says under a name; null where it says none, or cannot be read. */
export const numberIn = (token: string, name: string): number | null => {
  const value = ownValue(decodePayload(token), name)
  return typeof value === 'number' ? value : null
}

const textIn = (token: string, name: string): string | null => {
  const value = ownValue(decodePayload(token), name)
  return typeof value === 'string' ? value : null
}

const subjectOf = (token: string | null): string | null => (token === null ? null : textIn(token, 'sub'))

/** The session that a token says it belongs to, or null. */
export const sessionIn = (token: string): string | null => textIn(token, tokenClaims.session)

/** Whether two tokens say that they belong to different sessions. */
export const areOfTwoSessions = (one: string, other: string): boolean => {
  const sessions = [sessionIn(one), sessionIn(other)]
  return !sessions.includes(null) && sessions[0] !== sessions[1]
}

/** Whether the stored token is the same user's as one that was read before. */
export const isSameOwner = (token: string): boolean =>
  readToken() !== null && subjectOf(readToken()) === subjectOf(token)

/** Whether the stored token is another user's than one that was read before, or none was. */
export const isReplaced = (before: string | null): boolean => {
  const subject = subjectOf(readToken())
  return subject !== null && subject !== subjectOf(before)
}

let holder: string | null = null

/** To be called when the owner of the stored token has entered in this tab. */
export const holdToken = (): void => {
  holder = subjectOf(readToken())
}

/** To be called when nobody is signed in here any more. */
export const releaseToken = (): void => {
  holder = null
}

/** Whether the stored token is another user's than the one's who has entered in this tab. */
export const isForeignToken = (): boolean => {
  const subject = subjectOf(readToken())
  return holder !== null && subject !== null && subject !== holder
}

/** The token to ask with; null while it is another user's, who signed in elsewhere: nothing is done in another's name. */
export const readOwnToken = (): string | null => (isForeignToken() ? null : readToken())

/** End of a JSON Web Token's life in seconds since 1970, or null when it cannot be read or names none. */
export const tokenExpiry = (token: string): number | null => numberIn(token, 'exp')

/** Whether the token came by renewal: so this browser holds what renews it again. */
export const isRenewed = (token: string): boolean => (numberIn(token, tokenClaims.renewals) ?? 0) > 0

/**
 * Whether the token is past its `exp` at `now` (milliseconds). One without a readable `exp` is left to the API to
 * judge.
 */
export const tokenExpired = (token: string, now: number = Date.now()): boolean => {
  const expiry = tokenExpiry(token)
  return expiry !== null && expiry * 1000 <= now
}
