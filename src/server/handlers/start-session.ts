import type { Services } from '../services.ts'
import type { Credential } from '../store/credentials.ts'
import type { Database } from '../store/database.ts'
import { beginSession } from '../store/sessions.ts'

/** Begins a session for whoever has just proved the credential; answers its token. */
export async function startSession(
  { settings, tokens }: Pick<Services, 'settings' | 'tokens'>,
  kysely: Database['kysely'],
  { userId, tokenVersion }: Pick<Credential, 'userId' | 'tokenVersion'>,
): Promise<string> {
  const sessionId = await beginSession(kysely, userId, settings.tokenHours)
  return tokens.issue({ userId, tokenVersion, sessionId })
}
