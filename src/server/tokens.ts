import { randomBytes } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { unauthorized } from './errors.ts'
import type { Settings } from './settings.ts'
import type { Database } from './store/database.ts'
import { keptSetting } from './store/system-settings.ts'

/** What a token says. */
export type TokenClaims = {
  readonly userId: number
  readonly tokenVersion: number
  /** The session that it belongs to; null in a token of a version that had none, which counts until it expires. */
  readonly sessionId: string | null
}

/** Signs and checks the bearer tokens. */
export type Tokens = {
  readonly issue: (claims: TokenClaims) => Promise<string>
  /** Throws 401 for a token that is expired, forged or not ours. */
  readonly verify: (token: string) => Promise<TokenClaims>
}

const algorithm = 'HS256'
const issuer = 'foundation-api'

/** Tokens whose signature has been checked; that never changes, only their time does. */
class Checked {
  readonly #known = new Map<string, { readonly claims: TokenClaims; readonly until: number }>()
  readonly #most = 1000

  get(token: string): TokenClaims | null {
    const found = this.#known.get(token)
    return found && found.until > Date.now() ? found.claims : null
  }

  add(token: string, claims: TokenClaims, until: number): void {
    const oldest = this.#known.size >= this.#most ? this.#known.keys().next().value : undefined
    if (oldest !== undefined) this.#known.delete(oldest)
    this.#known.set(token, { claims, until })
  }
}

async function verify(token: string, key: Uint8Array): Promise<{ claims: TokenClaims; until: number }> {
  const { payload } = await jwtVerify(token, key, {
    algorithms: [algorithm],
    issuer,
    requiredClaims: ['exp'],
  })
  const userId = Number(payload.sub)
  const tokenVersion = Number(payload.ver)
  if (!Number.isSafeInteger(userId) || !Number.isSafeInteger(tokenVersion)) throw unauthorized()
  const claims = { userId, tokenVersion, sessionId: typeof payload.sid === 'string' ? payload.sid : null }
  return { claims, until: Number(payload.exp) * 1000 }
}

/** Tokens signed with TOKEN_SECRET, or with a secret made once and kept in the database for all processes. */
export async function createTokens(settings: Settings, database: Database): Promise<Tokens> {
  const secret =
    settings.tokenSecret ??
    (await keptSetting(database.kysely, 'token_secret', () => randomBytes(48).toString('base64url')))
  const key = new TextEncoder().encode(secret)
  const checked = new Checked()
  return {
    issue: ({ userId, tokenVersion, sessionId }) =>
      new SignJWT({ ver: tokenVersion, ...(sessionId !== null && { sid: sessionId }) })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(String(userId))
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime(`${settings.tokenHours}h`)
        .sign(key),
    verify: async (token) => {
      const known = checked.get(token)
      if (known) return known
      try {
        const { claims, until } = await verify(token, key)
        checked.add(token, claims, until)
        return claims
      } catch (error) {
        throw error instanceof errors.JWTExpired ? unauthorized('session.ended') : unauthorized()
      }
    },
  }
}
