import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { passwordCost as cost, type PasswordCost } from './password-cost.ts'

const keyLength = 32

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      keyLength,
      { N, r, p, maxmem: 64 * 1024 * 1024 },
      (error, key) => (error ? reject(error) : resolve(key)),
    )
  })
}

/** A salted hash of the password, with what is needed to check it. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

const decoy = `scrypt$${cost.N}$${cost.r}$${cost.p}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(keyLength).toString('base64url')}`

/** Whether the password has this hash. With null it takes as long and says no, so that time tells nothing. */
export async function checkPassword(password: string, hash: string | null): Promise<boolean> {
  const [kind, N, r, p, salt = '', expected = ''] = (hash ?? decoy).split('$')
  if (kind !== 'scrypt') return false
  const key = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  const expectedKey = Buffer.from(expected, 'base64url')
  return expectedKey.length === key.length && timingSafeEqual(expectedKey, key) && hash !== null
}

/** A password that is hard to guess and can be typed: letters and digits that do not look alike. */
export function makePassword(length = 16): string {
  const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  let password = ''
  while (password.length < length)
    for (const byte of randomBytes(length))
      if (byte < 256 - (256 % letters.length) && password.length < length)
        password += letters[byte % letters.length]
  return password
}
