import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import { bodyText, isOfContract, isRefusal, keepExchange, plainHeaders } from './exchange.ts'

const unpack: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
}

const unpacked = (bytes: Buffer, encoding: string | undefined): Buffer =>
  (bytes.length > 0 ? unpack[encoding ?? '']?.(bytes) : undefined) ?? bytes

/** Headers of a single connection. */
const passedOn = ({ headers }: IncomingMessage): IncomingMessage['headers'] => {
  const { connection: _, 'keep-alive': __, ...rest } = headers
  return rest
}

const gather = (stream: IncomingMessage): Buffer[] => {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  return chunks
}

const isFromBrowser = ({ headers }: IncomingMessage): boolean =>
  headers['user-agent']?.includes('Mozilla') === true

const keep = (
  from: string,
  incoming: IncomingMessage,
  sent: Buffer[],
  response: IncomingMessage,
  got: Buffer[],
): void => {
  const body = Buffer.concat(sent)
  const type = response.headers['content-type']
  keepExchange({
    from,
    method: incoming.method ?? '',
    url: incoming.url ?? '/',
    requestHeaders: plainHeaders(incoming.headers),
    requestBody: body.length === 0 ? null : bodyText(body, incoming.headers['content-type']),
    isInvalid: !isFromBrowser(incoming) && isRefusal(response.statusCode ?? 0),
    status: response.statusCode ?? 0,
    responseHeaders: plainHeaders(response.headers),
    responseBody: bodyText(unpacked(Buffer.concat(got), response.headers['content-encoding']), type),
  })
}

const pass = (
  from: string,
  port: number,
  agent: Agent,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void => {
  const sent = gather(incoming)
  const forward = request({
    host: '127.0.0.1',
    port,
    agent,
    method: incoming.method,
    path: incoming.url,
    // A server that refuses a request by its head closes the connection while the body is sent, which can lose the
    // response; like other clients, this one asks to keep it open.
    headers: { ...passedOn(incoming), connection: 'keep-alive' },
  })
  forward.on('response', (upstream) => {
    outgoing.writeHead(upstream.statusCode ?? 502, passedOn(upstream))
    if (isOfContract({ method: incoming.method ?? '', url: incoming.url ?? '/' })) {
      const got = gather(upstream)
      upstream.on('end', () => keep(from, incoming, sent, upstream, got))
    }
    upstream.on('error', () => outgoing.destroy())
    upstream.pipe(outgoing)
  })
  forward.on('error', () => outgoing.destroy())
  outgoing.on('close', () => forward.destroy())
  incoming.pipe(forward)
}

/** A proxy in front of a server that records all exchanges. */
export interface RecordingProxy {
  url: string
  close: () => Promise<void>
}

/**
 * Opens a proxy for the server on `port`, itself on port `at` if that is free; `from` names the present client in
 * the record.
 */
export const openProxy = async (port: number, from: () => string, at = 0): Promise<RecordingProxy> => {
  // A connection per request: the server could close a kept one just when it is used again.
  const agent = new Agent({ keepAlive: false })
  const door = createServer((incoming, outgoing) => pass(from(), port, agent, incoming, outgoing))
  await new Promise<void>((resolve) => {
    door.once('error', () => door.listen(0, '127.0.0.1')).listen(at, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        const late = setTimeout(() => door.closeAllConnections(), 1000)
        door.close(() => {
          clearTimeout(late)
          resolve()
        })
      }),
  }
}
