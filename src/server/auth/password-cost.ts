/** The scrypt parameters of a hash. */
export interface PasswordCost {
  N: number
  r: number
  p: number
}

/** 16 MiB per hash: as slow for an attacker as a sign-in can afford. */
export const passwordCost: PasswordCost = { N: 16_384, r: 8, p: 5 }
