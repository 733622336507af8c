import { tokenClaims } from '../../../contract/conventions/session.ts'
import { numberIn, tokenExpiry } from '../token.ts'

/** When the token was made, in seconds since 1970, or null. */
export const tokenIssue = (token: string): number | null => numberIn(token, 'iat')

/** End of the whole session unless it is renewed, in seconds since 1970; that of the token where it says nothing more. */
export const sessionEnd = (token: string): number | null =>
  numberIn(token, tokenClaims.sessionEnd) ?? tokenExpiry(token)
