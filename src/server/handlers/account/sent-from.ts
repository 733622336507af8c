import type { FastifyRequest } from 'fastify'
import type { SessionOrigin } from '../../store/accounts/sessions.ts'

/** Maximum length of the stored User-Agent. */
const programLength = 255

/** The origin of a request, as history and sessions store it. */
export const sentFrom = ({ ip, headers }: FastifyRequest): SessionOrigin => ({
  address: ip,
  program: headers['user-agent']?.slice(0, programLength) ?? null,
})
