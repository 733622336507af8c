import type { FastifyRequest } from 'fastify'
import { renewalHeader } from '../../auth/renewal-cookie.ts'
import type { Services } from '../../services.ts'
import type { Credential } from '../../store/accounts/credentials.ts'
import { beginSession } from '../../store/accounts/sessions.ts'
import type { Database } from '../../store/database.ts'
import { sentFrom } from './sent-from.ts'

/** Begins a session for whoever has just proved the credential; answers its token, and the header that lets it be renewed. */
export async function startRenewable(
  parts: Pick<Services, 'settings' | 'tokens'>,
  kysely: Database['kysely'],
  proved: Pick<Credential, 'userId' | 'tokenVersion'>,
  request: FastifyRequest,
): Promise<{ token: string; headers: Readonly<Record<string, string>> }> {
  const { tokenHours } = parts.settings
  const { userId, tokenVersion } = proved
  const sessionId = await beginSession(kysely, userId, tokenHours, sentFrom(request))
  const [token, renewal] = await Promise.all([
    parts.tokens.issue({ userId, tokenVersion, sessionId, rotation: 0 }),
    parts.tokens.issueRenewal({ sessionId, rotation: 0 }),
  ])
  return { token, headers: renewalHeader(request, renewal, tokenHours) }
}
