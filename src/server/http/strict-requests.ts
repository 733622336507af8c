import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest } from '../errors.ts'

const hostHeaders = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

/**
 * Refuses requests with several Host headers, since a proxy might use another one, and disables caching of responses
 * unless their operation allows it.
 */
export const addStrictRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (hostHeaders(request) > 1) throw badRequest([], 'request.hostHeaders')
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.operation && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
  })
}
