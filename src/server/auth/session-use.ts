import { LRUCache } from 'lru-cache'
import { touchSession } from '../store/accounts/sessions.ts'
import type { Database } from '../store/database.ts'

/** Keeps when each session was last used. */
export type SessionUse = {
  /** Writes it down, at most every other minute and when the address is another; never throws. */
  readonly note: (sessionId: string, address: string) => Promise<void>
}

/** Over the database; what was written last is remembered by this process. */
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
        // Whoever asks can do without; the request itself meets what is wrong with the database.
      }
    },
  }
}
