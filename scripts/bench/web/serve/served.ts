/**
 * A process that serves the console with its API as `npm start` does, and on further ports the page by hand: once with
 * the same API under its own origin, once without, so that it calls the API on another. Told how by its environment.
 */
import { createServer, type RequestListener } from 'node:http'
import { buildApp } from '../../../../src/server/app.ts'
import { readSettings } from '../../../../src/server/settings.ts'
import { serveBuilt } from './built-files.ts'
import type { Ports } from './start.ts'

const { HAND_FOLDER = '', PORTS = '{}' } = process.env
const ports: Ports = JSON.parse(PORTS)

const listen = (handler: RequestListener, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer({ keepAliveTimeout: 72_000 }, handler)
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })

const { app, close } = await buildApp(readSettings(process.env))
const isApi = (url = ''): boolean => /^\/(api|files)\//.test(url)
const hand = await serveBuilt(HAND_FOLDER, null)
await app.listen({ port: ports.console, host: '127.0.0.1' })
await listen((request, response) => {
  if (isApi(request.url)) app.routing(request, response)
  else hand(request, response)
}, ports.hand)
await listen(await serveBuilt(HAND_FOLDER, `http://127.0.0.1:${ports.console}`), ports.handElsewhere)

process.on('disconnect', () => {
  void close().finally(() => process.exit())
})
process.send?.({})
