import type { Services } from '../../../src/server/services.ts'
import { beginSession } from '../../../src/server/store/accounts/sessions.ts'
import { system } from '../../../src/server/store/history/entry.ts'

/** Starts a session for a user as after a valid sign-in, without a place; returns its token. */
export const startSession = async (
  { settings, tokens, store }: Pick<Services, 'settings' | 'tokens' | 'store'>,
  { userId, tokenVersion }: { userId: number; tokenVersion: number },
): Promise<string> => {
  const sessionId = await beginSession(store.db, userId, settings.tokenHours, { ...system, tokenVersion })
  return tokens.issue({ userId, tokenVersion, sessionId, rotation: 0 })
}
