import type { MessageCode } from '../messages/message-code.ts'
import type { Database } from '../store/database.ts'
import { createLimiter, type Limiter, type LimitRule } from './limiter.ts'

/** Rate limits against guessing and flooding. */
export interface Limits {
  /** Failed sign-ins, by address and account. */
  readonly signIn: Limiter
  /** Failed sign-ins by address: one attacker trying many accounts. */
  readonly signInAddress: Limiter
  /** Failed sign-ins by account, over all addresses it has never signed in from. */
  readonly signInAccount: Limiter
  /** Wrong proofs in the second step of signing in, by address and account. */
  readonly secondFactor: Limiter
  /** Wrong authenticator codes by account, over all addresses it has never signed in from. */
  readonly secondFactorAccount: Limiter
  /** Requests for a new password, by email address and by network address. */
  readonly forgotPassword: Limiter
  readonly forgotPasswordAddress: Limiter
  /** Wrong previous passwords of a signed-in user. */
  readonly changePassword: Limiter
  /** New passwords sent to one user. */
  readonly sendPassword: Limiter
  /** New accounts, by network address. */
  readonly signUp: Limiter
  /** New accounts, by email address; separate from `forgotPassword`, so that sign-ups never block a password reset. */
  readonly signUpMail: Limiter
}

/** Failed attempts on one account, over all addresses it has never signed in from. */
export const accountRule: LimitRule = {
  name: 'sign-in-account',
  tries: 30,
  seconds: 60 * 60,
  refusal: 'limit.account',
}

/** Stricter than for passwords: there are a million authenticator codes, and three are valid at a time. */
const codeRule: LimitRule = {
  name: 'second-factor-account',
  tries: 20,
  seconds: 24 * 60 * 60,
  refusal: 'limit.accountCodes',
}

const quarterHour = 15 * 60

/** Creates the limits, counted in the database. */
export const createLimits = (database: Database): Limits => {
  const limiter = (name: string, tries: number, refusal: MessageCode): Limiter =>
    createLimiter(database, { name, tries, seconds: quarterHour, refusal })
  return {
    signIn: limiter('sign-in', 10, 'limit.signIn'),
    signInAddress: limiter('sign-in-address', 100, 'limit.signIn'),
    signInAccount: createLimiter(database, accountRule),
    secondFactor: limiter('second-factor', 10, 'limit.codes'),
    secondFactorAccount: createLimiter(database, codeRule),
    forgotPassword: limiter('letter', 3, 'limit.requests'),
    forgotPasswordAddress: limiter('letter-address', 30, 'limit.requests'),
    changePassword: limiter('change-password', 10, 'limit.passwords'),
    sendPassword: limiter('send-password', 5, 'limit.passwordLetters'),
    signUp: limiter('sign-up', 30, 'limit.accounts'),
    signUpMail: limiter('sign-up-letter', 3, 'limit.accounts'),
  }
}
