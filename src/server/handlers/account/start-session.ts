import type { FastifyRequest } from 'fastify'
import { renewalHeader } from '../../auth/renewal-cookie.ts'
import type { Services } from '../../services.ts'
import type { Credential } from '../../store/accounts/credentials.ts'
import { beginSession } from '../../store/accounts/sessions.ts'
import type { Queryable } from '../../store/database.ts'
import { sentFrom } from './sent-from.ts'

/** A session's token, and the header that lets it be renewed. */
export type Started = { readonly token: string; readonly headers: Readonly<Record<string, string>> }

/** Whose session begins, and whether he has proved himself by a second factor too. */
type Proved = Pick<Credential, 'userId' | 'tokenVersion'> & { readonly proved: boolean }

/** Begins a session for whoever has just proved the credential. */
export async function startRenewable(
  parts: Pick<Services, 'settings' | 'tokens'>,
  db: Queryable,
  { userId, tokenVersion, proved }: Proved,
  request: FastifyRequest,
): Promise<Started> {
  const { tokenHours } = parts.settings
  const sessionId = await beginSession(db, userId, tokenHours, { ...sentFrom(request), proved })
  const [token, renewal] = await Promise.all([
    parts.tokens.issue({ userId, tokenVersion, sessionId, rotation: 0 }),
    parts.tokens.issueRenewal({ sessionId, rotation: 0 }),
  ])
  return { token, headers: renewalHeader(request, renewal, tokenHours) }
}
