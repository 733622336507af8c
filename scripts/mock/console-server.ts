import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Plugin, type PreviewServer, preview } from 'vite'
import { root } from '../shared/root.ts'
import { checkRules } from './check-rules.ts'
import { type MockOptions, preferHeader } from './mock-options.ts'
import { exampleRoles, type Prism } from './prism.ts'
import { refusalOfViolations, violationsHeader } from './refusal-of-violations.ts'
import { type MockControl, settingsPlugin } from './settings-plugin.ts'

/** Paths of the API, not of the built console. */
const ofApi = '^/(api/|files/|static/file)'

/** Delays each API response by the present setting, in milliseconds. */
const slowed = (milliseconds: () => number): Plugin => ({
  name: 'slow-responses',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      const wait = new RegExp(ofApi).test(request.url ?? '') ? milliseconds() : 0
      if (wait > 0) setTimeout(next, wait)
      else next()
    })
  },
})

/**
 * Forwards a response of Prism. The error for an invalid request describes the violation, unless its status was
 * requested.
 */
const passOn = (upstream: IncomingMessage, response: ServerResponse, prefer: string): void => {
  const { statusCode = 502, headers } = upstream
  const violations = [headers[violationsHeader] ?? []].flat()[0]
  const isForced = prefer.includes(`code=${statusCode}`)
  const refusal =
    violations !== undefined && statusCode >= 400 && !isForced ? refusalOfViolations(violations) : null
  if (!refusal) {
    response.writeHead(statusCode, headers)
    upstream.pipe(response)
    return
  }
  upstream.resume()
  response.writeHead(statusCode, { 'content-type': 'application/json' })
  response.end(JSON.stringify(refusal))
}

/**
 * Serves the built console and forwards API calls to Prism, on one origin, with a preferred response according to
 * `options`. All options but `dynamic` can be changed on a settings page at run time. Throws if the port is in use.
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
      await checkRules(next.rules)
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
          selfHandleResponse: true,
          configure: (proxy) => {
            proxy.on('proxyReq', (outgoing, incoming) => {
              const preferred = incoming.headers.prefer
              const url = incoming.url ?? '/'
              const example = incoming.method === 'GET' ? prism.exampleName(url) : undefined
              const prefer = preferHeader(current, url, [preferred].flat()[0], example)
              if (prefer !== undefined) outgoing.setHeader('prefer', prefer)
              // In wire format, which the response is checked against.
              if (prefer !== undefined) incoming.headers.prefer = prefer
            })
            proxy.on('proxyRes', (upstream, incoming, response) =>
              passOn(upstream, response as ServerResponse, String(incoming.headers.prefer)),
            )
          },
        },
      },
    },
  })
}
