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
