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
