import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { sessionPaths } from '../../contract/conventions/session.ts'

/** The renewal token travels in this cookie and nowhere else, so that no script can read it. */
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

/** The header that hands a renewal token out, for so many hours. */
export const renewalHeader = (request: FastifyRequest, token: string, hours: number) => ({
  'set-cookie': cookie(request, token, hours * 3600),
})

/** The header that takes it away. */
export const noRenewalHeader = (request: FastifyRequest) => ({ 'set-cookie': cookie(request, '', 0) })

/** The renewal token that came along, or null. */
export const sentRenewal = ({ headers }: FastifyRequest): string | null =>
  (headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[name]) || null
