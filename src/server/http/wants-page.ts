import type { FastifyRequest } from 'fastify'

/** Paths of the API and of uploaded files never return the console's page. */
const served = /^\/(api|files)(\/|$)/

/** Whether a browser opens an address of the console. */
export const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !served.test(request.url) &&
  (request.headers.accept ?? '').includes('text/html')
