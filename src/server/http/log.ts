import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** Fields that must never be logged, at any depth. */
const secrets = ['authorization', 'cookie', 'password', 'newPassword', 'previousPassword', 'accessToken']

/** Structured log lines, one per request, with the request's id and without secrets. */
export const logOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  redact: {
    paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    censor: '[removed]',
  },
  serializers: { req: (request) => ({ method: request.method, path: pathOf(request.url) }) },
})

/** The query is not logged, since searches may contain names. */
const pathOf = (url: string): string => url.split('?')[0] ?? ''

/** Logs one line per completed request. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip } = request
    const line = { method, path: pathOf(url), status: reply.statusCode, ip }
    request.log.info({ ...line, milliseconds: Math.round(reply.elapsedTime) }, 'request completed')
  })
}
