import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { sessionPaths } from '../../contract/conventions/session.ts'

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
export const noRenewalHeader = (request: FastifyRequest) => ({ 'set-cookie': cookie(request, '', 0) })

/** The renewal token of the request, or null. */
export const sentRenewal = ({ headers }: FastifyRequest): string | null =>
  (headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[name]) || null
