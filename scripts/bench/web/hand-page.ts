import { readdir, readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

/**
 * Builds the hand-written page into a folder and serves it like a usual deployment: from memory, precompressed, with
 * immutable hashed files, and the page itself for every address that is not a file.
 */
export const handPage = async (outDir: string): Promise<RequestListener> => {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'hand'),
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 1500 },
  })
  const files = new Map<string, Buffer>()
  for (const name of [
    'index.html',
    ...(await readdir(join(outDir, 'assets'))).map((file) => `assets/${file}`),
  ])
    files.set(`/${name}`, gzipSync(await readFile(join(outDir, name)), { level: 9 }))
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page')
    const path = extname(pathname) === '' ? '/index.html' : pathname
    const content = files.get(path)
    response.writeHead(content ? 200 : 404, {
      'content-type': `${types[extname(path)] ?? 'text/css'}; charset=utf-8`,
      'content-encoding': 'gzip',
      'cache-control': path === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    })
    response.end(content ?? gzipSync(''))
  }
}
