import { tokenClaims } from '../../../contract/conventions/session.ts'
import { isRenewed, numberIn, tokenExpiry } from '../token.ts'

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
