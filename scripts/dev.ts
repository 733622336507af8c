/** Runs the API, restarted when its sources change, and Vite's development server in front of it on `PORT`. */
import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { freePort } from '../tests/support/free-port.ts'
import { root } from './shared/root.ts'

const port = Number(process.env.PORT ?? 8080)
const apiPort = await freePort()
process.env.DEV_API = `http://127.0.0.1:${apiPort}`

const api = spawn(
  process.execPath,
  ['--watch-preserve-output', '--watch-path=src/server', '--watch-path=generated', 'src/server/main.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: String(apiPort), HOST: '127.0.0.1' } },
)

const vite = await createServer({
  root: `${root}/src/console`,
  configFile: `${root}/vite.config.ts`,
  server: { port, strictPort: true },
})
await vite.listen()
vite.printUrls()

const stop = async (): Promise<void> => {
  api.kill()
  await vite.close()
  process.exit()
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
