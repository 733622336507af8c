import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../support/database/test-database.ts'
import { started } from '../../support/server/started.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

type Remove = (api: TestApi, token: string, id: number) => Promise<TestResponse>

const remove: Remove = (api, token, id) => api.call('DELETE', `/api/user/delete/${id}`, { token })
const ban: Remove = (api, token, userId) =>
  api.call('PUT', '/api/user/update-banned-status', { token, body: { userId, banned: true } })
const unverify: Remove = (api, token, userId) =>
  api.call('PUT', '/api/user/update-verify-status', { token, body: { userId, verify: false } })

const ways: readonly [string, Remove, Remove][] = [
  ['delete', remove, remove],
  ['block', ban, ban],
  ['unverify', unverify, unverify],
  ['block and delete', ban, remove],
]

describe.each(databaseKinds)('the last super admin on %s', { timeout: 60_000 }, (kind) => {
  let database: TestDatabase
  /** Two servers on one database. */
  let one: TestApi
  let two: TestApi

  /** Two super admins, and nobody else who could sign in. */
  const onlyTwo = async (): Promise<{ id: number; token: string }[]> => {
    const { store } = one.services
    for (const { id } of await store.find('User', { roleId: 1 }))
      await store.transaction((writer) => writer.update('User', id, { banned: true }))
    return Promise.all(
      [1, 2].map(async () => {
        const { id } = await one.userWith([])
        await store.transaction((writer) => writer.update('User', id, { roleId: 1 }))
        return { id, token: await one.tokenOf(id) }
      }),
    )
  }
  const active = async (): Promise<number> =>
    (await one.services.store.find('User', { roleId: 1, banned: false, verified: true })).length

  /**
   * Sends both requests so that each has passed its checks before either writes: each on its own server, whose
   * writes to users wait until both are ready.
   */
  const atOnce = async (first: () => Promise<TestResponse>, second: () => Promise<TestResponse>) => {
    if (kind === 'PGlite') return Promise.all([first(), second()])
    const { database } = one.services
    let both: Promise<TestResponse[]> | undefined
    await database.transaction(async (transaction) => {
      await transaction.query('lock table app_user in exclusive mode')
      both = Promise.all([first(), second()])
      for (;;) {
        const waiting = await transaction.query(
          "select pid from pg_locks where not granted and relation = 'app_user'::regclass",
        )
        if (waiting.length === 2) return
      }
    })
    return (await both) ?? []
  }

  beforeAll(async () => {
    database = await createTestDatabase(kind, started)
    one = await startTestApi({ kind, on: database })
    two = await startTestApi({ kind, on: database })
  })
  afterAll(async () => {
    await one.end()
    await two.end()
    await database.drop()
  })

  it.each(ways)('remains when two users %s each other at the same time', async (_case, first, second) => {
    for (let round = 0; round < 3; round += 1) {
      const [a, b] = await onlyTwo()
      if (!a || !b) throw new Error('There are no two.')
      const responses = await atOnce(
        () => first(one, a.token, b.id),
        () => second(two, b.token, a.id),
      )
      expect(await active()).toBe(1)
      const [done, refused] = responses.toSorted((x, y) => x.status - y.status)
      expect(done?.status).toBe(200)
      // The embedded database runs one query at a time, and the later request may find its session ended.
      if (kind === 'PGlite' && refused?.status === 401) continue
      expect(refused).toMatchObject({
        status: 409,
        body: {
          message: 'Nobody else could sign in as SUPER ADMIN. Let somebody else hold this role first.',
        },
      })
    }
  })
})
