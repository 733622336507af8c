import type { RenewalAnswer } from '../../../../generated/api/foundation.schemas.ts'
import { ApiError } from '../../../client/api-error.ts'
import { apiUrl, http } from '../../../client/http.ts'
import { isMissing, learnMissing, missingStatuses } from '../../../client/missing.ts'
import { textOf, type Untrusted, untrusted } from '../../../client/untrusted-response.ts'
import type { Envelope, PayloadOf } from '../../../contract/conventions/envelope.ts'
import { otherSession, sessionPaths } from '../../../contract/conventions/session.ts'
import { areOfTwoSessions, readToken, writeToken } from '../token.ts'

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
      ? await (await import('../other-session.ts')).renewOther()
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
