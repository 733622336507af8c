import type { FastifyRequest } from 'fastify'
import { renewalHeader } from '../../auth/renewal-cookie.ts'
import type { Services } from '../../services.ts'
import type { Credential } from '../../store/accounts/credentials.ts'
import { beginSession, type Place } from '../../store/accounts/sessions.ts'
import type { Database } from '../../store/database.ts'
import { system } from '../../store/history/author.ts'
import { sentFrom } from './sent-from.ts'

type Parts = Pick<Services, 'settings' | 'tokens'>
type Proved = Pick<Credential, 'userId' | 'tokenVersion'>

async function begin(
  { settings, tokens }: Parts,
  kysely: Database['kysely'],
  { userId, tokenVersion }: Proved,
  place: Place,
): Promise<{ token: string; sessionId: string }> {
  const sessionId = await beginSession(kysely, userId, settings.tokenHours, place)
  return { token: await tokens.issue({ userId, tokenVersion, sessionId, rotation: 0 }), sessionId }
}

/** Begins a session that nothing renews; answers its token. */
export async function startSession(
  parts: Parts,
  kysely: Database['kysely'],
  proved: Proved,
): Promise<string> {
  return (await begin(parts, kysely, proved, system)).token
}

/** Begins a session for whoever has just proved the credential; answers its token, and the header that lets it be renewed. */
export async function startRenewable(
  parts: Parts,
  kysely: Database['kysely'],
  proved: Proved,
  request: FastifyRequest,
): Promise<{ token: string; headers: Readonly<Record<string, string>> }> {
  const { token, sessionId } = await begin(parts, kysely, proved, sentFrom(request))
  const renewal = await parts.tokens.issueRenewal({ sessionId, rotation: 0 })
  return { token, headers: renewalHeader(request, renewal, parts.settings.tokenHours) }
}
