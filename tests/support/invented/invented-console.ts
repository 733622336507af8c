import { join } from 'node:path'
import { freePort } from '../../../scripts/shared/free-port.ts'
import { startDevServer } from '../../../scripts/vite/dev-server.ts'
import { openPage, sharedBrowser, signedInState } from '../browser/browser.ts'
import { copyProject } from '../project-copy.ts'
import { type ApiClient, apiClient } from '../server/api-client.ts'
import { startServer } from '../server/start-server.ts'
import { addInvented } from './add-invented.ts'

/** Creates the records that the invented ones reference; returns the district. */
const addReferences = async (api: ApiClient) => {
  for (const [code, name] of Object.entries({ bn: 'বাংলা', ar: 'العربية', en: 'English' }))
    await api.send('POST', '/api/language/create', { code, name, active: true })
  const name = 'রাজশাহী'
  const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/district/create', { name })
  return { id: payload.id, name }
}

/** Starts API and development server of a copy with the invented resource, and opens one of its pages. */
export const startInvented = async () => {
  const copy = await copyProject()
  const { folder } = copy
  await addInvented(folder)
  await copy.script('scripts/generate.ts')
  const server = await startServer({ project: folder, env: { DEMO: 'false' } })
  const api = await apiClient(server.url)
  const district = await addReferences(api)
  const port = await freePort()
  const dev = await startDevServer({ folder, port, api: server.url, cacheDir: join(folder, '.cache/vite') })
  const baseURL = `http://localhost:${port}`
  const context = { storageState: signedInState(baseURL, api.token) }
  // The packages are outside of the copy, where the development server serves no files.
  const allow = [/node_modules\/@fontsource/]
  const watched = await openPage(await sharedBrowser(), { baseURL, allow, context })
  return {
    folder,
    server,
    api,
    district,
    watched,
    stop: async (): Promise<void> => {
      await watched.close()
      await dev.close()
      await server.stop()
      await copy.remove()
    },
  }
}

export type InventedConsole = Awaited<ReturnType<typeof startInvented>>
