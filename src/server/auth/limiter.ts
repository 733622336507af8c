import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from '../errors.ts'
import type { MessageCode } from '../messages/message-code.ts'
import type { Database } from '../store/database.ts'

/** Counts tries in the database, so that all processes share the count. */
export type Limiter = {
  /** One more try for the key. Throws 429, saying how long to wait, when there were too many. */
  readonly use: (key: string) => Promise<void>
  /** Throws 429 when there were too many tries; counts nothing. */
  readonly check: (key: string) => Promise<void>
  /** Forgets the tries of the key. */
  readonly reset: (key: string) => Promise<void>
  /** Takes one try back that turned out to be none. */
  readonly giveBack: (key: string) => Promise<void>
}

/** So many tries within so many seconds; `refusal` says so, and how long to wait. */
export type LimitRule = {
  readonly name: string
  readonly tries: number
  readonly seconds: number
  readonly refusal: MessageCode
}

/** Keys are of any length and may be personal; the table keeps neither. */
const short = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** A limiter over the database. */
export function createLimiter(database: Database, rule: LimitRule): Limiter {
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
