import { tokenClaims } from '../../../contract/conventions/session.ts'
import { numberIn, tokenExpiry } from '../token.ts'

/** Time of issue in seconds since 1970, or null. */
export const tokenIssue = (token: string): number | null => numberIn(token, 'iat')

/** End of the session without a renewal, in seconds since 1970; the token's expiry if it has no session end. */
export const sessionEnd = (token: string): number | null =>
  numberIn(token, tokenClaims.sessionEnd) ?? tokenExpiry(token)
