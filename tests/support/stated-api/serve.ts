/**
 * Serves the stated API in front of a reference server with demo content: `node tests/support/stated-api/serve.ts
 * [--dist DIR] [--unknown 401|403|404]`, for a look in a browser. Prints the address and, at the end, what was called.
 */

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp } from '../../../src/server/app.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { admin, demoFolder } from '../server/start-server.ts'
import { refusals, startStatedApi } from './stated-proxy.ts'

const { values } = parseArgs({
  options: { dist: { type: 'string' }, unknown: { type: 'string' }, port: { type: 'string' } },
})
const unknown =
  Object.values(refusals).find(({ status }) => String(status) === values.unknown) ?? refusals.notFound
const { app } = await buildApp(
  readSettings({
    DATA_DIR: await demoFolder(),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'silent',
  }),
  { ...(values.dist !== undefined && { consoleFolder: resolve(values.dist) }) },
)
const target = await app.listen({ port: 0, host: '127.0.0.1' })
const api = await startStatedApi({ target, unknown })
console.log(`${api.url} ${admin.email} ${admin.password}`)
process.once('SIGTERM', () => {
  console.log(api.log())
  process.exit()
})
