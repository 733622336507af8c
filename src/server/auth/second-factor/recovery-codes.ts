import { createHash, randomBytes } from 'node:crypto'

const howMany = 10
const groups = 4
const groupLength = 4
/** 32 signs that are not taken for each other, so that each is worth five bits. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

function makeCode(): string {
  const letters = [...randomBytes(groups * groupLength)].map((byte) => signs[byte % signs.length])
  return Array.from({ length: groups }, (_, at) =>
    letters.slice(at * groupLength, (at + 1) * groupLength).join(''),
  ).join('-')
}

/** Ten new recovery codes of 80 random bits, in groups that can be typed. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: howMany }, makeCode)

/**
 * The hash under which a recovery code is kept, whatever its case, blanks and dashes. Nobody tries out 80 bits, so a fast
 * hash will do.
 */
export const recoveryCodeHash = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
    .digest('base64url')
