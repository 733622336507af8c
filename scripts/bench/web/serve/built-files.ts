import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

interface BuiltFile {
  plain: Buffer
  zipped: Buffer
  headers: Readonly<Record<string, string>>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

const built = (path: string, plain: Buffer): BuiltFile => ({
  plain,
  zipped: gzipSync(plain, { level: 9 }),
  headers: {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
    vary: 'accept-encoding',
  },
})

const send = (request: IncomingMessage, response: ServerResponse, file: BuiltFile): void => {
  if (request.headers['if-none-match'] === file.headers.etag) {
    response.writeHead(304, file.headers).end()
    return
  }
  const isZipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const body = isZipped ? file.zipped : file.plain
  response.writeHead(200, {
    ...file.headers,
    'content-length': body.length,
    ...(isZipped && { 'content-encoding': 'gzip' }),
  })
  response.end(body)
}

/**
 * Serves a built page as a usual deployment does: files compressed beforehand and kept in memory, hashed ones for good,
 * and the page itself for every address that is no file. `apiHost` is written into the page where the API has another
 * origin.
 */
export const serveBuilt = async (folder: string, apiHost: string | null): Promise<RequestListener> => {
  const files = new Map<string, BuiltFile>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const content = await readFile(file)
    const named =
      path === '/index.html' && apiHost !== null
        ? Buffer.from(
            content.toString().replace('</title>', `</title><meta name="api-host" content="${apiHost}">`),
          )
        : content
    files.set(path, built(path, named))
  }
  const page = files.get('/index.html')
  if (!page) throw new Error(`There is no built page in ${folder}`)
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page')
    const file = files.get(pathname) ?? (extname(pathname) === '' ? page : undefined)
    if (file) send(request, response, file)
    else response.writeHead(404).end()
  }
}
