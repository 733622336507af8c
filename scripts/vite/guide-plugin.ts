import type { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { guideFiles } from '../guide/guide-files.ts'

/** Base path of the guide. */
const base = '/guide/'

const send = async (path: string, response: ServerResponse, next: () => void): Promise<void> => {
  const found = (await guideFiles()).find((file) => file.path === path)
  if (!found) return next()
  response.setHeader('content-type', found.type)
  response.end(found.content)
}

/** The staff guide as pages beside the console: files of a build, generated per request under `npm run dev`. */
export const guidePlugin = (): Plugin => ({
  name: 'foundation-guide',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0] ?? ''
      if (path.startsWith(base)) send(path.slice(base.length), response, next).catch(next)
      else next()
    })
  },
  async generateBundle() {
    for (const { path, content } of await guideFiles())
      this.emitFile({ type: 'asset', fileName: base.slice(1) + path, source: content })
  },
})
