import { LRUCache } from 'lru-cache'
import { touchSession } from '../store/accounts/sessions.ts'
import type { Database } from '../store/database.ts'

/** Records when each session was last used. */
export type SessionUse = {
  /** Writes at most every two minutes, or when the address changes; never throws. */
  readonly note: (sessionId: string, address: string) => Promise<void>
}

/** Session use over the database; the last write is cached per process. */
export function createSessionUse(database: Database): SessionUse {
  const addresses = new LRUCache<string, string>({ max: 1000, ttl: 2 * 60 * 1000 })
  return {
    note: async (sessionId, address) => {
      if (addresses.get(sessionId) === address) return
      addresses.set(sessionId, address)
      try {
        await database.space.require(0, 'half')
        await touchSession(database, sessionId, address)
      } catch {
        // The note is optional; the request itself reports errors of the database.
      }
    },
  }
}
