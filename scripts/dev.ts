/**
 * Runs the API, restarted when its sources change, and Vite's development server in front of it on `PORT`. The modules
 * are checked at the start and on every change of them.
 */
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { freePort } from '../tests/support/free-port.ts'
import { modules } from './check/modules.ts'
import { root } from './shared/root.ts'
import { startDevServer } from './vite/dev-server.ts'

const port = Number(process.env.PORT ?? 8080)
const apiPort = await freePort()

const api = spawn(
  process.execPath,
  ['--watch-preserve-output', '--watch-path=src/server', '--watch-path=generated', 'src/server/main.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: String(apiPort), HOST: '127.0.0.1' } },
)

const vite = await startDevServer({ folder: root, port, api: `http://127.0.0.1:${apiPort}` })
vite.printUrls()

const checkModules = async (): Promise<void> => {
  const faults = await modules.run().catch(String)
  console.log(faults === null ? 'Modules: no fault.' : `Modules:\n${faults}`)
}

let pending: NodeJS.Timeout | undefined
watch(`${root}/src/modules`, { recursive: true }, () => {
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
