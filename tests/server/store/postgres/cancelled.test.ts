import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../src/server/store/database.ts'
import { DiskSpace } from '../../../../src/server/store/files/disk-space.ts'
import { throughPool, withoutRequestSignal, withRequestSignal } from '../../../../src/server/store/pool.ts'
import { openPostgres } from '../../../../src/server/store/postgres/open-postgres.ts'
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
    await expect.poll(async () => (await database.query<{ count: number }>(running))[0]?.count).toBe(0)
    const late = withRequestSignal(controller.signal, () => patient.query('select 1'))
    await expect(late, 'not started any more').rejects.toMatchObject({ name: 'AbortError' })
    expect(await patient.query('select 1 as one')).toEqual([{ one: 1 }])
    const shared = withRequestSignal(controller.signal, () =>
      withoutRequestSignal(() => patient.query('select 1 as one')),
    )
    expect(await shared, 'work that others wait for too').toEqual([{ one: 1 }])
    await patient.close()
  })

  it('are cancelled when they occupy every connection', async () => {
    const patient = openPostgres(created.url ?? '', () => undefined, 20)
    const controller = new AbortController()
    const reading = Array.from({ length: 10 }, () =>
      withRequestSignal(controller.signal, () => patient.query('select pg_sleep(30)')),
    )
    await expect.poll(async () => (await database.query<{ count: number }>(running))[0]?.count).toBe(10)
    controller.abort()
    const ended = await Promise.allSettled(reading)
    expect(ended.map((each) => each.status === 'rejected' && each.reason.code)).toEqual(
      reading.map(() => '57014'),
    )
    await patient.close()
  })

  it('run to their end when they cannot be cancelled', async () => {
    const controller = new AbortController()
    const pool = throughPool(
      {
        connectionString: created.url ?? '',
        onLost: () => undefined,
        cancel: () => Promise.reject(new Error('refused')),
      },
      new DiskSpace([], 0),
    )
    const reading = withRequestSignal(controller.signal, () => pool.query('select pg_sleep(0.5), 1 as one'))
    await expect
      .poll(async () => (await database.query(running.replace('30', '0.5')))[0])
      .toEqual({ count: 1 })
    controller.abort()
    expect(await reading).toMatchObject([{ one: 1 }])
    await pool.close()
  })

  it('continue when they send a message to other processes', async () => {
    const other = openPostgres(created.url ?? '', () => undefined)
    const received: string[] = []
    const { promise: begun, resolve } = Promise.withResolvers<unknown>()
    const stop = other.messages?.listen((text) => received.push(text), resolve)
    await begun
    await withRequestSignal(AbortSignal.abort(), async () => database.messages?.send('left'))
    await expect.poll(() => received).toEqual(['left'])
    stop?.()
    await other.close()
  })
})
