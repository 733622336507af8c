import type { Services } from '../services.ts'
import type { Credential } from '../store/credentials.ts'
import type { Database } from '../store/database.ts'
import { system } from '../store/history/author.ts'
import { beginSession, type Place } from '../store/sessions.ts'

/** Begins a session for whoever has just proved the credential, where that was; answers its token. */
export async function startSession(
  { settings, tokens }: Pick<Services, 'settings' | 'tokens'>,
  kysely: Database['kysely'],
  { userId, tokenVersion }: Pick<Credential, 'userId' | 'tokenVersion'>,
  place: Place = system,
): Promise<string> {
  const sessionId = await beginSession(kysely, userId, settings.tokenHours, place)
  return tokens.issue({ userId, tokenVersion, sessionId })
}
