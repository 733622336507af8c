import { touchSession } from '../store/accounts/sessions.ts'
import type { Database } from '../store/database.ts'

/** Keeps when each session was last used. */
export type SessionUse = {
  /** Writes it down, at most every other minute and when the address is another; never throws. */
  readonly note: (sessionId: string, address: string) => Promise<void>
}

const interval = 2 * 60 * 1000
const most = 1000

/** Over the database; what was written last is remembered by this process. */
export function createSessionUse(database: Database): SessionUse {
  const written = new Map<string, { readonly at: number; readonly address: string }>()
  return {
    note: async (sessionId, address) => {
      const last = written.get(sessionId)
      const now = Date.now()
      if (last && last.address === address && now - last.at < interval) return
      const oldest = last || written.size < most ? undefined : written.keys().next().value
      if (oldest !== undefined) written.delete(oldest)
      written.set(sessionId, { at: now, address })
      try {
        await database.space.require(0, 'half')
        await touchSession(database, sessionId, address)
      } catch {
        // Whoever asks can do without; the request itself meets what is wrong with the database.
      }
    },
  }
}
