import type { PasswordCost } from '../../../../src/server/auth/password-cost.ts'

/** Replaces `src/server/auth/password-cost.ts`: tests sign in thousands of times. */
export const passwordCost: PasswordCost = { N: 1024, r: 8, p: 1 }
