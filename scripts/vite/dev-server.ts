import { createServer, type ViteDevServer } from 'vite'
import { validatorsPlugin } from './validators-plugin.ts'

interface Options {
  /** The project's folder. */
  folder: string
  port: number
  /** Address of the API. */
  api: string
  /** Cache folder of the prebundled libraries; Vite's default when omitted. */
  cacheDir?: string
}

/** Starts Vite's development server for the console, with an API behind it. Throws if the port is in use. */
export const startDevServer = async ({ folder, port, api, cacheDir }: Options): Promise<ViteDevServer> => {
  process.env.DEV_API = api
  const server = await createServer({
    root: `${folder}/src/console`,
    configFile: `${folder}/vite.config.ts`,
    plugins: [validatorsPlugin(folder)],
    server: { port, strictPort: true },
    ...(cacheDir !== undefined && { cacheDir }),
  })
  return server.listen()
}
