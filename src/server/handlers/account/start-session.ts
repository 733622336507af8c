import type { FastifyRequest } from 'fastify'
import { renewalHeader } from '../../auth/renewal-cookie.ts'
import { unauthorized } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { Credential } from '../../store/accounts/credentials.ts'
import { beginSession } from '../../store/accounts/sessions.ts'
import type { Queryable } from '../../store/database.ts'
import { sentFrom } from './sent-from.ts'

/** The token of a session, and the header with its renewal cookie. */
export interface Started {
  readonly token: string
  readonly headers: Readonly<Record<string, string>>
}

/** The user whose session starts, and whether a second factor was proved. */
type Proved = Pick<Credential, 'userId' | 'tokenVersion'> & { readonly proved: boolean }

/**
 * Starts a session for a user who has just proved this version of the credential. Throws 401 if the password was
 * changed or the account closed meanwhile.
 */
export const startRenewable = async (
  parts: Pick<Services, 'settings' | 'tokens'>,
  db: Queryable,
  { userId, tokenVersion, proved }: Proved,
  request: FastifyRequest,
): Promise<Started> => {
  const { tokenHours } = parts.settings
  const start = { ...sentFrom(request), tokenVersion, proved }
  const sessionId = await beginSession(db, userId, tokenHours, start)
  if (sessionId === null) throw unauthorized('session.wrong')
  const [token, renewal] = await Promise.all([
    parts.tokens.issue({ userId, tokenVersion, sessionId, rotation: 0 }),
    parts.tokens.issueRenewal({ sessionId, rotation: 0 }),
  ])
  return { token, headers: renewalHeader(request, renewal, tokenHours) }
}
