import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { type MockOptions, preferHeader } from './mock-options.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}

const isApi = (url: string): boolean => /^\/(api|files|static)(\/|\?|$)/.test(url)

/** The built file that a path names, if any. */
const builtFile = (folder: string, url: string): string | null => {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
  const file = join(folder, path)
  return file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? file : null
}

const serveFile = (file: string, response: ServerResponse): void => {
  response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
  createReadStream(file).pipe(response)
}

const pass = (
  incoming: IncomingMessage,
  response: ServerResponse,
  prismPort: number,
  options: MockOptions,
): void => {
  const url = incoming.url ?? '/'
  const sent = incoming.headers.prefer
  const prefer = preferHeader(options, url, Array.isArray(sent) ? sent[0] : sent)
  const outgoing = request(
    {
      host: '127.0.0.1',
      port: prismPort,
      method: incoming.method,
      path: url,
      headers: { ...incoming.headers, ...(prefer !== undefined && { prefer }) },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  outgoing.on('error', (error) => {
    response.writeHead(502, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ success: false, message: `The mock does not answer: ${error.message}` }))
  })
  incoming.pipe(outgoing)
}

/** Serves the built console of `folder` and passes `/api`, `/files` and `/static` on to Prism, on one origin. */
export const consoleServer = (folder: string, prismPort: number, options: MockOptions): Server =>
  createServer((incoming, response) => {
    const url = incoming.url ?? '/'
    const file = builtFile(folder, url)
    if (file !== null) serveFile(file, response)
    else if (isApi(url)) pass(incoming, response, prismPort, options)
    // Any other path is a screen of the console.
    else serveFile(join(folder, 'index.html'), response)
  })
