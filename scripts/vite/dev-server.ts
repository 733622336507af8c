import { createServer, type ViteDevServer } from 'vite'
import { validatorsPlugin } from './validators-plugin.ts'

interface Options {
  /** The project's folder. */
  folder: string
  port: number
  /** Address of the API. */
  api: string
  /** Where the libraries are kept as the browser takes them; Vite's own place when left out. */
  cacheDir?: string
}

/** Starts Vite's development server with the console in front of an API. Throws when the port is taken. */
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
