import { randomBytes } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { unauthorized } from './errors.ts'
import type { Settings } from './settings.ts'
import type { Database } from './store/database.ts'
import { keptSetting } from './store/system-settings.ts'

/** What a token says. */
export type TokenClaims = { readonly userId: number; readonly tokenVersion: number }

/** Signs and checks the bearer tokens. */
export type Tokens = {
  readonly issue: (claims: TokenClaims) => Promise<string>
  /** Throws 401 for a token that is expired, forged or not ours. */
  readonly verify: (token: string) => Promise<TokenClaims>
}

const algorithm = 'HS256'
const issuer = 'foundation-api'

/** Tokens signed with TOKEN_SECRET, or with a secret made once and kept in the database for all processes. */
export async function createTokens(settings: Settings, database: Database): Promise<Tokens> {
  const secret =
    settings.tokenSecret ??
    (await keptSetting(database.kysely, 'token_secret', () => randomBytes(48).toString('base64url')))
  const key = new TextEncoder().encode(secret)
  return {
    issue: ({ userId, tokenVersion }) =>
      new SignJWT({ ver: tokenVersion })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(String(userId))
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime(`${settings.tokenHours}h`)
        .sign(key),
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], issuer })
        const userId = Number(payload.sub)
        const tokenVersion = Number(payload.ver)
        if (!Number.isSafeInteger(userId) || !Number.isSafeInteger(tokenVersion)) throw unauthorized()
        return { userId, tokenVersion }
      } catch (error) {
        throw error instanceof errors.JWTExpired
          ? unauthorized('Your session has ended. Please sign in again.')
          : unauthorized()
      }
    },
  }
}
