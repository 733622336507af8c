import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from '../errors.ts'
import type { MessageCode } from '../messages/message-code.ts'
import type { Database } from '../store/database.ts'

/** Counts attempts in the database, so that all processes share the count. */
export interface Limiter {
  /** Counts one attempt for the key. Throws 429 with the time to wait when there were too many. */
  readonly use: (key: string) => Promise<void>
  /** Throws 429 when there were too many attempts; counts nothing. */
  readonly check: (key: string) => Promise<void>
  /** Resets the attempts of the key. */
  readonly reset: (key: string) => Promise<void>
  /** Refunds one attempt that should not count. */
  readonly giveBack: (key: string) => Promise<void>
}

/** The number of attempts per number of seconds; `refusal` states the limit and the time to wait. */
export interface LimitRule {
  readonly name: string
  readonly tries: number
  readonly seconds: number
  readonly refusal: MessageCode
}

/** Hashes the key: keys may be long or personal data, and the table stores neither. */
const short = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Creates a limiter that counts in the database. */
export const createLimiter = (database: Database, rule: LimitRule): Limiter => {
  const limiter = new RateLimiterPostgres({
    storeClient: {
      query: async ({ text, values }: { text: string; values?: unknown[] }) => {
        const rows = await database.query(text, values ?? [])
        return { rows, rowCount: rows.length }
      },
    },
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: rule.name,
    points: rule.tries,
    duration: rule.seconds,
    clearExpiredByTimeout: true,
  })
  const refuse = (milliseconds: number): never => {
    throw tooManyRequests(rule.refusal, milliseconds / 1000)
  }
  return {
    use: async (key) => {
      try {
        await limiter.consume(short(key))
      } catch (error) {
        if (error instanceof RateLimiterRes) refuse(error.msBeforeNext)
        throw error
      }
    },
    check: async (key) => {
      const state = await limiter.get(short(key))
      if (state && state.remainingPoints <= 0 && state.consumedPoints >= rule.tries)
        refuse(state.msBeforeNext)
    },
    reset: async (key) => {
      await limiter.delete(short(key))
    },
    giveBack: async (key) => {
      await limiter.reward(short(key))
    },
  }
}

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
