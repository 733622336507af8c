import { join } from 'node:path'
import { type Plugin, type PreviewServer, preview } from 'vite'
import { root } from '../shared/root.ts'
import { type MockOptions, preferHeader } from './mock-options.ts'
import { exampleRoles, type Prism } from './prism.ts'
import { type MockControl, settingsPlugin } from './settings-plugin.ts'

/** Paths that the API answers, and not the built console. */
const ofApi = '^/(api/|files/|static/file)'

/** Lets each answer of the API wait for so many milliseconds as it is to be just then. */
const slowed = (milliseconds: () => number): Plugin => ({
  name: 'slow-answers',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      const wait = new RegExp(ofApi).test(request.url ?? '') ? milliseconds() : 0
      if (wait > 0) setTimeout(next, wait)
      else next()
    })
  },
})

/**
 * Serves the built console and passes calls of the API on to Prism, on one origin; as `options` say, with a wish for an
 * answer. All but `dynamic` is changed on a page of its own while it runs. Throws when the port is taken.
 */
export const serveMock = (
  prism: Prism,
  options: MockOptions,
  port: number,
  host: string,
): Promise<PreviewServer> => {
  let current = options
  const changing: MockControl = {
    options: () => current,
    roles: exampleRoles,
    change: async (next) => {
      await prism.signInAs(next.as)
      current = { ...current, ...next }
    },
  }
  return preview({
    root: join(root, 'src/console'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [settingsPlugin(changing), slowed(() => current.slow)],
    preview: {
      port,
      host,
      strictPort: true,
      proxy: {
        [ofApi]: {
          target: `http://127.0.0.1:${prism.port}`,
          configure: (proxy) => {
            proxy.on('proxyReq', (outgoing, incoming) => {
              const preferred = incoming.headers.prefer
              const url = incoming.url ?? '/'
              const example = incoming.method === 'GET' ? prism.exampleName(url) : undefined
              const prefer = preferHeader(current, url, [preferred].flat()[0], example)
              if (prefer !== undefined) outgoing.setHeader('prefer', prefer)
            })
          },
        },
      },
    },
  })
}
