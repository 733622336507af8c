import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { overlaid, resolver, withoutRemoved } from '../../../scripts/generate/overlay.ts'
import { type Document, type Endpoint, readContractNow } from '../../../scripts/shared/contract.ts'
import { valueAt } from '../../../src/contract/json.ts'
import { finderOf, parameterNames } from './find-operation.ts'

/** How the API refuses calls that it does not have. */
export interface Unknown {
  status: 401 | 403 | 404 | 405 | 501
  /** JSON, or an HTML page; neither is an envelope. */
  body: string
}

/** Refusals of common frameworks. */
export const refusals = {
  notFound: { status: 404, body: '{"timestamp":"2026-03-14T09:26:53Z","status":404,"error":"Not Found"}' },
  unauthorized: {
    status: 401,
    body: '{"timestamp":"2026-03-14T09:26:53Z","status":401,"error":"Unauthorized"}',
  },
  forbidden: { status: 403, body: '<!doctype html><title>403 Forbidden</title>' },
} as const satisfies Record<string, Unknown>

/** A request that arrived for the API. */
export interface Passed {
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingHttpHeaders
  status: number
  /** The operation; undefined if the API does not have it. */
  operation: string | undefined
  /** Names of query parameters and headers that the operation does not declare. */
  undeclared: readonly string[]
}

export interface StatedApi {
  url: string
  /** Everything that arrived, in order. */
  passed: Passed[]
  /** The same, once per operation and status, for a report. */
  log: () => string
  close: () => Promise<void>
}

export interface StatedApiOptions {
  /** The server behind it. */
  target: string
  overlay?: string
  unknown?: Unknown
  /** The only other origin that may call it, with no other headers than Authorization and Content-Type. */
  origin?: string
  /** Operations that it lacks besides. */
  without?: readonly string[]
  /** Changes the body of a success. */
  change?: (operation: string, body: unknown) => unknown
  /** Returns this for every call of the session, like an API whose tokens have all expired. */
  expired?: Unknown
}

/** Headers that every client sends, or that belong to the connection. */
const usual =
  /^(accept|accept-.*|authorization|cache-control|connection|content-.*|host|origin|pragma|priority|referer|sec-.*|user-agent|upgrade-.*|transfer-encoding|dnt|cookie|te|purpose)$/

const passedOn = /^(content-type|content-disposition|content-security-policy|cache-control)$/

const read = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const bodySchema = (document: Document, endpoint: Endpoint): unknown =>
  valueAt(document, [
    'paths',
    endpoint.path,
    endpoint.method,
    'responses',
    '200',
    'content',
    'application/json',
    'schema',
  ])

const refuse = (response: ServerResponse, refusal: Unknown): Unknown => {
  const type = refusal.body.startsWith('<') ? 'text/html' : 'application/json'
  response.writeHead(refusal.status, { 'content-type': type }).end(refusal.body)
  return refusal
}

const undeclaredIn = (
  document: Document,
  endpoint: Endpoint | undefined,
  { searchParams }: URL,
  headers: IncomingHttpHeaders,
): readonly string[] => {
  const [query, own] = (['query', 'header'] as const).map((place) =>
    endpoint ? parameterNames(document, endpoint, place).map((name) => name.toLowerCase()) : [],
  )
  return [
    ...[...searchParams.keys()].filter((name) => !query?.includes(name.toLowerCase())),
    ...Object.keys(headers).filter((name) => !usual.test(name) && !own?.includes(name)),
  ]
}

const copyHead = (from: Response, response: ServerResponse): void => {
  response.statusCode = from.status
  for (const [name, value] of from.headers) if (passedOn.test(name)) response.setHeader(name, value)
}

/** Forwards a request, with the headers of any API and those that the operation declares. */
const forward = async (
  request: IncomingMessage,
  url: string,
  declared: readonly string[],
): Promise<Response> => {
  const headers = new Headers()
  const isKept = (name: string): boolean =>
    /^(accept|accept-language|authorization|content-type)$/.test(name) ||
    declared.some((own) => own.toLowerCase() === name)
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && isKept(name)) headers.set(name, String(value))
  const body = await read(request)
  return fetch(url, {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  })
}

const logOf = (passed: readonly Passed[]): string => {
  const lines = passed.map(({ method, path, status, operation, undeclared }) => {
    const ignored = undeclared.length > 0 ? ` ignored: ${undeclared.join(', ')}` : ''
    return `${status} ${method} ${operation ?? path.replaceAll(/\d+/g, '{}')}${ignored}`
  })
  return [...Map.groupBy(lines, (line) => line)]
    .map(([line, all]) => `${String(all.length).padStart(4)} ${line}`)
    .sort()
    .join('\n')
}

/**
 * Starts an API with exactly the stated operations in front of a reference server: it refuses other operations,
 * ignores parameters, headers and cookies that it does not declare, and removes other properties. The console's
 * files and pages pass.
 */
export const startStatedApi = async (options: StatedApiOptions): Promise<StatedApi> => {
  const { target, overlay = 'stated', unknown = refusals.notFound, origin, expired, without = [] } = options
  const { change = (_, body) => body } = options
  const full = readContractNow()
  const stated = await overlaid(full, overlay)
  const find = finderOf(stated)
  const resolve = { was: resolver({ ...full }), is: resolver({ ...stated }) }
  const passed: Passed[] = []

  const allowOrigin = (request: IncomingMessage, response: ServerResponse): void => {
    if (origin === undefined || request.headers.origin !== origin) return
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-allow-headers', 'authorization, content-type')
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE')
  }

  /** Pages of the console, and files. */
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const from = await forward(request, `${target}${request.url}`, [])
    copyHead(from, response)
    response.end(Buffer.from(await from.arrayBuffer()))
  }

  const call = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const { method = 'GET', headers } = request
    const found = find(method, url.pathname)
    const endpoint = found && without.includes(found.operation.operationId) ? undefined : found
    const entry: Passed = {
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers,
      status: 0,
      operation: endpoint?.operation.operationId,
      undeclared: undeclaredIn(stated, endpoint, url, headers),
    }
    passed.push(entry)
    const refusal = endpoint === undefined ? unknown : headers.authorization && expired
    if (endpoint === undefined || refusal) {
      const { status } = refuse(response, refusal || unknown)
      entry.status = status
      return
    }
    for (const name of entry.undeclared) url.searchParams.delete(name)
    const declared = parameterNames(stated, endpoint, 'header')
    const from = await forward(request, `${target}${url.pathname}${url.search}`, declared)
    entry.status = from.status
    const schemas = [bodySchema(full, endpoint), bodySchema(stated, endpoint)] as const
    copyHead(from, response)
    response.end(
      from.ok && from.headers.get('content-type')?.includes('json')
        ? JSON.stringify(
            change(endpoint.operation.operationId, withoutRemoved(await from.json(), ...schemas, resolve)),
          )
        : Buffer.from(await from.arrayBuffer()),
    )
  }

  const server = createServer((request, response) => {
    allowOrigin(request, response)
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const isCall = /^\/(api|static\/file)(\/|$)/.test(url.pathname)
    const done = isCall ? call(request, response, url) : pass(request, response)
    done.catch((error: unknown) => response.writeHead(502).end(String(error)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    log: () => logOf(passed),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
