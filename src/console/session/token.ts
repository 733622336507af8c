import { otherSession, tokenClaims } from '../../contract/conventions/session.ts'
import { ownValue } from '../../contract/json.ts'
import { tokenKey } from '../storage-keys.ts'

/** The stored access token, or null. Read from local storage on each call, so that all tabs see the same. */
export const readToken = (): string | null => localStorage.getItem(tokenKey)

/** Stores the access token for all tabs. */
export const writeToken = (token: string): void => localStorage.setItem(tokenKey, token)

/** Removes the access token in all tabs. */
export const clearToken = (): void => localStorage.removeItem(tokenKey)

/** Whether another tab's storage event concerns the token (`null`: everything was cleared). */
export const isTokenKey = (key: string | null): boolean => key === tokenKey || key === null

/** The claims of a JSON Web Token; null if it is unreadable. */
export const claimsIn = (token: string): unknown => {
  const part = token.split('.')[1]
  if (!part) return null
  try {
    return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return null
  }
}

/** A numeric claim of a token; null if it is missing, or the token is unreadable. */
export const numberIn = (token: string, name: string): number | null => {
  const value = ownValue(claimsIn(token), name)
  return typeof value === 'number' ? value : null
}

const textIn = (token: string, name: string): string | null => {
  const value = ownValue(claimsIn(token), name)
  return typeof value === 'string' ? value : null
}

const subjectOf = (token: string | null): string | null => (token === null ? null : textIn(token, 'sub'))

/** The session claim of a token, or null. */
export const sessionIn = (token: string): string | null => textIn(token, tokenClaims.session)

/** Whether two tokens have different session claims. */
export const areOfTwoSessions = (one: string, other: string): boolean => {
  const sessions = [sessionIn(one), sessionIn(other)]
  return !sessions.includes(null) && sessions[0] !== sessions[1]
}

/** Whether the stored token belongs to the same user as an earlier one. */
export const isSameOwner = (token: string): boolean =>
  readToken() !== null && subjectOf(readToken()) === subjectOf(token)

/** Whether the stored token belongs to a different user than an earlier one, or there was none. */
export const isReplaced = (before: string | null): boolean => {
  const subject = subjectOf(readToken())
  return subject !== null && subject !== subjectOf(before)
}

let holder: string | null = null

/** Called when the owner of the stored token has signed in in this tab. */
export const holdToken = (): void => {
  holder = subjectOf(readToken())
}

/** Called when nobody is signed in here any more. */
export const releaseToken = (): void => {
  holder = null
}

/** Whether the stored token belongs to a different user than the one signed in in this tab. */
export const isForeignToken = (): boolean => {
  const subject = subjectOf(readToken())
  return holder !== null && subject !== null && subject !== holder
}

/**
 * The token for requests; null while it belongs to a user who signed in elsewhere, so that nothing is sent in their
 * name.
 */
export const readOwnToken = (): string | null => (isForeignToken() ? null : readToken())

/** Expiry of a JSON Web Token in seconds since 1970; null if it is unreadable or has none. */
export const tokenExpiry = (token: string): number | null => numberIn(token, 'exp')

/** Whether this browser can renew the token: it came from a renewal, or the session is kept elsewhere. */
export const isRenewed = (token: string): boolean =>
  otherSession !== undefined || (numberIn(token, tokenClaims.renewals) ?? 0) > 0

/**
 * Whether the token has passed its `exp` at `now` (milliseconds). The API decides about tokens without a readable
 * `exp`.
 */
export const tokenExpired = (token: string, now: number = Date.now()): boolean => {
  const expiry = tokenExpiry(token)
  return expiry !== null && expiry * 1000 <= now
}
