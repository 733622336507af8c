import { randomBytes } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { tokenClaims } from '../../contract/conventions/session.ts'
import { unauthorized } from '../errors.ts'
import type { Settings } from '../settings.ts'
import type { Database } from '../store/database.ts'
import { keptSetting } from '../store/system-settings.ts'

/** The claims of an access token. */
export interface TokenClaims {
  readonly userId: number
  readonly tokenVersion: number
  /** The session of the token; null in a token from a version without sessions, valid until it expires. */
  readonly sessionId: string | null
  /** The number of renewals of the session; 0 when omitted. */
  readonly rotation?: number
}

/** The claims of a renewal token: the session, and its number of renewals. */
export interface RenewalClaims {
  readonly sessionId: string
  readonly rotation: number
}

/** Signs and verifies the bearer tokens. */
export interface Tokens {
  /** Valid for the whole session, or for this many minutes of it. */
  readonly issue: (claims: TokenClaims, minutes?: number) => Promise<string>
  /** Renews a session once; valid as long as the session. */
  readonly issueRenewal: (claims: RenewalClaims) => Promise<string>
  /** Null for a token that is expired, forged or of another issuer. */
  readonly readRenewal: (token: string) => Promise<RenewalClaims | null>
  /** Throws 401 for a token that is expired, forged or of another issuer. */
  readonly verify: (token: string) => Promise<TokenClaims>
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const algorithm = 'HS256'
const issuer = 'foundation-api'
/** Distinguishes renewal tokens from access tokens. */
const renewalIssuer = 'foundation-api-renewal'

const verify = async (token: string, key: Uint8Array): Promise<{ claims: TokenClaims; until: number }> => {
  const { payload } = await jwtVerify(token, key, {
    algorithms: [algorithm],
    issuer,
    requiredClaims: ['exp'],
  })
  const userId = Number(payload.sub)
  const tokenVersion = Number(payload.ver)
  if (!Number.isSafeInteger(userId) || !Number.isSafeInteger(tokenVersion)) throw unauthorized()
  const claims = {
    userId,
    tokenVersion,
    sessionId: textOf(payload[tokenClaims.session]),
    rotation: Number(payload[tokenClaims.renewals] ?? 0),
  }
  return { claims, until: Number(payload.exp) * 1000 }
}

/** Tokens signed with TOKEN_SECRET, or with a secret generated once and stored in the database for all processes. */
export const createTokens = async (settings: Settings, database: Database): Promise<Tokens> => {
  const secret =
    settings.tokenSecret ??
    (await keptSetting(database, 'token_secret', () => randomBytes(48).toString('base64url')))
  const key = new TextEncoder().encode(secret)
  // Verified tokens are cached until they expire, by the same clock as their expiry (`Date`).
  const checked = new LRUCache<string, TokenClaims>({ max: 1000, perf: Date })
  return {
    issue: ({ userId, tokenVersion, sessionId, rotation = 0 }, minutes) => {
      const now = Math.floor(Date.now() / 1000)
      const end = now + settings.tokenHours * 3600
      return new SignJWT({
        ver: tokenVersion,
        ...(sessionId !== null && { [tokenClaims.session]: sessionId }),
        [tokenClaims.renewals]: rotation,
        [tokenClaims.sessionEnd]: end,
      })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(String(userId))
        .setIssuer(issuer)
        .setIssuedAt(now)
        .setExpirationTime(minutes === undefined ? end : Math.min(end, now + minutes * 60))
        .sign(key)
    },
    issueRenewal: ({ sessionId, rotation }) =>
      new SignJWT({ sid: sessionId, rot: rotation })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(renewalIssuer)
        .setIssuedAt()
        .setExpirationTime(`${settings.tokenHours}h`)
        .sign(key),
    readRenewal: async (token) => {
      const options = { algorithms: [algorithm], issuer: renewalIssuer, requiredClaims: ['exp'] }
      const payload = await jwtVerify(token, key, options).then(
        (read) => read.payload,
        () => null,
      )
      if (typeof payload?.sid !== 'string' || typeof payload.rot !== 'number') return null
      return { sessionId: payload.sid, rotation: payload.rot }
    },
    verify: async (token) => {
      const cached = checked.get(token)
      if (cached) return cached
      try {
        const { claims, until } = await verify(token, key)
        checked.set(token, claims, { ttl: Math.max(1, until - Date.now()) })
        return claims
      } catch (error) {
        throw error instanceof errors.JWTExpired ? unauthorized('session.ended') : unauthorized()
      }
    },
  }
}
