import type { FastifyServerOptions } from 'fastify'

/** What must never reach the log, wherever it stands in what is logged. */
const secrets = ['authorization', 'cookie', 'password', 'newPassword', 'previousPassword', 'accessToken']

/** Structured log lines, one a request and one an error, with the request's id and without secrets. */
export function logOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[removed]',
    },
    serializers: {
      // The query stays out: searches may name people.
      req: (request) => ({ method: request.method, path: request.url.split('?')[0], ip: request.ip }),
    },
  }
}
