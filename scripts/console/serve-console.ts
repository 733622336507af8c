import { join } from 'node:path'
import { preview } from 'vite'
import { distFolder } from '../build/build-console.ts'
import { ended, runPrism } from '../mock/prism.ts'
import { consoleFolder } from '../shared/console-folder.ts'
import { freePort } from '../shared/free-port.ts'
import { root } from '../shared/root.ts'

/** Path of the API beside the console, which has the other addresses. */
export const mockApi = '/mock-api'

/** Serves the selected console as built, and at {@link mockApi} the API that `target` is. */
export const serveConsole = (target: string, port: number, host: string) =>
  preview({
    root: join(root, 'src/console'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: distFolder() },
    preview: {
      port,
      host,
      strictPort: true,
      proxy: {
        [mockApi]: { target, changeOrigin: true, rewrite: (path) => path.slice(mockApi.length) },
      },
    },
  })

/** Serves the selected console on a Prism mock of its document, until the returned function is called. */
export const mockConsole = async (
  dynamic: boolean,
  port: number,
  host: string,
): Promise<() => Promise<void>> => {
  const prismPort = await freePort()
  const prism = await runPrism(`${consoleFolder()}/openapi.json`, prismPort, dynamic)
  const server = await serveConsole(`http://127.0.0.1:${prismPort}`, port, host).catch(
    async (error: unknown) => {
      await ended(prism)
      throw error
    },
  )
  return async () => {
    await Promise.all([server.close(), ended(prism)])
  }
}
