import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unknownAddress } from './error-handler.ts'

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The page with the foundation's name in its title and its meta tag. */
function withName(page: string, name: string): string {
  const safe = escapeHtml(name)
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

/** The origin of the API that a build of the console calls (VITE_API_HOST); null for the one that serves it. */
export async function apiOriginOf(folder: string): Promise<string | null> {
  const [, host] = /<meta name="api-host" content="([^"]+)"/.exec((await pageOf(folder)) ?? '') ?? []
  return host !== undefined && URL.canParse(host) ? new URL(host).origin : null
}

/** Hashes of the scripts that stand in the console's page itself, for the Content-Security-Policy. */
export async function pageScriptHashes(folder: string): Promise<string[]> {
  const scripts = ((await pageOf(folder)) ?? '').matchAll(/<script>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** Paths of the API and of uploaded files never answer the console's page. */
const served = /^\/(api|files)(\/|$)/

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !served.test(request.url) &&
  (request.headers.accept ?? '').includes('text/html')

/**
 * Serves the built console from a folder: its files, and its page for every other path that a browser opens. Without a
 * build only the API answers.
 */
export async function serveConsole(
  app: FastifyInstance,
  folder: string,
  foundationName: string,
): Promise<void> {
  const page = await pageOf(folder)
  if (page === null) {
    app.setNotFoundHandler(() => {
      throw unknownAddress()
    })
    return
  }
  const named = withName(page, foundationName)
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // One route a file: folders and paths of the console's own are nobody's files.
    wildcard: false,
    globIgnore: ['index.html'],
    preCompressed: true,
    // Names under assets/ carry a hash of what is in them.
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${join(folder, 'assets')}`)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) throw unknownAddress()
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(named)
  })
}
