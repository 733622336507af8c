import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** What must never reach the log, wherever it stands in what is logged. */
const secrets = ['authorization', 'cookie', 'password', 'newPassword', 'previousPassword', 'accessToken']

/** Structured log lines, one a request, with the request's id and without secrets. */
export function logOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[removed]',
    },
    serializers: { req: (request) => ({ method: request.method, path: pathOf(request.url) }) },
  }
}

/** The query stays out of the log: searches may name people. */
const pathOf = (url: string): string => url.split('?')[0] ?? ''

/** Writes one line for every request that has been answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip } = request
    const line = { method, path: pathOf(url), status: reply.statusCode, ip }
    request.log.info({ ...line, milliseconds: Math.round(reply.elapsedTime) }, 'answered')
  })
}
