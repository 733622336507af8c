import type { FastifyInstance } from 'fastify'
import { HttpError } from './errors.ts'

/**
 * While the server ends, refuses what still comes on open connections (503, in the shape of every error), so that a
 * balancer or the client tries elsewhere or later. Fastify's own answer to it has a shape of its own and is switched off
 * (`return503OnClosing`); it goes on to close those connections.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  const refusal = new HttpError(503, 'The server is being restarted. Please try again shortly.', {
    headers: { 'retry-after': '5' },
  })
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', async (_request, reply) => {
    if (closing) return reply.code(refusal.status).headers(refusal.headers).send(refusal.toBody())
  })
}
