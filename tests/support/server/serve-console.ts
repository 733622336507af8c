import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { buildApp } from '../../../src/server/app.ts'
import type { Services } from '../../../src/server/services.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { startSweeping } from '../../../src/server/upload/sweep.ts'
import { isRecording } from '../contract/recorder/exchange.ts'
import { openProxy } from '../contract/recorder/proxy.ts'
import { admin, demoFolder } from './start-server.ts'

/** Console and API as one server, as in a server process. */
export interface ServedConsole {
  /** `http://127.0.0.1:<port>`; in a complete test run, the address of the recording proxy. */
  url: string
  dataDir: string
  /** For data that no request can prepare. */
  services: Services
  stop: () => Promise<void>
}

/** Ports of closed proxies: at the same address, the browser has cached the files of an earlier console. */
const freed: number[] = []

/**
 * Serves the built console and the API from this process, with its own demo data. Unlike a new process, it need
 * not load and compile its code again for each test file. `settings` are added to the defaults.
 */
export const serveConsole = async (
  settings: Readonly<Record<string, string>> = {},
): Promise<ServedConsole> => {
  const dataDir = await demoFolder()
  const { app, services, close } = await buildApp(
    readSettings({
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'silent',
      ...settings,
    }),
  )
  const stopSweeping = startSweeping(services, app.log)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const from = () => (expect.getState().testPath ?? '').replace(/^.*\/tests\//, 'tests/')
  const proxy = isRecording ? await openProxy(port, from, freed.pop()) : null
  return {
    url: proxy?.url ?? `http://127.0.0.1:${port}`,
    dataDir,
    services,
    stop: async () => {
      await stopSweeping()
      await close()
      await proxy?.close()
      if (proxy) freed.push(Number(new URL(proxy.url).port))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
