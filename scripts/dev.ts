/**
 * Runs the API, restarted when its sources change, and Vite's development server in front of it on `PORT`. Checks the
 * modules initially and after each change.
 */
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { modules } from './check/modules.ts'
import { freePort } from './shared/free-port.ts'
import { root } from './shared/root.ts'
import { watchFolder } from './shared/watch-folder.ts'
import { withoutAddress } from './shared/without-address.ts'
import { startDevServer } from './vite/dev-server.ts'

const port = Number(process.env.PORT ?? 8080)
const apiPort = await freePort()

const api = spawn(
  process.execPath,
  ['--watch-preserve-output', '--watch-path=src/server', '--watch-path=generated', 'src/server/main.ts'],
  {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(apiPort), HOST: '127.0.0.1' },
  },
)
api.stdout.pipe(withoutAddress()).pipe(process.stdout)

const apiUrl = `http://127.0.0.1:${apiPort}`
const vite = await startDevServer({ folder: root, port, api: apiUrl })
// Waits for the API, so that an early sign-in does not fail. A server that fails to start prints its own error.
const isUp = async (): Promise<boolean> =>
  (await fetch(`${apiUrl}/healthz`).catch(() => null))?.status === 200
const tellAddress = async (): Promise<void> => {
  while (!(await isUp())) await pause(200)
  vite.printUrls()
}
void tellAddress()

const checkModules = async (): Promise<void> => {
  const faults = await modules.run().catch(String)
  console.log(faults === null ? 'Modules: no fault.' : `Modules:\n${faults}`)
}

let pending: NodeJS.Timeout | undefined
watchFolder(`${root}/src/modules`, () => {
  clearTimeout(pending)
  pending = setTimeout(checkModules, 300)
})
await checkModules()

const stop = async (): Promise<void> => {
  api.kill()
  await vite.close()
  process.exit()
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
