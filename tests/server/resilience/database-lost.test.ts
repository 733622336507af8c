import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, buildApp } from '../../../src/server/app.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../support/database/test-database.ts'
import { eventually } from '../../support/disk/temporary-folder.ts'
import { freePort } from '../../support/free-port.ts'
import { startSession } from '../../support/server/start-session.ts'

/** Stands between API and database, and can be taken away. */
class Wire {
  readonly #target: URL
  readonly #sockets = new Set<Socket>()
  #server: Server | null = null
  readonly port: number

  constructor(target: URL, port: number) {
    this.#target = target
    this.port = port
  }

  open(): Promise<void> {
    this.#server = createServer((near) => {
      const far = connect(Number(this.#target.port), this.#target.hostname)
      for (const socket of [near, far]) {
        this.#sockets.add(socket)
        socket.on('error', () => socket.destroy()).on('close', () => this.#sockets.delete(socket))
      }
      near.pipe(far).pipe(near)
    })
    return new Promise((resolve) => this.#server?.listen(this.port, '127.0.0.1', resolve))
  }

  cut(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server?.close(() => resolve()))
    for (const socket of this.#sockets) socket.destroy()
    return closed
  }
}

describe.skipIf(!databaseKinds.includes('PostgreSQL'))('a database that goes away', () => {
  let database: TestDatabase
  let wire: Wire
  let api: App
  let token: string

  beforeAll(async () => {
    database = await createTestDatabase('PostgreSQL')
    const url = new URL(database.url ?? '')
    wire = new Wire(new URL(url), await freePort())
    await wire.open()
    url.port = String(wire.port)
    url.hostname = '127.0.0.1'
    api = await buildApp(readSettings({ DATABASE_URL: url.href, DEMO: 'false', LOG_LEVEL: 'silent' }))
    const { services } = api
    token = await startSession(services, { userId: 1, tokenVersion: 1 })
  }, 120_000)
  afterAll(async () => {
    await api.close()
    await wire.cut()
    await database.drop()
  })

  const ask = (url: string): Promise<{ statusCode: number; json: () => unknown }> =>
    api.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })

  it('answers 503 with a clear message, and recovers by itself', async () => {
    expect((await ask('/api/dua/all')).statusCode).toBe(200)
    expect((await ask('/readyz')).statusCode).toBe(200)
    await wire.cut()
    const refused = await ask('/api/dua/all')
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toEqual({
      success: false,
      code: 'server.databaseLost',
      message: 'The database cannot be reached at the moment. Please try again shortly.',
    })
    expect((await ask('/readyz')).statusCode).toBe(503)
    expect((await ask('/healthz')).statusCode).toBe(200)
    await wire.open()
    await eventually(async () => ((await ask('/api/dua/all')).statusCode === 200 ? true : null))
  })
})
