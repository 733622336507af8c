/**
 * A process that serves the API and, beside it, a bare Fastify handler that runs the same statements and the API without
 * a history; told what to do by its parent.
 */
import Fastify from 'fastify'
import { makeAnswer } from '../../../src/contract/conventions/envelope.ts'
import { bearer } from '../../../src/contract/conventions/session.ts'
import { buildApp } from '../../../src/server/app.ts'
import { readSettings } from '../../../src/server/settings.ts'
import type { Database } from '../../../src/server/store/database.ts'
import { openEmbedded } from '../../../src/server/store/embedded/open-embedded.ts'
import { openPostgres } from '../../../src/server/store/postgres/open-postgres.ts'
import { startSession } from '../../../tests/support/server/start-session.ts'
import type { Answer, Order } from './protocol.ts'
import { fill } from './rows.ts'
import { withoutHistory } from './without-history.ts'

type Statement = Parameters<Database['query']>

let recorded: Statement[] | null = null

/** The database, noting its statements while they are asked for. */
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
const { app, services } = await buildApp(settings, {
  database: recording(database),
  consoleFolder: '/nowhere',
})
const { app: silent } = await buildApp(settings, {
  database: withoutHistory(database),
  consoleFolder: '/nowhere',
})
const [admin] = await services.store.find('User', {}, { limit: 1 })
const token = await startSession(services, { userId: admin?.id ?? 0, tokenVersion: 1 })

const statements = new Map<string, readonly Statement[]>()
const bare = Fastify()
bare.get<{ Params: { name: string } }>('/bare/:name', async (request) => {
  const payload: unknown[] = []
  for (const statement of statements.get(request.params.name) ?? [])
    payload.push(await database.query(...statement))
  // The first one reads who asks; nobody is told.
  return makeAnswer('', payload.slice(1))
})

const portOf = (server: typeof app): number => {
  const address = server.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Notes the statements behind a request, once whatever is made at first use has been made. */
const record = async (name: string, path: string): Promise<number> => {
  const headers = bearer(token)
  await app.inject({ url: path, headers })
  recorded = []
  const { statusCode } = await app.inject({ url: path, headers })
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
  statements.set(name, recorded)
  recorded = null
  return statements.get(name)?.length ?? 0
}

const carryOut = async (order: Order): Promise<Answer> => {
  switch (order.do) {
    case 'start':
      await app.listen({ port: 0, host: '127.0.0.1' })
      await bare.listen({ port: 0, host: '127.0.0.1' })
      await silent.listen({ port: 0, host: '127.0.0.1' })
      return { api: portOf(app), bare: portOf(bare), silent: portOf(silent), token }
    case 'fill':
      await fill(database, order.rows)
      return {}
    case 'record':
      return { statements: await record(order.name, order.path) }
    case 'memory':
      return { rss: process.memoryUsage.rss() }
    case 'stop':
      await bare.close()
      await silent.close()
      await app.close()
      return {}
  }
}

process.on('message', (order: Order) => {
  carryOut(order).then(
    (answer) => {
      process.send?.(answer)
      if (order.do === 'stop') process.disconnect()
    },
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.send?.({})
