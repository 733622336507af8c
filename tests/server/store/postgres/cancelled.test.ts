import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../src/server/store/database.ts'
import { openPostgres } from '../../../../src/server/store/postgres/open-postgres.ts'
import { withoutRequestSignal, withRequestSignal } from '../../../../src/server/store/request-signal.ts'
import {
  createTestDatabase,
  databaseKinds,
  type TestDatabase,
} from '../../../support/database/test-database.ts'

const running =
  "select count(*) as count from pg_stat_activity where query like '%pg_sleep(30)%' and pid <> pg_backend_pid() and state = 'active'"

describe.skipIf(!databaseKinds.includes('PostgreSQL'))('statements on PostgreSQL', () => {
  let created: TestDatabase
  let database: Database
  beforeAll(async () => {
    created = await createTestDatabase('PostgreSQL')
    database = openPostgres(created.url ?? '', () => undefined, 1)
  })
  afterAll(async () => {
    await database.close()
    await created.drop()
  })

  it('are cancelled after their time, and the connection is used again', async () => {
    await expect(database.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' })
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  it('have no limit while tables are changed', async () => {
    await database.exclusively(({ query }) => query('select pg_sleep(1.2)'))
  })

  it('are cancelled when the client of their request disconnects', async () => {
    const patient = openPostgres(created.url ?? '', () => undefined, 20)
    const controller = new AbortController()
    const reading = withRequestSignal(controller.signal, () => patient.query('select pg_sleep(30)'))
    await expect.poll(async () => (await database.query<{ count: number }>(running))[0]?.count).toBe(1)
    controller.abort()
    await expect(reading).rejects.toMatchObject({ code: '57014' })
    expect((await database.query<{ count: number }>(running))[0]?.count).toBe(0)
    const late = withRequestSignal(controller.signal, () => patient.query('select 1'))
    await expect(late, 'not started any more').rejects.toMatchObject({ name: 'AbortError' })
    expect(await patient.query('select 1 as one')).toEqual([{ one: 1 }])
    const shared = withRequestSignal(controller.signal, () =>
      withoutRequestSignal(() => patient.query('select 1 as one')),
    )
    expect(await shared, 'work that others wait for too').toEqual([{ one: 1 }])
    await patient.close()
  })
})
