import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/shared/free-port.ts'
import { type App, buildApp } from '../../../src/server/app.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../support/database/test-database.ts'
import { Wire } from '../../support/database/wire.ts'
import { eventually } from '../../support/disk/temporary-folder.ts'
import { startSession } from '../../support/server/start-session.ts'
import { started } from '../../support/server/started.ts'

describe.skipIf(!databaseKinds.includes('PostgreSQL'))('a lost database', () => {
  let database: TestDatabase
  let wire: Wire
  let api: App
  let token: string

  beforeAll(async () => {
    database = await createTestDatabase('PostgreSQL', started)
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

  it('returns 503 with a clear message, and recovers without help', async () => {
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
