import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLimiter } from '../../../src/server/auth/limits.ts'
import type { Database } from '../../../src/server/store/database.ts'
import { databaseKinds } from '../../support/database/test-database.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'

describe.each(databaseKinds)('counted attempts on %s', (kind) => {
  let api: TestApi
  let database: Database
  beforeAll(async () => {
    api = await startTestApi({ kind })
    database = api.services.database
  })
  afterAll(() => api.end())

  const rows = async (): Promise<string[]> =>
    (await database.query<{ key: string }>('select key from rate_limit order by key')).map(({ key }) => key)
  const rule = { name: 'test', tries: 3, seconds: 60, refusal: 'limit.requests' as const }

  it('have one count for all processes, also with concurrent attempts', async () => {
    const limiters = [createLimiter(database, rule), createLimiter(database, rule)]
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => limiters[index % 2]?.use('key')),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await expect(limiters[0]?.check('key')).rejects.toThrow('Too many requests. Try again in 60 seconds.')
    await expect(limiters[0]?.check('other')).resolves.toBeUndefined()
    await limiters[1]?.reset('key')
    await expect(limiters[0]?.use('key')).resolves.toBeUndefined()
  })

  it('contain neither e-mail nor network addresses', async () => {
    await createLimiter(database, rule).use('somebody@example.org')
    expect((await rows()).join()).not.toContain('somebody')
  })

  it('are deleted some time after they expire', async () => {
    const now = Date.now()
    await database.query('insert into rate_limit (key, points, expire) values ($1, 1, $2), ($3, 1, $4)', [
      ...['old', now - 2 * 3_600_000],
      ...['young', now + 3_600_000],
    ])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      createLimiter(database, rule)
      await vi.advanceTimersByTimeAsync(5 * 60_000 + 1)
    } finally {
      vi.useRealTimers()
    }
    await expect.poll(rows).not.toContain('old')
    expect(await rows()).toContain('young')
  })
})
