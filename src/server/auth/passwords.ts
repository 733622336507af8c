import { randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Piscina } from 'piscina'
import { busy } from '../errors.ts'
import { passwordCost } from './password-cost.ts'
import { type Derivation, keyLength } from './password-thread.ts'

/** Hashes passwords and compares them with hashes. */
export interface Hasher {
  /** Returns a salted hash and its cost parameters. */
  readonly hash: (password: string) => Promise<string>
  /**
   * Whether the password matches this hash. With null it takes equally long and returns false, against timing attacks.
   */
  readonly matches: (password: string, hash: string | null) => Promise<boolean>
}

/** The only place where passwords are hashed: a few at a time, in separate threads. */
export interface Passwords {
  /**
   * Runs `work`, which may hash. Throws 503 with Retry-After immediately when too many are running, in total or for
   * this network address, so that a flood of sign-ins hardly slows other requests.
   */
  readonly admit: <T>(address: string, work: (hasher: Hasher) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** Hashes at a time; one on small machines, which need the other core for everything else. */
const maxThreads = availableParallelism() > 3 ? 2 : 1

/** Admitted work: at a quarter of a second per hash, the last one waits about five seconds. */
const maxAdmitted = 20 * maxThreads

/** Admitted work per network address; a whole office may share one at nine o'clock. */
const maxPerAddress = 10

const threads = {
  filename: join(import.meta.dirname, 'password-thread.ts'),
  name: 'deriveKey' satisfies keyof typeof import('./password-thread.ts'),
  minThreads: 0,
  maxThreads,
  idleTimeout: 60_000,
  env: {},
}

const decoyHash = [
  'scrypt',
  passwordCost.N,
  passwordCost.r,
  passwordCost.p,
  Buffer.alloc(16).toString('base64url'),
  Buffer.alloc(keyLength).toString('base64url'),
].join('$')

const createHasher = (pool: Piscina<Derivation, string>): Hasher => ({
  hash: async (password) => {
    const salt = randomBytes(16).toString('base64url')
    const key = await pool.run({ password, salt, cost: passwordCost })
    return ['scrypt', passwordCost.N, passwordCost.r, passwordCost.p, salt, key].join('$')
  },
  matches: async (password, hash) => {
    const [kind, N, r, p, salt = '', expected = ''] = (hash ?? decoyHash).split('$')
    if (kind !== 'scrypt') return false
    const cost = { N: Number(N), r: Number(r), p: Number(p) }
    const key = Buffer.from(await pool.run({ password, salt, cost }), 'base64url')
    const expectedKey = Buffer.from(expected, 'base64url')
    return expectedKey.length === key.length && timingSafeEqual(expectedKey, key) && hash !== null
  },
})

/** Creates the password hasher of a server; its threads start with the first hash and end when idle. */
export const createPasswords = (): Passwords => {
  const pool = new Piscina<Derivation, string>(threads)
  const hasher = createHasher(pool)
  const admitted = new Map<string, number>()
  let total = 0
  return {
    admit: async (address, work) => {
      const ofAddress = admitted.get(address) ?? 0
      if (total >= maxAdmitted || ofAddress >= maxPerAddress) throw busy('server.busy')
      total += 1
      admitted.set(address, ofAddress + 1)
      try {
        return await work(hasher)
      } finally {
        total -= 1
        const left = (admitted.get(address) ?? 1) - 1
        if (left > 0) admitted.set(address, left)
        else admitted.delete(address)
      }
    },
    close: () => pool.destroy(),
  }
}
