import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** Seconds that a code is valid, and the allowed clock drift in steps, either way (RFC 6238, 5.2). */
const period = 30
const drift = 1

const parameters = { algorithm: 'SHA1', digits: 6, period } as const

/** Returns a new secret for an authenticator app, in base32: 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The secret as apps scan it from a QR code (`otpauth://totp/…`). */
export const totpAddress = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...parameters, issuer, label, secret: Secret.fromBase32(secret) }).toString()

/** The time step of a six-digit code, ignoring spaces; null for a wrong code. `now` is in milliseconds. */
export const totpStep = (secret: string, code: string, now: number = Date.now()): number | null => {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token, timestamp: now, window: drift })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}

const howMany = 10
const groups = 4
const groupLength = 4
/** 32 characters that are not easily confused: five bits each. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const makeCode = (): string => {
  const letters = [...randomBytes(groups * groupLength)].map((byte) => signs[byte % signs.length])
  return Array.from({ length: groups }, (_, at) =>
    letters.slice(at * groupLength, (at + 1) * groupLength).join(''),
  ).join('-')
}

/** Returns ten new recovery codes of 80 random bits, in groups that are easy to type. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: howMany }, makeCode)

/**
 * The stored hash of a recovery code; ignores case, spaces and dashes. A fast hash is enough: 80 bits cannot be
 * brute-forced.
 */
export const recoveryCodeHash = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
    .digest('base64url')
