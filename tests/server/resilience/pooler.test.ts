import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, buildApp } from '../../../src/server/app.ts'
import { restoreDump } from '../../../src/server/dump/restore.ts'
import { writeDump } from '../../../src/server/dump/write-dump.ts'
import { readSettings } from '../../../src/server/settings.ts'
import type { Database } from '../../../src/server/store/database.ts'
import { unguardedFileStore } from '../../../src/server/store/files/open-files.ts'
import { openPostgres } from '../../../src/server/store/postgres/open-postgres.ts'
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../../support/database/pgbouncer.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../support/database/test-database.ts'
import { temporaryFolder } from '../../support/disk/temporary-folder.ts'
import { started } from '../../support/server/started.ts'

const possible = databaseKinds.includes('PostgreSQL') && (await hasPgBouncer())
const reason = possible ? '' : ' (left out: needs PostgreSQL and PgBouncer)'

describe.skipIf(!possible)(`behind a pooler that pools transactions${reason}`, { timeout: 120_000 }, () => {
  let database: TestDatabase
  let pooler: PgBouncer
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let apps: App[]
  let token: string

  const url = (): string => pooler.through(database.url ?? '')
  const open = (): Database => openPostgres(url(), () => undefined)
  const start = (): Promise<App> =>
    buildApp(
      readSettings({ DATABASE_URL: url(), DATA_DIR: folder.path, DEMO: 'false', LOG_LEVEL: 'silent' }),
      { consoleFolder: '/nowhere' },
    )

  beforeAll(async () => {
    database = await createTestDatabase('PostgreSQL')
    pooler = await startPgBouncer(database.url ?? '')
    folder = await temporaryFolder()
    // At the same time: one process creates the tables, the others wait.
    apps = await Promise.all([start(), start(), start()])
    token = (await apps[0]?.services.tokens.issue({ userId: 1, tokenVersion: 1, sessionId: null })) ?? ''
  }, 120_000)
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()))
    await pooler.stop()
    await database.drop()
    await folder.remove()
  })

  const ask = async (method: 'GET' | 'POST', path: string, payload?: object): Promise<number> => {
    const app = apps[Math.floor(Math.random() * apps.length)]?.app
    const headers = { authorization: `Bearer ${token}` }
    const response = await app?.inject({ method, url: path, headers, ...(payload ? { payload } : {}) })
    return response?.statusCode ?? 0
  }

  it('serves many concurrent requests', async () => {
    const answered = await Promise.all(
      Array.from({ length: 300 }, (_, number) =>
        number % 4 === 0
          ? ask('POST', '/api/dua-category/create', { title: `Category ${number}` })
          : ask('GET', '/api/dua-category/all?pageSize=10'),
      ),
    )
    expect(answered.filter((status) => status !== 200)).toEqual([])
    const total = await apps[0]?.services.store.count('DuaCategory', {})
    expect(total).toBe(75)
  })

  it('changes tables in one process at a time', async () => {
    const [one, two] = [open(), open()]
    await one.query('create table counter as select 0 as value')
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        (number % 2 === 0 ? one : two).exclusively(async (transaction) => {
          const [row] = await transaction.query<{ value: number }>('select value from counter')
          await transaction.query('update counter set value = $1', [Number(row?.value) + 1])
        }),
      ),
    )
    expect(await one.query('select value from counter')).toEqual([{ value: 20 }])
    await one.query('drop table counter')
    await Promise.all([one.close(), two.close()])
  })

  it('leaves no state in a pooled session', async () => {
    const one = open()
    expect(await one.query('select name from pg_prepared_statements')).toEqual([])
    const left = `select count(*) as left from pg_locks where locktype = 'advisory' and database =
      (select oid from pg_database where datname = current_database())`
    expect(await one.query(left)).toEqual([{ left: 0 }])
    await one.close()
  })

  it('is dumped and restored', async () => {
    const app = apps[0]
    if (!app) throw new Error('No server.')
    const path = join(folder.path, 'a.dump')
    const { settings, uploadFolder } = app.services
    const files = unguardedFileStore(settings)
    const one = open()
    const written = await writeDump(one, files, path, () => undefined)
    const parts = { tables: app.services.contract.tables, files, temporaryFolder: uploadFolder, force: true }
    const restored = await restoreDump(path, { database: one, ...parts }, () => undefined)
    expect(restored).toEqual(written)
    await one.close()
  })
})

describe.skipIf(!databaseKinds.includes('PostgreSQL'))('connected to PostgreSQL itself', () => {
  it('has the statement planned once that every request begins with', async () => {
    const database = await createTestDatabase('PostgreSQL', started)
    const settings = readSettings({ DATABASE_URL: database.url ?? '', DEMO: 'false', LOG_LEVEL: 'silent' })
    const api = await buildApp(settings, { consoleFolder: '/nowhere' })
    const token = await api.services.tokens.issue({ userId: 1, tokenVersion: 1, sessionId: null })
    const headers = { authorization: `Bearer ${token}` }
    expect((await api.app.inject({ url: '/api/privilege', headers })).statusCode).toBe(200)
    const named = await api.services.database.query<{ name: string }>(
      'select name from pg_prepared_statements',
    )
    expect(named.map(({ name }) => name)).toEqual([expect.stringMatching(/^planned_once_/)])
    await api.close()
    await database.drop()
  })
})
