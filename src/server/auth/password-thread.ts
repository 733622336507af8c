/** Derives keys from passwords in a separate thread, so that libuv's threads stay free for files and compression. */
import { scryptSync } from 'node:crypto'
import type { PasswordCost } from './password-cost.ts'

/** Length of a derived key in bytes. */
export const keyLength = 32

const maxMemory = 64 * 1024 * 1024

/** The input of a key derivation; the salt is in base64url. */
export interface Derivation {
  readonly password: string
  readonly salt: string
  readonly cost: PasswordCost
}

/** The key of a password, in base64url. */
export const deriveKey = ({ password, salt, cost: { N, r, p } }: Derivation): string => {
  const options = { N, r, p, maxmem: maxMemory }
  return scryptSync(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), keyLength, options).toString(
    'base64url',
  )
}
