import type { RenewalAnswer } from '../../../../generated/api/foundation.schemas.ts'
import { ApiError } from '../../../client/api-error.ts'
import { apiUrl, http } from '../../../client/http.ts'
import { textOf, type Untrusted, untrusted } from '../../../client/untrusted-response.ts'
import type { Envelope, PayloadOf } from '../../../contract/conventions/envelope.ts'
import { sessionPaths } from '../../../contract/conventions/session.ts'
import { areOfTwoSessions, readToken, writeToken } from '../token.ts'

/**
 * The longest, in milliseconds, that a renewal is waited for: all tabs stand still meanwhile. The next try has to come
 * while the API still takes what renews the session once more, as it does for half a minute.
 */
const timeout = 10_000

/**
 * Asks for a new access token with what the browser holds for that, unseen by scripts; returns null where it holds nothing.
 * Rejects with an `ApiError`, also when no answer comes in time.
 */
export const requestRenewal = async (): Promise<string | null> => {
  const options = { bearer: '', signInAgain: false, timeout }
  const { data } = await http.post<Untrusted<Envelope>>(sessionPaths.renew, undefined, options)
  return textOf(untrusted<PayloadOf<RenewalAnswer>>(data.payload).accessToken) || null
}

/** Another origin gets no cookie back: there the token of the sign-in lasts to its end. */
const isHere = (): boolean => new URL(apiUrl('/'), location.href).origin === location.origin

/** Runs `work` while no other tab of this browser does; only here, where the browser knows no locks. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('renew session', work) : work()

let going: Promise<boolean> | null = null

const renewOnce = async (before: string): Promise<boolean> => {
  // Whoever waited for another tab finds what that has fetched.
  const current = readToken()
  if (current !== before) return current !== null
  try {
    const token = await requestRenewal()
    // Signed out, or in as somebody else, meanwhile.
    if (readToken() !== before) return readToken() !== null
    // What the browser holds may be of another sign-in, whose answer came late.
    if (token === null || areOfTwoSessions(token, before)) return false
    writeToken(token)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.isOfApi && error.refused) return false
    throw error
  }
}

/**
 * Puts a new access token in the place of `before`, once however many ask, in this tab and others. Returns false when the
 * API does not renew it; rejects when it does not answer.
 */
export const renewToken = (before: string): Promise<boolean> => {
  if (!isHere()) return Promise.resolve(false)
  going ??= alone(() => renewOnce(before)).finally(() => {
    going = null
  })
  return going
}
