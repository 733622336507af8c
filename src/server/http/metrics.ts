import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { unauthorized } from '../errors.ts'
import type { Settings } from '../settings.ts'
import { freeSpace } from '../store/files/disk-space.ts'
import { unknownAddress } from './error-handler.ts'

/** Loopback, private (RFC 1918, RFC 4193) and link-local addresses. */
const nearNetworks = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  nearNetworks.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  nearNetworks.addSubnet(network, prefix, 'ipv6')

const isNear = (address: string): boolean => nearNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const

/** Whether a client connects directly from a nearby address; requests through a proxy are excluded. */
const connectsFromNear = ({ headers, raw }: FastifyRequest): boolean =>
  isNear(raw.socket.remoteAddress ?? '') && forwarding.every((name) => headers[name] === undefined)

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const carries = ({ headers }: FastifyRequest, token: string): boolean => {
  const [, given = ''] = /^Bearer +(.+)$/i.exec(headers.authorization ?? '') ?? []
  return timingSafeEqual(digest(given), digest(token))
}

/**
 * `/metrics` in Prometheus format: the process (memory, event loop, CPU), the free disk space, and the duration of
 * requests by method, route and status. Routes are the contract's paths, so the number of series is bounded. Requires
 * the token, if one is set; otherwise a direct connection from the machine or a private network.
 */
export const registerMetrics = (
  app: FastifyInstance,
  { metricsToken: token, dataDir }: Pick<Settings, 'metricsToken' | 'dataDir'>,
): void => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, in seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'data_dir_free_bytes',
    help: 'Space left on the disk of DATA_DIR, in bytes.',
    registers: [registry],
    async collect() {
      this.set(await freeSpace(dataDir))
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (token === null && !connectsFromNear(request)) throw unknownAddress()
    if (token !== null && !carries(request, token)) throw unauthorized('request.metricsToken')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
