import type { FastifyRequest } from 'fastify'
import type { Operation } from '../contract/operation.ts'
import type { Services } from '../services.ts'

/** Whether the operation adds lasting content. Operations for everybody, such as signing in, add little. */
const adds = ({ method, body, multipart, privileges }: Operation): boolean =>
  method !== 'GET' && method !== 'DELETE' && privileges !== null && (body !== null || multipart)

/**
 * Refuses operations that add data with 507, before reading the body, while less than the reserve is free. Reads always
 * continue; deletes and sign-ins continue until less than half of the reserve is free (checked by `Writer`).
 */
export const spaceGate =
  (services: Services): ((operation: Operation, request: FastifyRequest) => Promise<void>) =>
  async (operation, request) => {
    if (!adds(operation)) return
    const bytes = Number(request.headers['content-length'] ?? 0) || 0
    await services.database.space.require(operation.multipart ? 0 : bytes)
    if (operation.multipart) await services.fileSpace.require(bytes)
  }
