import { join } from 'node:path'
import { type Plugin, type PreviewServer, preview } from 'vite'
import { root } from '../shared/root.ts'
import { type MockOptions, preferHeader } from './mock-options.ts'

/** Paths that the API answers, and not the built console. */
const ofApi = '^/(api/|files/|static/file)'

/** Lets each answer of the API wait for so many milliseconds. */
const slowed = (milliseconds: number): Plugin => ({
  name: 'slow-answers',
  configurePreviewServer: ({ middlewares }) => {
    if (milliseconds > 0)
      middlewares.use((request, _, next) => {
        if (new RegExp(ofApi).test(request.url ?? '')) setTimeout(next, milliseconds)
        else next()
      })
  },
})

/**
 * Serves the built console and passes calls of the API on to Prism, on one origin; as `options` say, with a wish for an
 * answer. Throws when the port is taken.
 */
export const serveMock = (
  prismPort: number,
  options: Pick<MockOptions, 'code' | 'path' | 'dynamic'> & Partial<MockOptions>,
  port: number,
  host: string,
): Promise<PreviewServer> =>
  preview({
    root: join(root, 'src/console'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [slowed(options.slow ?? 0)],
    preview: {
      port,
      host,
      strictPort: true,
      proxy: {
        [ofApi]: {
          target: `http://127.0.0.1:${prismPort}`,
          configure: (proxy) => {
            proxy.on('proxyReq', (outgoing, incoming) => {
              const preferred = incoming.headers.prefer
              const prefer = preferHeader(options, incoming.url ?? '/', [preferred].flat()[0])
              if (prefer !== undefined) outgoing.setHeader('prefer', prefer)
            })
          },
        },
      },
    },
  })
