import type { Hasher, Passwords } from '../../../../src/server/auth/passwords.ts'

/** The hashes of a server since the last count; they take most of the time of a sign-in. */
export interface CountedHashes {
  /** Hashes started since the last call. */
  take: () => number
  /** The same without a reset. */
  begun: () => number
  /** Hashing waits for this promise. */
  holdUntil: (gate: Promise<void>) => void
}

/** Counts the hashes of a running server, and can suspend them. */
export const countHashes = (passwords: Passwords): CountedHashes => {
  const { admit } = passwords
  let count = 0
  let gate = Promise.resolve()
  const counted = (hasher: Hasher): Hasher => ({
    hash: async (password) => {
      count += 1
      await gate
      return hasher.hash(password)
    },
    matches: async (password, hash) => {
      count += 1
      await gate
      return hasher.matches(password, hash)
    },
  })
  Object.assign(passwords, {
    admit: (address: string, work: (hasher: Hasher) => Promise<unknown>) =>
      admit(address, (hasher) => work(counted(hasher))),
  } satisfies Partial<Record<keyof Passwords, unknown>>)
  return {
    take: () => {
      const taken = count
      count = 0
      return taken
    },
    begun: () => count,
    holdUntil: (promise) => {
      gate = promise
    },
  }
}
