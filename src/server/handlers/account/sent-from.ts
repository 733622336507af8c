import type { FastifyRequest } from 'fastify'
import type { SessionOrigin } from '../../store/accounts/sessions.ts'

/** As much of what a client calls itself as is kept. */
const programLength = 255

/** From where a request comes, as history and sessions keep it. */
export const sentFrom = ({ ip, headers }: FastifyRequest): SessionOrigin => ({
  address: ip,
  program: headers['user-agent']?.slice(0, programLength) ?? null,
})
