import type { RenewalAnswer } from '../../../generated/api/foundation.schemas.ts'
import { ApiError } from '../../client/api-error.ts'
import { apiUrl, http } from '../../client/http.ts'
import { isMissing, learnMissing, missingStatuses } from '../../client/missing.ts'
import { textOf, type Untrusted, untrusted } from '../../client/untrusted-response.ts'
import type { Envelope, PayloadOf } from '../../contract/conventions/envelope.ts'
import { otherSession, sessionPaths, tokenClaims } from '../../contract/conventions/session.ts'
import { areOfTwoSessions, isRenewed, numberIn, readToken, tokenExpiry, writeToken } from './token.ts'

/**
 * The timeout of a renewal in milliseconds, during which all tabs wait. The next try must come while the API still
 * accepts the same renewal, which it does for half a minute.
 */
const timeout = 10_000

/**
 * Requests a new access token with the browser's renewal cookie, which scripts cannot read; returns null without one.
 * Rejects with an `ApiError`, also after the timeout.
 */
export const requestRenewal = async (): Promise<string | null> => {
  const options = { bearer: '', signInAgain: false, timeout }
  const { data } = await http.post<Untrusted<Envelope>>(sessionPaths.renew, undefined, options)
  return textOf(untrusted<PayloadOf<RenewalAnswer>>(data.payload).accessToken) || null
}

/** Other origins get no cookie: there the sign-in's token lasts until it expires. */
const isHere = (): boolean => new URL(apiUrl('/'), location.href).origin === location.origin

/** Runs `work` exclusively in all tabs of this browser; without Web Locks, only in this tab. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('renew session', work) : work()

let going: Promise<boolean> | null = null

const renewOnce = async (before: string): Promise<boolean> => {
  // Another tab may have fetched a token while this one waited.
  const current = readToken()
  if (current !== before) return current !== null
  try {
    const token = otherSession
      ? await (await import('./other-session.ts')).renewOther()
      : await requestRenewal()
    // The user has changed, or signed out, meanwhile.
    if (readToken() !== before) return readToken() !== null
    // The cookie may belong to another sign-in whose response came late.
    if (token === null || areOfTwoSessions(token, before)) return false
    writeToken(token)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isUnknown = missingStatuses.includes(error.status)
    if (isUnknown) learnMissing('renewSession')
    if (isUnknown || (error.isOfApi && error.refused)) return false
    throw error
  }
}

/**
 * Replaces the access token `before`, once for all callers in all tabs. Returns false if the API refuses; rejects if it
 * does not respond.
 */
export const renewToken = (before: string): Promise<boolean> => {
  if (!otherSession && (!isHere() || isMissing('renewSession'))) return Promise.resolve(false)
  going ??= alone(() => renewOnce(before)).finally(() => {
    going = null
  })
  return going
}

/** Time of issue in seconds since 1970, or null. */
export const tokenIssue = (token: string): number | null => numberIn(token, 'iat')

/** End of the session without a renewal, in seconds since 1970; the token's expiry if it has no session end. */
const sessionEnd = (token: string): number | null =>
  numberIn(token, tokenClaims.sessionEnd) ?? tokenExpiry(token)

/** The next step of a session; `warn` shows its end to the user. */
export type RenewalPlan = { do: 'nothing' } | { do: 'renew' } | { do: 'warn'; end: Date; renewable: boolean }

/** The present state, times in milliseconds since 1970. */
export interface RenewalFacts {
  token: string
  now: number
  /** Time of the user's last input. */
  active: number
  /** A first renewal was tried with this token. */
  tried: boolean
  /** How far the local clock is ahead of the API's. */
  ahead: number
}

/** How long before the end of the session the warning appears. */
const warning = 5 * 60_000
/** How long before its expiry the access token is renewed. */
const early = 60_000

/**
 * The next step: a sign-in token is exchanged at once for a short-lived one. That is renewed shortly before it expires
 * if the user was active, else with the next request. Inactive users see a warning near the end of the session. Pure.
 */
export const renewalPlan = ({ token, now, active, tried, ahead }: RenewalFacts): RenewalPlan => {
  const renewable = isRenewed(token)
  if (!renewable && !tried) return { do: 'renew' }
  const expiry = (tokenExpiry(token) ?? Number.POSITIVE_INFINITY) * 1000 + ahead
  const issued = (tokenIssue(token) ?? 0) * 1000 + ahead
  if (renewable && expiry - now <= early && active > issued) return { do: 'renew' }
  const end = (sessionEnd(token) ?? Number.POSITIVE_INFINITY) * 1000 + ahead
  if (end > now && end - now <= warning) return { do: 'warn', end: new Date(end), renewable }
  return { do: 'nothing' }
}
