import { createHash, randomBytes } from 'node:crypto'

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
