import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import type { RenewalAnswer } from '../../../../generated/api/foundation.schemas.ts'
import { sessionPaths } from '../../../contract/conventions/session.ts'
import type { RenewalClaims } from '../../auth/tokens.ts'
import { HttpError } from '../../errors.ts'
import { endCopiedSession, rotateSession } from '../../store/accounts/sessions.ts'
import type { Store } from '../../store/store.ts'
import type { Call, OperationResult } from '../handler.ts'

/** The cookie of the renewal token, which scripts cannot read. */
const name = 'renewal'

const cookie = ({ protocol }: FastifyRequest, value: string, maxAge: number): string =>
  stringifySetCookie({
    name,
    value,
    maxAge,
    httpOnly: true,
    sameSite: 'strict',
    secure: protocol === 'https',
    path: sessionPaths.renew,
  })

/** The header that sets the renewal token, for this many hours. */
export const renewalHeader = (request: FastifyRequest, token: string, hours: number) => ({
  'set-cookie': cookie(request, token, hours * 3600),
})

/** The header that removes the renewal token. */
const noRenewalHeader = (request: FastifyRequest) => ({ 'set-cookie': cookie(request, '', 0) })

/** The renewal token of the request, or null. */
const sentRenewal = ({ headers }: FastifyRequest): string | null =>
  (headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[name]) || null

/** Ends the session when the token was used before, and so is a copy, and records this. */
const endIfCopied = (store: Store, { sessionId, rotation }: RenewalClaims): Promise<void> =>
  store.transaction(async (writer) => {
    const owner = await endCopiedSession(writer.db, sessionId, rotation)
    if (owner !== null) await writer.note(owner, 'SESSION_END')
  })

/** renewSession: exchanges the renewal token in the cookie for a new access token and the next renewal token. */
export const renewSession = async ({
  request,
  services,
  store,
}: Call): Promise<OperationResult<RenewalAnswer>> => {
  const { tokens, settings } = services
  const sent = sentRenewal(request)
  if (sent === null) return { payload: { accessToken: null } }
  const claims = await tokens.readRenewal(sent)
  const renewed =
    claims && (await rotateSession(store.db, claims.sessionId, claims.rotation, settings.tokenHours))
  if (claims && !renewed) await endIfCopied(store, claims)
  if (!claims || !renewed) throw new HttpError(401, 'session.ended', { headers: noRenewalHeader(request) })
  const { sessionId } = claims
  const accessToken = await tokens.issue({ ...renewed, sessionId }, settings.tokenMinutes)
  const renewal = await tokens.issueRenewal({ sessionId, rotation: renewed.rotation })
  return { payload: { accessToken }, headers: renewalHeader(request, renewal, settings.tokenHours) }
}
