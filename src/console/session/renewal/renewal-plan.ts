import { isRenewed, tokenExpiry } from '../token.ts'
import { sessionEnd, tokenIssue } from './token-times.ts'

/** What is to be done about the end of a session; `warn`: tell the user that it ends at that time. */
export type RenewalPlan = { do: 'nothing' } | { do: 'renew' } | { do: 'warn'; end: Date; renewable: boolean }

/** What is known at a moment, times in milliseconds since 1970. */
export interface RenewalFacts {
  token: string
  now: number
  /** When the user last touched a key, the mouse or the screen. */
  active: number
  /** A first renewal was tried with this token. */
  tried: boolean
  /** By how much the clock here is ahead of the API's. */
  ahead: number
}

/** How long before the end of the session the user is warned. */
const warning = 5 * 60_000
/** How long before the end of the access token it is renewed. */
const early = 60_000

/**
 * What to do now: a token of a sign-in is exchanged for one that lasts minutes at once; that is renewed shortly before its
 * end when somebody has worked with it, else at the next call; who does nothing until the session nears its end is warned.
 * Pure.
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
