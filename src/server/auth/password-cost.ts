/** What scrypt is asked to spend on a hash. */
export interface PasswordCost {
  N: number
  r: number
  p: number
}

/** 16 MiB a hash: as slow for a guesser as a sign-in can bear. */
export const passwordCost: PasswordCost = { N: 16_384, r: 8, p: 5 }
