import type { FastifyRequest } from 'fastify'
import type { Operation } from '../contract/operation.ts'
import type { Services } from '../services.ts'

/** Whether the operation brings content that stays. What everybody may do, such as signing in, brings little. */
const adds = ({ method, body, multipart, privileges }: Operation): boolean =>
  method !== 'GET' && method !== 'DELETE' && privileges !== null && (body !== null || multipart)

/**
 * Refuses with 507 what adds to the data while less than the reserve is free, before its body is read. Reading goes on
 * whatever is free; so do deleting and signing in, until less than half of the reserve is free (`Writer` looks at that).
 */
export function spaceGate(
  services: Services,
): (operation: Operation, request: FastifyRequest) => Promise<void> {
  return async (operation, request) => {
    if (!adds(operation)) return
    const bytes = Number(request.headers['content-length'] ?? 0) || 0
    await services.database.space.require(operation.multipart ? 0 : bytes)
    if (operation.multipart) await services.fileSpace.require(bytes)
  }
}
