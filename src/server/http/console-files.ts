import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeMarkup } from '../../contract/text/markup.ts'
import { unknownAddress, wantsPage } from './error-handler.ts'

/** The header `cache-control` of immutable content: cached for a year without revalidation. */
export const immutable = 'public, max-age=31536000, immutable'

/** The page with the foundation's name in its title and its meta tag. */
const withName = (page: string, name: string): string => {
  const safe = escapeMarkup(name)
  return page
    .replace(
      /(<meta name="foundation-name" content=")[^"]*(")/,
      (_all, before: string, after: string) => before + safe + after,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${safe} admin dashboard</title>`)
    .replace(/(<span data-foundation>)[^<]*/, (_all, before: string) => before + safe)
}

const pageOf = (folder: string): Promise<string | null> =>
  readFile(join(folder, 'index.html'), 'utf8').catch(() => null)

/** The origin of the API in a build of the console (VITE_API_HOST); null for the origin that serves it. */
export const apiOriginOf = async (folder: string): Promise<string | null> => {
  const [, host] = /<meta name="api-host" content="([^"]+)"/.exec((await pageOf(folder)) ?? '') ?? []
  return host !== undefined && URL.canParse(host) ? new URL(host).origin : null
}

/** Hashes of the inline scripts of the console's page, for the Content-Security-Policy. */
export const pageScriptHashes = async (folder: string): Promise<string[]> => {
  const scripts = ((await pageOf(folder)) ?? '').matchAll(/<script>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** Headers that browsers use only for pages; omitted from files, whose number slows the first visit. */
const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

interface Page {
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

/** The page and its compressed forms, created once. */
const compressed = async (page: string): Promise<Page> => {
  const plain = Buffer.from(page)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain),
    promisify(gzip)(plain, { level: 9 }),
  ])
  return { plain, br, gzip: zipped }
}

const sendPage = (page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((each) => new RegExp(`\\b${each}\\b`).test(accepted))
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.send(page[encoding ?? 'plain'])
}

/**
 * Serves the built console from a folder: its files, and its page for every other path opened in a browser. Without a
 * build, only the API is served.
 */
export const serveConsole = async (
  app: FastifyInstance,
  folder: string,
  foundationName: string,
): Promise<void> => {
  const page = await pageOf(folder)
  if (page === null) {
    app.setNotFoundHandler(() => {
      throw unknownAddress()
    })
    return
  }
  const named = await compressed(withName(page, foundationName))
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // One route per file, so the console's own folders and paths are never taken for files.
    wildcard: false,
    globIgnore: ['index.html', '**/*.{br,gz}'],
    preCompressed: true,
    // Names under assets/ contain a hash of the content.
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${join(folder, 'assets')}`)
      reply.header('cache-control', hashed ? immutable : 'no-cache')
      if (hashed) for (const name of ofPages) reply.removeHeader(name)
    },
  })
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) throw unknownAddress()
    return sendPage(named, request, reply)
  })
}

/**
 * The policy of the console's page, limited to what it needs; its component library sets styles at run time.
 * `apiOrigin` is the API of the built console, if it has another origin; `scripts` are the hashes of inline scripts.
 */
export const contentSecurityPolicy = (
  apiOrigin: string | null,
  scripts: readonly string[],
): {
  useDefaults: false
  directives: Record<string, string[]>
} => {
  const api = apiOrigin === null ? [] : [apiOrigin]
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...scripts],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', 'https:', ...api],
      'media-src': ["'self'", 'blob:', 'https:', ...api],
      'font-src': ["'self'", 'data:'],
      'connect-src': ["'self'", ...api],
      'frame-src': ["'self'", 'blob:'],
      'worker-src': ["'self'", 'blob:'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    },
  }
}
