import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Hasher } from './passwords.ts'

/** Letters and digits that are not easily confused. */
const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns a random password that is easy to type; 16 characters hold 92 bits. */
export const makePassword = (length = 16): string => {
  let password = ''
  while (password.length < length)
    for (const byte of randomBytes(length))
      if (byte < 256 - (256 % characters.length) && password.length < length)
        password += characters[byte % characters.length]
  return password
}

const kind = 'sha256'
const slowKind = 'scrypt'

const digest = (password: string, salt: string): Buffer =>
  createHash('sha256').update(salt).update(password.normalize('NFKC')).digest()

/** Returns the salted hash of a random password. A fast hash is enough: 92 bits cannot be brute-forced. */
export const hashMailed = (password: string): string => {
  const salt = randomBytes(16).toString('base64url')
  return [kind, salt, digest(password, salt).toString('base64url')].join('$')
}

/** Whether a random password matches this hash. Takes microseconds, even without a hash. */
export const matchesMailed = (password: string, hash: string | null): boolean => {
  const [name, salt = '', expected = ''] = (hash ?? '').split('$')
  const key = Buffer.from(expected, 'base64url')
  const actual = digest(password, salt)
  return name === kind && key.length === actual.length && timingSafeEqual(key, actual)
}

/**
 * Whether a random password matches this hash, which may be a slow one from an earlier version: a password mailed
 * before an upgrade stays valid.
 */
export const matchesMailedBefore = async (
  { matches }: Pick<Hasher, 'matches'>,
  password: string,
  hash: string | null,
): Promise<boolean> =>
  hash?.startsWith(`${slowKind}$`) ? matches(password, hash) : matchesMailed(password, hash)
