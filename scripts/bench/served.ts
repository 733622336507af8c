/**
 * A process that serves the console and the API, a bare Fastify handler with the same statements, the API without a
 * history, and the hand-written page with the same API. Controlled by its parent (`start-served.ts`).
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { makeEnvelope } from '../../src/contract/conventions/envelope.ts'
import { bearer } from '../../src/contract/conventions/session.ts'
import { buildApp } from '../../src/server/app.ts'
import { readSettings } from '../../src/server/settings.ts'
import type { Database } from '../../src/server/store/database.ts'
import { openEmbedded } from '../../src/server/store/embedded/open-embedded.ts'
import { openPostgres } from '../../src/server/store/postgres/open-postgres.ts'
import { startSession } from '../../tests/support/server/start-session.ts'
import { withoutHistory } from './api/without-history.ts'
import { fill } from './rows.ts'
import type { Answer, Order } from './start-served.ts'
import { handPage } from './web/hand-page.ts'

type Statement = Parameters<Database['query']>

let recorded: Statement[] | null = null

/** A database that records its statements while `recorded` is a list. */
const recording = (database: Database): Database => ({
  ...database,
  query: (...statement) => {
    recorded?.push(statement)
    return database.query(...statement)
  },
})

const settings = readSettings(process.env)
const database =
  settings.databaseUrl === null
    ? await openEmbedded(settings.dataDir, { reserve: settings.diskReserve, note: console.error })
    : openPostgres(settings.databaseUrl, () => undefined)
const { app, services } = await buildApp(settings, { database: recording(database) })
const { app: silent } = await buildApp(settings, { database: withoutHistory(database) })
const [admin] = await services.store.find('User', {}, { limit: 1 })
const token = await startSession(services, { userId: admin?.id ?? 0, tokenVersion: 1 })

let statements: readonly Statement[] = []
const bare = Fastify()
bare.get('/bare', async () => {
  const payload: unknown[] = []
  for (const statement of statements) payload.push(await database.query(...statement))
  // The first statement reads the user and is not part of the response.
  return makeEnvelope('', payload.slice(1))
})

const hand = createServer({ keepAliveTimeout: 72_000 })

/** Builds and serves the hand-written page, and the API under the same origin; returns its port. */
const listenHand = async (folder: string): Promise<number> => {
  const page = await handPage(folder)
  hand.on('request', (request, response) => {
    if (/^\/(api|files)\//.test(request.url ?? '')) app.routing(request, response)
    else page(request, response)
  })
  await new Promise<void>((resolve) => hand.listen(0, '127.0.0.1', resolve))
  return (hand.address() as AddressInfo).port
}

const start = async (handFolder: string | undefined): Promise<Answer> => {
  for (const server of [app, silent, bare]) await server.listen({ port: 0, host: '127.0.0.1' })
  const portOf = ({ server }: { server: Server }): number => (server.address() as AddressInfo).port
  const ports = { api: portOf(app), silent: portOf(silent), bare: portOf(bare) }
  return { ...ports, token, ...(handFolder !== undefined && { hand: await listenHand(handFolder) }) }
}

/**
 * Records the statements of a request, after a first call has created everything that it needs; returns their number.
 */
const record = async (path: string): Promise<number> => {
  const headers = bearer(token)
  await app.inject({ url: path, headers })
  recorded = []
  const { statusCode } = await app.inject({ url: path, headers })
  if (statusCode !== 200) throw new Error(`${path} returned ${statusCode}`)
  statements = recorded
  recorded = null
  return statements.length
}

const carryOut = async (order: Order): Promise<Answer> => {
  switch (order.do) {
    case 'start':
      return start(order.handFolder)
    case 'fill':
      await fill(database, order.rows, order.times)
      return {}
    case 'record':
      return { statements: await record(order.path) }
    case 'memory':
      return { rss: process.memoryUsage.rss() }
    case 'stop':
      hand.close()
      hand.closeAllConnections()
      for (const server of [bare, silent, app]) await server.close()
      return {}
  }
}

process.on('message', (order: Order) => {
  carryOut(order).then(
    (response) => {
      process.send?.(response)
      if (order.do === 'stop') process.disconnect()
    },
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.send?.({})
