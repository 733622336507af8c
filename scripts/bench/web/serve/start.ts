import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { admin } from '../../../../tests/support/server/start-server.ts'
import { freePort } from '../../../shared/free-port.ts'

/** Ports of 127.0.0.1: of the console with the API, of the page by hand, and of that page with the API elsewhere. */
export interface Ports {
  console: number
  hand: number
  handElsewhere: number
}

/** Three ports that nobody uses. */
export const choosePorts = async (): Promise<Ports> => ({
  console: await freePort(),
  hand: await freePort(),
  handElsewhere: await freePort(),
})

/** Where what is served at a port is found. */
export const urlOf = (port: number): string => `http://127.0.0.1:${port}`

/**
 * Serves console, API and the page by hand in one process; pages of the origins may call the API. Throws when the process
 * ends before it is ready.
 */
export const startServing = async (
  ports: Ports,
  dataDir: string,
  handFolder: string,
  origins: readonly string[],
): Promise<() => Promise<void>> => {
  const child = fork(fileURLToPath(new URL('./served.ts', import.meta.url)), {
    env: {
      PATH: process.env.PATH ?? '',
      LOG_LEVEL: 'error',
      DEMO: 'false',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      CORS_ORIGIN: origins.join(','),
      HAND_FOLDER: handFolder,
      PORTS: JSON.stringify(ports),
    },
  })
  const ended = once(child, 'exit')
  const isReady = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)])
  if (!isReady) throw new Error('The serving process ended before it was ready.')
  return async () => {
    child.disconnect()
    await ended
  }
}
