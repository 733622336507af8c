import type { FastifyRequest } from 'fastify'

/** Paths of the API and of uploaded files never answer the console's page. */
const served = /^\/(api|files)(\/|$)/

/** Whether somebody opens an address of the console in a browser. */
export const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !served.test(request.url) &&
  (request.headers.accept ?? '').includes('text/html')
